import type { Localized } from "#app/locale/locales.ts";

interface PromotionsWords {
	agreed: { heading: string; text: (kinds: string) => string; note: string };
	withdrawn: { heading: string; text: (date: string) => string; note: string };
	/** Withdraws all of it. */
	button: string;
	unavailable: string;
}

/** The part of a request's page about promotions and maintenance reminders. */
export const promotionsWords: Localized<PromotionsWords> = {
	fr: {
		agreed: {
			heading: "Promotions et rappels par courriel",
			text: (kinds) => `Vous avez accepté ${kinds} par courriel. Vous pouvez changer d’avis ici, tout de suite.`,
			note: "Le lien au bas de nos courriels permet de choisir entre les deux. Les courriels au sujet de vos demandes ne changent pas.",
		},
		withdrawn: {
			heading: "Vous ne recevez ni promotions ni rappels",
			text: (date) =>
				`C’est fait : depuis le ${date}, nous n’envoyons ni promotions ni rappels d’entretien à cette adresse.`,
			note: "Le lien au bas de nos courriels permet de choisir entre les deux. Les courriels au sujet de vos demandes ne changent pas.",
		},
		button: "Ne plus recevoir ces courriels",
		unavailable:
			"Votre retrait n’a pas pu être enregistré. Réessayez dans une minute, ou appelez-nous : nous le ferons pour vous.",
	},
	en: {
		agreed: {
			heading: "Promotions and reminders by e-mail",
			text: (kinds) => `You agreed to ${kinds} by e-mail. You can change your mind here, right away.`,
			note: "The link at the end of our e-mails lets you choose between the two. You will still receive e-mails about your requests.",
		},
		withdrawn: {
			heading: "You receive no promotions and no reminders",
			text: (date) => `Done: since ${date}, we send no promotions and no maintenance reminders to this address.`,
			note: "The link at the end of our e-mails lets you choose between the two. You will still receive e-mails about your requests.",
		},
		button: "Stop these e-mails",
		unavailable: "Your withdrawal could not be saved. Try again in a minute, or call us: we will do it for you.",
	},
};
