import type { Localized } from "#app/locale/locales.ts";

/** Read aloud to a caller, word for word: the answer is stored with its sentence (`Lead.spoken`). */
export const callSentences: Localized<Readonly<Record<"details" | "marketing", string>>> = {
	fr: {
		details: "Je note vos coordonnées pour répondre à votre demande. Cela vous va?",
		marketing:
			"Aimeriez-vous recevoir nos promotions par courriel, quelques fois par année, et un rappel quand un entretien est dû? Vous pourrez vous désabonner en tout temps.",
	},
	en: {
		details: "I am writing down your contact details so that we can answer your request. Is that all right?",
		marketing:
			"Would you like to get our promotions by e-mail, a few times a year, and a reminder when maintenance is due? You can unsubscribe at any time.",
	},
};
