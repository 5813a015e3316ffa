const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** The words of the settings of the services. French is the original; `service-list.en.ts` has the same shape. */
export const serviceListWords = {
	heading: "Les services, dans l’ordre des menus et des listes",
	hint: "L’ordre vaut dans chaque groupe des menus, et pour toute la liste à l’accueil et dans l’estimation.",
	groups: { air: "Air et conduits", home: "Maison et bâtiment" },
	shown: "Montré",
	hidden: "Masqué",
	/** The name of the switch. */
	show: (service: string) => `Montrer : ${service}`,
	up: (service: string) => `Monter : ${service}`,
	down: (service: string) => `Descendre : ${service}`,
	moved: (service: string, place: number) => `${service} : place ${place}`,
	change: "Changer l’image",
	changeOf: (service: string) => `Changer l’image : ${service}`,
	place: "Place",
	uploaded: "Photo téléversée",
	alt: { fr: "Description de la photo, en français", en: "Description de la photo, en anglais" },
	/** What still names a service that would be hidden. At least one count is more than 0. */
	named({ promotions, crews, leads }: Readonly<Record<"promotions" | "crews" | "leads", number>>): string {
		const parts = [
			promotions > 0 &&
				counted(
					promotions,
					"promotion en cours, qui ne sera plus offerte",
					"promotions en cours, qui ne seront plus offertes",
				),
			crews > 0 && counted(crews, "équipe", "équipes"),
			leads > 0 && counted(leads, "demande ouverte, qui reste à traiter", "demandes ouvertes, qui restent à traiter"),
		].filter((part) => part !== false);
		return `Encore utilisé par : ${parts.join("; ")}.`;
	},
	picture: {
		title: "Image du service",
		lead: "Elle paraît sur les tuiles, dans l’estimation et en tête de la page du service. Le choix est gardé en brouillon : rien ne change sur le site avant la publication.",
		back: "Retour aux services",
		now: "En ce moment",
		shipped: "Choisir une image du site",
		own: "Fournie avec ce service",
		use: "Utiliser cette image",
		upload: "Ou téléverser une photo",
		uploadLead: "Une photo d’au moins 800 × 600 pixels. Elle est recadrée en 4:3, avec des coins arrondis.",
		uploadUse: "Utiliser cette photo",
		choose: "Choisissez une image.",
		changed: "La liste des services vient d’être changée par quelqu’un d’autre. Réessayez.",
	},
};
