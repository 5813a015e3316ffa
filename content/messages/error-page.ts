import type { Localized } from "#app/locale/locales.ts";

/** Both languages in one place: the error screen must stand when a language's own words did not arrive. */
export const errorPage: Localized<{ text: string; cta: string; heading: string }> = {
	fr: {
		text: "Rien n’est cassé chez vous : c’est chez nous que ça ne répond pas. Revenez à l’accueil, choisissez un service, ou appelez-nous.",
		cta: "Retour à l’accueil",
		heading: "Peut-être cherchiez-vous",
	},
	en: {
		text: "Nothing is broken on your side: something on ours did not answer. Go back to the home page, pick a service, or call us.",
		cta: "Back to the home page",
		heading: "Were you looking for one of these",
	},
};
