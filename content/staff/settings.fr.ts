import type { FactId } from "#app/model/editing/facts.ts";
import type { PriceSection } from "#app/model/estimate/price-sections.ts";
import type { TypicalJob } from "#app/model/estimate/typical-job.ts";
import type { LetterBlank } from "#app/model/leads/letter-blanks.ts";
import { brandWords } from "./brand.fr.ts";

const typicalJobs: Readonly<Record<TypicalJob, string>> = {
	"house-ducts": "Maison, 10 bouches",
	"ducts-and-dryer": "Maison, 14 bouches, et sécheuse par le toit",
	"ducts-and-exchanger": "Maison, 10 bouches, et échangeur d’air",
	"two-rugs": "Tapis de laine de 40 pi² et synthétique de 60 pi²",
	"sofa-and-mattress": "Sofa de 3 places taché et matelas grand lit",
	apartment: "Ménage d’un 4½ ordinaire",
	building: "Immeuble de 12 logements",
	office: "Bureau de 2 500 pi², le soir",
};

/** The words of the settings. French is the original; `settings.en.ts` must have the same shape. */
export const settingsWords = {
	title: "Réglages",
	lead: "Ce que tout le site dit de l’entreprise. Ce que vous publiez ici se voit partout, tout de suite.",
	tabs: "Pages des réglages",
	names: {
		overview: "Aperçu",
		brand: "Marque",
		services: "Services",
		identity: "Entreprise",
		trust: "Confiance",
		hours: "Horaire",
		areas: "Secteurs",
		prices: "Prix",
		promotions: "Promotions",
		closing: "Raisons de perte",
		appointments: "Rendez-vous",
		crews: "Équipes",
		letters: "Modèles",
	},
	leads: {
		brand:
			"Le nom, le logo, les couleurs et la police. Pages, courriels, soumissions et icônes suivent dès la publication.",
		services:
			"Les services que le public voit, leur ordre et leur image. Un service masqué quitte les menus, l’estimation et les moteurs de recherche; ses demandes restent.",
		identity:
			"Le nom, le téléphone, le courriel et l’adresse : en-tête, pied de page, courriels et moteurs de recherche.",
		trust:
			"Ce que les gens demandent avant d’ouvrir leur porte. Ce qui est rempli paraît dans les conditions et aux pages À propos et Garantie; ce qui est vide n’y paraît pas. Les pages d’avis paraissent sur la page de la demande et dans le courriel, une fois le travail terminé.",
		hours:
			"Les heures où quelqu’un répond, et les jours où personne ne répond. Aucune visite n’est proposée un jour de fermeture.",
		areas:
			"Où l’équipe se rend. Un visiteur dont le code postal n’est pas ici peut envoyer sa demande quand même, ou s’inscrire à la liste d’attente. Si vous ajoutez son secteur, il reçoit un courriel à condition que l’envoi « Secteur ouvert » soit activé.",
		prices:
			"Avant taxes. Un prix publié change l’estimation, les pages des services et l’accueil; les estimations déjà envoyées gardent le leur.",
		promotions: "Elles commencent et se terminent d’elles-mêmes, à minuit à Montréal.",
		closing:
			"Ce que l’équipe choisit quand elle ferme une demande perdue. Une raison retirée de la liste garde son nom dans les demandes déjà fermées. Les clients ne voient pas ces raisons.",
		appointments:
			"Quand les équipes peuvent arriver, et comment les clients choisissent leur moment dans l’estimation. Les rendez-vous déjà pris ne changent pas.",
		letters: "Les textes que l’équipe insère dans ses réponses aux demandes, en français et en anglais.",
	},
	/** Used in the audit log, after "a publié". */
	entries: {
		brand: "la marque",
		"service-list": "la liste des services",
		company: "les renseignements de l’entreprise",
		"service-area": "les codes postaux desservis",
		prices: "les prix",
		promotions: "les promotions",
		"closing-reasons": "les raisons de perte",
		appointments: "les réglages des rendez-vous",
		letters: "les modèles de réponse",
	} satisfies Readonly<Record<FactId, string>>,
	draftWaits: "Brouillon non publié",
	publishedOn: "Publié le",
	asShipped: "Tel que livré avec le site.",
	neverPublished: "Aucune publication pour l’instant.",
	preview: { fr: "Voir la page avec ce brouillon", en: "Voir la page anglaise" },
	newTab: "(nouvel onglet)",
	publish: "Publier",
	saveDraft: "Garder en brouillon",
	discard: "Abandonner le brouillon",
	changed: "(changé)",
	notices: {
		saved: "Brouillon gardé. Les visiteurs ne voient rien de changé.",
		published: "Publié : les visiteurs le voient maintenant.",
		same: "Rien n’a changé : c’est déjà ce que les visiteurs voient.",
		discarded: "Brouillon abandonné. Voici ce que les visiteurs voient.",
		removed: "Promotion retirée.",
	},
	/** For settings that only members see. */
	team: {
		notices: {
			saved: "Brouillon gardé. L’équipe utilise encore ce qui est publié.",
			published: "Publié : l’équipe l’utilise maintenant.",
			same: "Rien n’a changé : c’est déjà ce que l’équipe utilise.",
			discarded: "Brouillon abandonné. Voici ce que l’équipe utilise.",
			removed: "",
		},
	},
	conflict: {
		text: "Quelqu’un d’autre a changé ces champs pendant que vous écriviez. Rien n’a été remplacé, et tout ce que vous avez écrit est encore ici. Comparez, puis publiez de nouveau pour garder votre version.",
		theirs: "En ce moment",
		yours: "Ce que vous avez écrit",
	},
	typicalJobs: typicalJobs,
	brand: brandWords,
	overview: {
		firstDay: "Premier jour : la liste avant d’annoncer le site",
		reference: (sample: string) => `Références comme ${sample}`,
		services: (shown: number) => (shown === 1 ? "1 service montré" : `${shown} services montrés`),
		trust: (filled: number) =>
			filled === 0 ? "Rien de rempli" : filled === 1 ? "1 renseignement rempli" : `${filled} renseignements remplis`,
		openDays: (days: number) => (days === 1 ? "Ouvert 1 jour par semaine" : `Ouvert ${days} jours par semaine`),
		nextHoliday: (day: string) => `Prochain jour fermé : ${day}`,
		noHoliday: "Aucun jour fermé à venir",
		codes: (count: number) => (count === 1 ? "1 début de code postal" : `${count} débuts de codes postaux`),
		ducts: (range: string) => `Conduits de ventilation : ${range}`,
		windows: (count: number) => (count === 1 ? "1 plage d’arrivée" : `${count} plages d’arrivée`),
		notice: (hours: number, days: number) =>
			`Préavis de ${hours} h, ${days === 1 ? "1 jour" : `${days} jours`} d’avance`,
		modes: (count: Readonly<Record<"instant" | "on-request" | "by-phone", number>>) =>
			`Services : ${count.instant} en réservation immédiate, ${count["on-request"]} sur demande, ${count["by-phone"]} par téléphone`,
		promotions: ({ running, coming, ended }: Readonly<Record<"running" | "coming" | "ended", number>>) =>
			`${running} en cours, ${coming} à venir, ${ended} ${ended > 1 ? "terminées" : "terminée"}`,
	},
	appointments: {
		/** What each way of choosing means. */
		modes: {
			instant: {
				label: "Immédiate",
				hint: "Client : choisit un moment, et le rendez-vous est pris quand la demande est envoyée. Il peut le déplacer ou l’annuler jusqu’à 24 h avant.\nÉquipe : le trouve dans l’agenda et envoie le prix. Le travail commence seulement après un prix accepté.",
			},
			"on-request": {
				label: "Sur demande",
				hint: "Client : choisit un moment, et lit que c’est une demande à confirmer.\nÉquipe : confirme le moment en un clic dans la demande, ou en propose un autre.",
			},
			"by-phone": {
				label: "Par téléphone",
				hint: "Client : ne voit pas de moments. Il indique ses jours préférés, et lit que nous fixons le moment au téléphone.\nÉquipe : appelle, puis prend le rendez-vous.",
			},
		},
		notices: {
			saved: "Brouillon gardé. Les visiteurs et l’équipe utilisent encore ce qui est publié.",
			published: "Publié : l’estimation propose maintenant les moments selon ces règles.",
			same: "Rien n’a changé : c’est déjà ce qui est publié.",
			discarded: "Brouillon abandonné. Voici ce qui est publié.",
			removed: "",
		},
		/** Why visitors are offered no windows for a service. */
		obstacles: {
			lengthUnknown:
				"Personne ne connaît la durée d’avance : aucun moment n’est proposé, quel que soit le choix. L’équipe appelle le client.",
			noCrew:
				"Aucune équipe active ne fait ce service : aucun moment n’est proposé, quel que soit le choix. Ajoutez-le à une équipe dans Équipes.",
		},
	},
	areas: {
		codes: { label: "Codes postaux desservis", hint: "Chaque début de code appartient à un seul secteur." },
	},
	prices: {
		version: (version: string) => `Version ${version}.`,
		published: { label: "Prix affichés", hint: "Ceux que les pages du site nomment." },
		sections: {
			ventilation: "Conduits de ventilation",
			dryer: "Conduit de sécheuse",
			exchanger: "Échangeur d’air",
			rugs: "Tapis",
			furniture: "Meubles et matelas",
			stains: "Taches, sur tout textile",
			houseCleaning: "Grand ménage",
			condo: "Immeuble et copropriété",
			commercial: "Usine, commerce, bureau",
			visit: "Toute visite",
		} satisfies Readonly<Record<PriceSection, string>>,
		preview: "Ce que l’estimation dira",
		previewText: "Huit demandes fréquentes, avant taxes. Le tableau suit ce que vous écrivez.",
		request: "Demande",
		now: "Maintenant",
		after: "Avec ces prix",
	},
	promotions: {
		add: "Nouvelle promotion",
		formLead:
			"Le rabais vaut quand tous les services cochés se font à la même visite. Un prix barré exige une preuve datée.",
		states: { running: "En cours", coming: "À venir", ended: "Terminée" },
		groups: { running: "En cours", coming: "À venir", new: "Jamais publiées", ended: "Terminées" },
		none: "Aucune promotion en cours. Les pages du site n’en montrent pas.",
		period: (from: string, to: string) => `du ${from} au ${to}`,
		remove: "Retirer la promotion",
		comesOn: (day: string) => `Publié : les visiteurs le verront le ${day}.`,
		preview: "Ce que l’estimation dira",
		previewText: (day: string) => `Les demandes fréquentes qui y ont droit, avant taxes, le ${day}.`,
		previewLater: "Choisissez les services, le rabais et les dates : les demandes qui y ont droit paraîtront ici.",
		secondRug: "Un pourcentage sur les tapis seuls s’applique au moins cher de deux tapis.",
		plain: "Les services cochés, sans autre détail",
		without: "Sans le code",
		with: "Avec le code",
		startedStays: "Une promotion déjà commencée reste dans la liste, même si la version rétablie ne l’a pas.",
	},
	letters: {
		add: "Nouveau modèle",
		formLead:
			"Le texte s’insère dans la réponse, dans la langue de la demande. La personne qui répond le relit et le change avant l’envoi.",
		groups: { offered: "Proposés dans le menu", retired: "Retirés du menu" },
		none: "Aucun modèle : le menu « Insérer un modèle » ne paraît pas.",
		reset: "Reprendre le texte d’origine",
		preview: "Ce que la cliente ou le client lira",
		previewText: "Rempli pour une demande d’exemple. L’aperçu suit ce que vous écrivez.",
		languages: { fr: "En français", en: "En anglais" },
		empty: "Rien d’écrit pour l’instant.",
		blanks: "Champs qui se remplissent",
		blanksText: "Écrivez-les tels quels, accolades comprises, dans l’objet ou dans le texte.",
		meanings: {
			"{greeting}": "Le bonjour, avec le nom s’il est connu",
			"{reference}": "Le numéro de la demande",
			"{range}": "La fourchette de l’estimation",
			"{date}": "Le rendez-vous pris, ou un jour à proposer",
			"{follow}": "Une phrase, avec le lien pour ajouter des photos",
			"{member}": "Le nom de qui répond, et celui de l’entreprise",
			"{phone}": "Le téléphone de l’entreprise",
		} satisfies Readonly<Record<`{${LetterBlank}}`, string>>,
		notices: {
			saved: "Brouillon gardé. Le menu des modèles n’a pas changé.",
			published: "Publié : le menu des modèles propose maintenant ce texte.",
			same: "Rien n’a changé : c’est déjà le texte publié.",
			discarded: "Brouillon abandonné. Voici le texte publié.",
			removed: "Modèle retiré.",
		},
		history: {
			current: "Le texte publié",
			restored: "Version rétablie : le menu des modèles la propose maintenant.",
			same: "C’est déjà le texte publié.",
		},
	},
	history: {
		title: "Historique",
		link: "Historique",
		of: (name: string) => `Historique : ${name}`,
		lead: "Chaque publication, la plus récente d’abord. Une version rétablie est publiée tout de suite et devient la plus récente; un brouillon en cours reste tel quel.",
		original: "Livré avec le site",
		current: "Ce que les visiteurs voient",
		before: "Avant",
		after: "Après",
		empty: "(vide)",
		nothing: "Aucun champ ne diffère.",
		restore: "Rétablir cette version",
		restored: "Version rétablie : les visiteurs la voient maintenant.",
		same: "C’est déjà ce que les visiteurs voient.",
		unfit: "Cette version ne peut plus être publiée telle quelle. Reprenez ses valeurs dans le formulaire.",
	},
};

export type SettingsWords = typeof settingsWords;
