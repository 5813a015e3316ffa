import type { OnRequestReason } from "#app/model/appointments/free-windows.ts";

const later = "Le moment se fixe plus tard, sur la page de la demande.";

/** Why the form of a call offers no time. */
const reasons: Readonly<Record<OnRequestReason | "service" | "postal-code" | "outside" | "disaster" | "full", string>> =
	{
		service: "Choisissez un service : les moments libres dépendent de la durée du travail.",
		"postal-code": "Inscrivez le code postal : les moments libres dépendent du secteur.",
		outside: `Il faut d’abord vérifier si une équipe peut se déplacer. ${later}`,
		disaster: `Après un sinistre, quelqu’un voit d’abord les lieux. ${later}`,
		"length-unknown": `La durée du travail n’est pas connue. ${later}`,
		"longer-than-day": `Ce travail peut prendre plus d’une journée. ${later}`,
		"no-crew": `Aucune équipe ne fait ces services dans ce secteur. ${later}`,
		full: `Aucun moment n’est libre dans les prochaines semaines. ${later}`,
	};

/** The words of the estimate inside of the form of a call: questions, range, place and time. */
export const callEstimateWords = {
	/** `4 réponses sur 5`. */
	answered: (answered: number, asked: number) => `${answered} ${answered < 2 ? "réponse" : "réponses"} sur ${asked}`,
	unknown: "Ne sait pas",
	noPiece: "Aucune pièce pour l’instant.",
	range: "Fourchette",
	rangeEmpty: "Choisissez un service pour voir la fourchette.",
	pricedOn: (date: string) => `avant taxes, prix du ${date}`,
	noPrice: "Pas de prix automatique",
	noPriceText: "Après un sinistre, le prix se donne après une évaluation.",
	duration: (time: string) => `Durée prévue : ${time}.`,
	notes: "Précisions",
	announce: (range: string, total: string) => `Fourchette : ${range} avant taxes, ${total} avec taxes.`,
	placeAndTime: "Où et quand",
	fields: { postalCode: "Code postal", street: "Numéro et rue", unit: "App.", city: "Ville" },
	incomplete: "Les trois premiers caractères suffisent, comme H2T.",
	served: (area: string) => `Desservi : ${area}.`,
	outside: (code: string) =>
		`${code} est hors de notre secteur habituel. Nous y allons parfois. La fourchette vaut pour notre secteur : si le déplacement change le prix, la personne le saura avant de décider.`,
	windows: "Prochains moments libres",
	later: "Plus tard",
	laterText: "à voir ensemble",
	moreWindows: "Plus de moments",
	addNote: "Ajouter une note d’accès",
	found: (count: number) => `Moments libres affichés : ${count}.`,
	gone: (when: string) => `${when} n’est plus libre pour ce travail. Choisissez un autre moment.`,
	reasons,
};

export type CallEstimateWords = typeof callEstimateWords;
