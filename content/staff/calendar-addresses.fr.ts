/** The page with the private calendar address of each crew. */
export const calendarAddressWords = {
	title: "Adresses du calendrier",
	lead: "Une adresse par équipe, à coller dans le calendrier du téléphone. Elle montre le prénom, le secteur et le service, rien d’autre.",
	address: (crew: string) => `Adresse du calendrier de ${crew}`,
	copy: "Copier",
	copyOf: (crew: string) => `Copier l’adresse de ${crew}`,
	copied: "Adresse copiée.",
	notCopied: "Le navigateur a refusé : sélectionnez l’adresse et copiez-la.",
	read: "Lue",
	never: "Jamais lue",
	none: "Cette équipe n’a pas d’adresse.",
	create: "Créer l’adresse",
	replace: "Remplacer l’adresse",
	remove: "Retirer l’adresse",
	of: (crew: string) => `de ${crew}`,
	note: "Toute personne qui a l’adresse voit ce calendrier. Remplacer ou retirer une adresse coupe tout de suite les calendriers qui l’utilisaient.",
	created: (crew: string) => `L’adresse de ${crew} est créée.`,
	replaced: (crew: string) => `L’adresse de ${crew} est remplacée. L’ancienne ne fonctionne plus.`,
	removed: (crew: string) => `L’adresse de ${crew} est retirée. Elle ne fonctionne plus.`,
	conflict: (crew: string) =>
		`Une autre personne vient de changer l’adresse de ${crew}. Voici l’adresse actuelle; rien d’autre n’a changé.`,
	missing: "Cette équipe n’existe plus. Voici les équipes actuelles.",
};

export type CalendarAddressWords = typeof calendarAddressWords;
