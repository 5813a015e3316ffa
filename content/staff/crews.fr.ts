import type { LabelTable } from "#app/model/editing/schemas/field-labels.ts";

/** The words of the crews. French is the original; `crews.en.ts` must have the same shape. */
export const crewWords = {
	title: "Équipes",
	lead: "Qui vient chez les clients, quand et où. Les rendez-vous se prennent selon ces horaires.",
	add: "Nouvelle équipe",
	formLead: "Les clients voient le nombre de personnes. Le nom, les prénoms et la couleur restent entre vous.",
	inactive: "Inactive",
	size: (people: number) => (people === 1 ? "1 personne" : `${people} personnes`),
	allServices: "Tous les services",
	services: (count: number) => (count === 1 ? "1 service" : `${count} services`),
	allAreas: "Tous les secteurs",
	areas: (count: number) => (count === 1 ? "1 secteur" : `${count} secteurs`),
	days: (count: number) => (count === 1 ? "1 jour par semaine" : `${count} jours par semaine`),
	save: "Enregistrer l’équipe",
	notices: {
		saved: "Équipe enregistrée.",
		added: "Équipe ajoutée.",
		same: "Rien n’a changé : l’équipe est déjà ainsi.",
	},
	conflict:
		"Quelqu’un d’autre a changé cette équipe pendant que vous écriviez. Rien n’a été remplacé, et tout ce que vous avez écrit est encore ici. Comparez, puis enregistrez de nouveau pour garder votre version.",
	taken:
		"Quelqu’un d’autre vient d’ajouter une équipe. Tout ce que vous avez écrit est encore ici : enregistrez de nouveau pour ajouter la vôtre.",
	tooMany: "Il y a déjà cent équipes. Réactivez une équipe inactive au lieu d’en ajouter une.",
	/** A list of appointments that a change makes impossible. */
	hits: {
		title: (count: number) =>
			count === 1 ? "1 rendez-vous à déplacer ou à confirmer" : `${count} rendez-vous à déplacer ou à confirmer`,
		crew: "Ces rendez-vous à venir ne vont plus avec l’équipe telle qu’elle est. Rien n’a été annulé : ouvrez-les pour les déplacer ou les donner à une autre équipe.",
		inactive:
			"L’équipe est inactive, et ces rendez-vous à venir sont encore les siens. Ouvrez-les pour les donner à une autre équipe.",
		closed:
			"Ces rendez-vous à venir tombent un jour de fermeture. Rien n’a été annulé : ouvrez-les pour les déplacer ou pour joindre la cliente ou le client.",
		row: (day: string, from: string, to: string) => (from === to ? `${day}, ${from}` : `${day}, de ${from} à ${to}`),
		reasons: {
			inactive: "équipe inactive",
			away: "équipe absente ce jour-là",
			hours: "hors de l’horaire de l’équipe",
			service: "service que l’équipe ne fait pas",
		},
	},
	fields: {
		crew: "Équipe",
		name: "Nom de l’équipe",
		size: { label: "Nombre de personnes", hint: "Ce que les clients lisent, de 1 à 20." },
		people: { label: "Prénoms", hint: "Par exemple : Nadia et Luc. Les clients ne les voient pas." },
		colour: { label: "Couleur", hint: "Dans l’agenda, à côté du nom." },
		"colour.spruce": "Épinette",
		"colour.amber": "Ambre",
		"colour.sage": "Sauge",
		"colour.berry": "Framboise",
		"colour.sky": "Ciel",
		"colour.plum": "Prune",
		state: {
			label: "État",
			hint: "Une équipe inactive garde ses rendez-vous et n’en reçoit plus. Une équipe ne se supprime pas.",
		},
		"state.active": "Active",
		"state.inactive": "Inactive",
		services: "Services",
		"services.which": "Services",
		"services.which.all": "Tous, aussi ceux qui s’ajouteront",
		"services.which.chosen": "Seulement ceux-ci",
		"services.list": "Services de l’équipe",
		areas: "Secteurs",
		"areas.which": "Secteurs",
		"areas.which.all": "Tous, aussi ceux qui s’ajouteront",
		"areas.which.chosen": "Seulement ceux-ci",
		"areas.list": "Secteurs de l’équipe",
		hours: { label: "Horaire", hint: "Les heures de travail. Laissez un jour vide pour un congé." },
		monday: "Lundi",
		tuesday: "Mardi",
		wednesday: "Mercredi",
		thursday: "Jeudi",
		friday: "Vendredi",
		saturday: "Samedi",
		sunday: "Dimanche",
		from: "De",
		to: "À",
		away: {
			label: "Absences",
			hint: "Vacances, formation, camion au garage. Les jours fermés de l’entreprise s’ajoutent.",
		},
		"away.*": "Absence",
		"away.*.from": "Premier jour",
		"away.*.to": "Dernier jour",
		"away.*.reason": "Raison",
	} satisfies LabelTable,
};

export type CrewWords = typeof crewWords;
