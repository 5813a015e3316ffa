/** The page with the private calendar address of each crew. */
export const calendarAddressWords = {
	title: "Adresses du calendrier",
	lead: "Une adresse par équipe, à coller dans le calendrier du téléphone. Elle montre le prénom, le secteur et le service, rien d’autre.",
	address: (crew: string) => `Adresse du calendrier pour ${crew}`,
	copy: "Copier",
	copyOf: (crew: string) => `Copier l’adresse pour ${crew}`,
	copied: "Adresse copiée.",
	notCopied: "Le navigateur a refusé : sélectionnez l’adresse et copiez-la.",
	read: "Lue",
	never: "Jamais lue",
	none: "Cette équipe n’a pas d’adresse.",
	create: "Créer l’adresse",
	replace: "Remplacer l’adresse",
	remove: "Retirer l’adresse",
	forCrew: (crew: string) => `pour ${crew}`,
	note: "Toute personne qui a l’adresse voit ce calendrier. Remplacer ou retirer une adresse coupe tout de suite les calendriers qui l’utilisaient.",
	created: (crew: string) => `Adresse créée pour ${crew}.`,
	replaced: (crew: string) => `Adresse remplacée pour ${crew}. L’ancienne ne fonctionne plus.`,
	removed: (crew: string) => `Adresse retirée pour ${crew}. Elle ne fonctionne plus.`,
	conflict: (crew: string) =>
		`Une autre personne vient de changer l’adresse pour ${crew}. Voici l’adresse actuelle; rien d’autre n’a changé.`,
	missing: "Cette équipe n’existe plus. Voici les équipes actuelles.",
};

export type CalendarAddressWords = typeof calendarAddressWords;
