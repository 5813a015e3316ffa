import type { HeardFrom } from "#app/model/leads/heard-from.ts";
import type { LeadChannel } from "#app/model/leads/lead-channel.ts";
import type { SpokenAnswers } from "#app/model/leads/spoken-answers.ts";

const channels: Readonly<Record<LeadChannel, string>> = {
	form: "Formulaire du site",
	phone: "Appel",
	import: "Importation",
};

const heardFrom: Readonly<Record<HeardFrom, string>> = {
	returning: "Déjà client",
	recommended: "Par un proche",
	search: "Par une recherche sur le Web",
	social: "Par les réseaux sociaux",
	vehicle: "Par un de nos camions",
	flyer: "Par un dépliant",
	partner: "Par un partenaire",
	other: "Autrement",
};

const spoken: Readonly<Record<keyof SpokenAnswers, string>> = {
	details: "Noter les coordonnées",
	marketing: "Promotions et rappels par courriel",
};

/** How a lead reached the company, and what a caller said. */
export const originWords = {
	title: "Provenance",
	channel: "Canal",
	anyChannel: "Tous les canaux",
	channels,
	/** For screen readers, beside the icon in lists. */
	listed: { phone: "Par téléphone", import: "Importée" },
	/** After the reference and the day. */
	said: { phone: "par téléphone", import: "importée" },
	/** The words of a caller, after the customer's name. */
	notedBy: (member: string) => `appel noté par ${member}`,
	heardFromLabel: "Comment nous avez-vous connus?",
	heardFrom,
	notAsked: "Pas demandé",
	spoken,
	answers: { yes: "Oui", no: "Non" },
	heardBy: (member: string, when: string) => `Entendu par ${member} ${when}`,
	/** A yes by voice counts only once the customer confirms it by a link. */
	unconfirmed: "pas encore confirmées",
	unconfirmedPromotions: "Promotions et rappels : oui au téléphone, pas encore confirmés",
};

export type OriginWords = typeof originWords;
