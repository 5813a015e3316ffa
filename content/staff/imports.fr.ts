import type { FileFault } from "#app/model/customers/check-file.ts";
import type { ImportStatus } from "#app/model/customers/customer-import.ts";
import type { ImportColumn } from "#app/model/customers/import-columns.ts";
import type { LineFaultCode } from "#app/model/customers/import-line.ts";

/** What each column is for, in the order of the template. */
const columns: Readonly<Record<ImportColumn, string>> = {
	name: "Obligatoire.",
	email: "Le courriel ou le téléphone est obligatoire.",
	phone: "Dix chiffres, par exemple 514 555-0123.",
	street: "Numéro et rue.",
	unit: "Appartement ou bureau.",
	city: "Par exemple Laval.",
	postalCode: "Par exemple H2T 1S6.",
	language: "Français ou anglais. Français si la cellule est vide.",
	day: "Obligatoire : le jour du travail ou du dernier échange, par exemple 2026-03-25 ou 25/03/2026. Au plus 24 mois en arrière.",
	service: "Le nom d’un service du site, en français ou en anglais.",
	amount: "Le prix payé avant taxes, par exemple 1 234,50 $.",
	note: "Ce que l’équipe doit savoir.",
	promotions: "Oui ou non. Un oui demande un courriel, la date et la preuve.",
	promotionsDate: "Le jour où la personne a accepté les promotions.",
	promotionsProof: "Comment elle a accepté, par exemple « formulaire papier 12 ».",
};

/** What is wrong and what to do. The page shows the value before it. */
const faults: Readonly<Record<LineFaultCode, string>> = {
	"name-missing": "Le nom manque. Écrivez-le.",
	"reach-missing": "Il n’y a ni courriel ni téléphone. Écrivez l’un des deux.",
	"email-wrong": "Ce n’est pas une adresse complète. Écrivez par exemple nom@exemple.ca.",
	"phone-wrong": "Ce n’est pas un numéro à dix chiffres. Écrivez par exemple 514 555-0123.",
	"postal-wrong": "Ce n’est pas un code postal canadien. Écrivez par exemple H2T 1S6.",
	"language-wrong": "Écrivez « français » ou « anglais », ou laissez la cellule vide.",
	"too-long": "C’est trop long. Raccourcissez le texte.",
	"date-missing": "La date manque. Écrivez-la, par exemple 2026-03-25.",
	"date-wrong": "Ce n’est pas une date. Écrivez par exemple 2026-03-25 ou 25/03/2026.",
	"date-future": "Cette date est dans l’avenir. Corrigez-la.",
	"date-old": "Cette date a plus de 24 mois : nous ne gardons rien d’aussi ancien. Retirez la ligne.",
	"service-wrong":
		"Aucun service du site ne porte ce nom. Écrivez un nom de la liste de la page des importations, ou laissez la cellule vide.",
	"amount-wrong": "Ce n’est pas un montant. Écrivez par exemple 1 234,50 $.",
	"answer-wrong": "Écrivez « oui » ou « non », ou laissez la cellule vide.",
	"consent-email-missing":
		"Des promotions sans courriel ne sont pas possibles. Ajoutez le courriel, ou écrivez « non ».",
	"consent-proof-missing":
		"La preuve manque. Écrivez comment la personne a accepté, ou écrivez « non » sous Promotions.",
	repeated: "Cette ligne dit la même chose qu’une autre. Retirez l’une des deux.",
	"cells-extra":
		"La ligne a plus de cellules que l’en-tête. Mettez entre guillemets le texte qui contient un séparateur.",
};

