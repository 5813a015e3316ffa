import type { RedirectProblem } from "#app/model/editing/legacy-redirect.ts";

/** Error messages for redirects. */
const problems: Readonly<Record<RedirectProblem["kind"], string>> = {
	"path-wrong": "n’est pas une adresse de ce site. Exemple : /ancienne-page",
	answers: "est l’adresse d’une page du site : elle ne peut pas mener ailleurs.",
	reserved: "est réservée au fonctionnement du site : l’administration, les fichiers et les adresses techniques.",
	covers: "cacherait cette page du site :",
	repeated: "figure deux fois dans la liste.",
	"target-unknown": "ne mène à aucune page du site :",
	loop: "ramène à elle-même :",
};

export const redirectWords = {
	title: "Redirections",
	lead: "Les anciennes adresses mènent à la bonne page, en un seul pas. Quand l’adresse d’un article ou d’un sujet du blogue change, sa redirection s’ajoute d’elle-même.",
	test: {
		heading: "Essayer une adresse",
		label: "Adresse",
		hint: "Par exemple /nettoyage-tapis",
		submit: "Essayer",
		leads: (path: string, target: string) => `${path} mène à ${target}.`,
		answers: (path: string) => `${path} est une page du site : elle répond elle-même.`,
		nothing: (path: string) => `${path} ne mène nulle part : la page « introuvable » s’affiche.`,
	},
	add: {
		heading: "Ajouter",
		from: "Ancienne adresse",
		to: "Nouvelle page",
		toHint: "L’adresse d’une page, d’un article ou d’un sujet du site, par exemple /contactez-nous",
		submit: "Ajouter",
		added: (count: number) => (count === 1 ? "1 redirection enregistrée." : `${count} redirections enregistrées.`),
	},
	import: {
		heading: "Importer",
		label: "Fichier CSV",
		hint: "Deux colonnes : l’ancienne adresse, puis la page. Si une seule ligne ne va pas, rien n’est importé.",
		file: "Choisir un fichier",
		submit: "Importer",
		unreadable: "Ce texte n’est pas un fichier CSV lisible : un guillemet n’est pas fermé. Fermez-le, puis réessayez.",
		empty: "Il n’y a rien à importer. Choisissez un fichier ou collez des lignes.",
	},
	list: {
		heading: (count: number) => `${count} ${count < 2 ? "redirection" : "redirections"}`,
		filter: "Chercher dans la liste",
		submit: "Chercher",
		to: "mène à",
		hits: (count: string) => `Suivie ${count} fois. Dernière visite :`,
		never: "Pas encore suivie.",
		inactive: "Inactive : une partie du site répond à cette adresse. Vous pouvez la supprimer.",
		remove: "Supprimer",
		removed: (from: string) => `La redirection de ${from} est supprimée.`,
		none: "Aucune redirection ne contient ces lettres.",
		more: (count: number) => `${count} ${count < 2 ? "autre" : "autres"} : précisez la recherche.`,
	},
	line: (number: number) => `Ligne ${number} :`,
	refused: "Rien n’a été enregistré :",
	changed: "Quelqu’un d’autre vient de changer la liste. Réessayez.",
	problems,
};
