import type { ContactError } from "#app/model/leads/contact-fields.ts";
import type { DetailsField } from "#app/model/leads/details-fields.ts";
import type { LeadDetails } from "#app/model/leads/lead-details.ts";

const fields: Readonly<Record<DetailsField, string>> = {
	name: "Nom",
	email: "Courriel",
	phone: "Téléphone",
	reachBy: "Moyen de réponse préféré",
	language: "Langue",
	street: "Numéro et rue",
	unit: "Appartement ou bureau",
	city: "Ville",
	postalCode: "Code postal",
};

/** After "a corrigé". */
const named: Readonly<Record<keyof LeadDetails, string>> = {
	name: "le nom",
	email: "le courriel",
	phone: "le téléphone",
	address: "l’adresse",
	postalCode: "le code postal",
	locale: "la langue",
	reachBy: "le moyen de réponse",
};

/** `{max}` is the most characters. */
const errors: Readonly<Record<ContactError, string>> = {
	"name-missing": "Inscrivez le nom.",
	"message-missing": "Inscrivez le message.",
	"reach-missing": "Gardez un courriel ou un téléphone, pour pouvoir répondre à la personne.",
	"email-wrong": "Cette adresse courriel semble incorrecte. Exemple : nom@exemple.ca.",
	"phone-wrong": "Ce numéro semble incorrect. Inscrivez les dix chiffres : 514 555-0123.",
	"postal-wrong": "Ce code postal semble incorrect. Exemple : H2T 2S9.",
	"too-long": "C’est trop long : {max} caractères au plus. Raccourcissez le texte.",
	"choice-wrong": "Choisissez une des réponses proposées.",
};

/** The words of a lead's contact details: the form of the members, and their corrections in the history. */
export const detailsWords = {
	edit: "Corriger",
	title: "Corriger les coordonnées",
	hint: "Les quatre derniers chiffres du téléphone, ou le courriel, ouvrent la page de suivi. Si vous changez le courriel, l’accord pour les promotions et les rappels ne suit pas : la personne doit le redonner.",
	fields,
	addressLegend: "Adresse des travaux",
	reachBy: { email: "Par courriel", phone: "Par téléphone" },
	languages: { fr: "Français", en: "Anglais" },
	summary: "Il reste à corriger :",
	errors,
	save: "Enregistrer",
	noStreet: "Il manque la rue",
	noAddress: "Il manque l’adresse",
	named,
	added: (what: string, value: string) => `a ajouté ${what} : ${value}`,
	corrected: (what: string, change: string) => `a corrigé ${what} : ${change}`,
	removed: (what: string, value: string) => `a retiré ${what} : ${value}`,
	/** A customer without a name, who completed the address. */
	customer: "La personne",
};

export type DetailsWords = typeof detailsWords;