const fileFaults: Readonly<Record<FileFault["code"], string>> = {
	"not-text":
		"Ce fichier n’est pas un fichier CSV. Dans Excel, choisissez Fichier, Enregistrer sous, CSV UTF-8, puis envoyez ce fichier-là.",
	empty: "Ce fichier n’a aucune ligne sous l’en-tête. Vérifiez que c’est le bon fichier.",
	"too-many-lines": "Ce fichier a plus de 5 000 lignes. Partagez-le en plusieurs fichiers, chacun avec son en-tête.",
	"too-many-columns": "Ce fichier a plus de 60 colonnes. Gardez celles de la liste ci-dessous.",
	"quote-open": "Un guillemet s’ouvre et ne se ferme pas.",
	"columns-missing": "Il manque une colonne obligatoire dans la première ligne :",
	"columns-repeated": "Une colonne figure deux fois dans la première ligne :",
};

const statuses: Readonly<Record<ImportStatus, string>> = {
	checked: "Vérifié",
	running: "En cours",
	done: "Terminée",
	undoing: "Annulation en cours",
	undone: "Annulée",
};

const lines = (count: string, isOne: boolean) => (isOne ? `${count} ligne` : `${count} lignes`);

export const importWords = {
	title: "Importations",
	lead: "Ajoutez vos clients et leurs travaux passés à partir d’un fichier CSV. Le fichier entier est vérifié d’abord, et une importation peut être annulée.",
	customers: "Clients",
	statuses,
	upload: {
		heading: "Importer un fichier",
		file: "Fichier CSV",
		hint: "Au plus 5 Mo et 5 000 lignes. La vérification ne crée rien.",
		submit: "Vérifier le fichier",
		missing: "Choisissez d’abord un fichier.",
		"too-large": "Ce fichier dépasse 5 Mo. Partagez-le en plusieurs fichiers, chacun avec son en-tête.",
		busy: "Le serveur reçoit trop de fichiers en ce moment. Réessayez dans une minute.",
		known: "Ce fichier a déjà été importé. Pour le reprendre, annulez d’abord cette importation.",
		knownLink: "Ouvrir cette importation",
		faults: fileFaults,
		openQuote: (line: number) => `Voyez la ligne ${line} : fermez le guillemet, ou retirez-le.`,
		either: " ou ",
	},
	prepare: {
		heading: "Préparer le fichier",
		text: "La première ligne nomme les colonnes, dans n’importe quel ordre. Chaque ligne suivante est un travail ou un client. Les colonnes d’un autre nom sont ignorées.",
		template: "Télécharger le modèle",
		services: "Les services :",
		columns,
	},
	list: {
		heading: "Fichiers",
		none: "Aucun fichier pour l’instant.",
		by: (name: string) => `par ${name}`,
		lines,
		problems: (count: string, isOne: boolean) => (isOne ? `${count} ligne à corriger` : `${count} lignes à corriger`),
		discarded: "La vérification est supprimée. Rien n’a été importé.",
	},
	back: "Toutes les importations",
	checked: {
		state: "Vérification terminée. Rien n’est encore créé.",
		expired: "Cette vérification date de plus d’un jour et ne peut plus être importée. Vérifiez le fichier de nouveau.",
		again: "Vérifier le fichier de nouveau",
		facts: { file: "Fichier", at: "Vérifié", until: "Effacé sans importation", ignored: "Colonnes ignorées" },
		heading: "Ce qui serait créé",
		known: (count: string, isOne: boolean) =>
			isOne
				? "1 ligne vient d’une importation précédente (mêmes nom, coordonnées, date, service et montant) et sera laissée de côté."
				: `${count} lignes viennent d’une importation précédente (mêmes nom, coordonnées, date, service et montant) et seront laissées de côté.`,
		nothingNew: "Ce fichier n’a aucune nouvelle ligne.",
		nothing: "Aucune ligne ne peut être importée. Corrigez le fichier, puis vérifiez-le de nouveau.",
		leads: (count: string, isOne: boolean) => (isOne ? `${count} demande terminée` : `${count} demandes terminées`),
		jobs: (count: string) => `dont ${count} avec un montant`,
		consents: (count: string, isOne: boolean) =>
			isOne
				? `${count} consentement aux promotions, avec sa preuve`
				: `${count} consentements aux promotions, avec leur preuve`,
		quiet: "Aucun courriel ne part et aucune tâche n’est créée.",
		sample: "Les premières lignes",
		line: "Ligne",
		customer: "Client",
		day: "Date",
		amount: "Montant",
		start: (count: string, isOne: boolean) => `Importer ${lines(count, isOne)}`,
		leaveOut: (count: string, isOne: boolean) =>
			isOne ? `Laisser de côté la ligne à corriger` : `Laisser de côté les ${count} lignes à corriger`,
		leaveOutMissing:
			"Corrigez le fichier et vérifiez-le de nouveau, ou cochez la case pour laisser ces lignes de côté.",
		discard: "Supprimer cette vérification",
		discardText: "Sans importation, cette vérification s’efface d’elle-même après un jour.",
	},
	problems: {
		heading: (count: string, isOne: boolean) => (isOne ? "1 ligne à corriger" : `${count} lignes à corriger`),
		text: "Corrigez-les dans votre fichier, puis vérifiez-le de nouveau.",
		leftOut:
			"Elles n’ont pas été importées. Corrigez-les dans votre fichier, puis vérifiez-le de nouveau : les lignes déjà importées seront laissées de côté.",
		until: (date: string) => `Cette liste s’efface après le ${date}.`,
		line: (line: number, name: string) => (name ? `Ligne ${line}, ${name}` : `Ligne ${line}`),
		first: (line: number) => `La première est la ligne ${line}.`,
		empty: "vide",
		faults,
		pages: "Pages des lignes à corriger",
		page: (page: number, pages: number) => `Page ${page} de ${pages}`,
		previous: "Page précédente",
		next: "Page suivante",
	},
	running: {
		state: "Importation en cours. Vous pouvez fermer cette page : elle continue.",
		progress: "Avancement de l’importation",
		count: (done: string, all: string) => `${done} lignes sur ${all}`,
		refresh: "Actualiser",
	},
	done: {
		state: "Importation terminée.",
		created: (count: string, isOne: boolean) => (isOne ? `${count} demande créée` : `${count} demandes créées`),
		consents: (count: string, isOne: boolean) =>
			isOne ? `${count} consentement aux promotions ajouté` : `${count} consentements aux promotions ajoutés`,
		heading: "Résultat",
		started: "Importé",
		leftOut: "Laissées de côté",
		known: "Déjà importées avant",
		see: "Voir les clients",
	},
	undo: {
		heading: "Annuler l’importation",
		text: "Les demandes créées par ce fichier sont supprimées, sauf celles auxquelles l’équipe ou le client a ajouté quelque chose depuis. Les consentements du fichier prennent fin.",
		until: (date: string) => `Possible jusqu’au ${date}.`,
		confirm: "Oui, annuler cette importation",
		confirmMissing: "Cochez la case pour confirmer.",
		submit: "Annuler l’importation",
		state: "Annulation en cours. Vous pouvez fermer cette page : elle continue.",
		progress: "Avancement de l’annulation",
	},
	undone: {
		state: "Importation annulée.",
		at: "Annulé",
		deleted: (count: string, isOne: boolean) => (isOne ? `${count} demande supprimée` : `${count} demandes supprimées`),
		consents: (count: string, isOne: boolean) =>
			isOne ? `${count} consentement terminé` : `${count} consentements terminés`,
		keptHeading: (count: string, isOne: boolean) => (isOne ? `${count} demande gardée` : `${count} demandes gardées`),
		keptText: "Quelqu’un y a travaillé depuis l’importation.",
		gone: "effacée depuis",
		more: (count: string) => `Et ${count} ${count === "1" ? "autre" : "autres"}.`,
		again: "Le même fichier peut être importé de nouveau.",
	},
};

export type ImportWords = typeof importWords;
