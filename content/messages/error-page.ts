import type { Localized } from "#app/locale/locales.ts";

/** Both languages in one file: the error screen must work even when the messages of a language failed to load. */
export const errorPage: Localized<{
	text: string;
	/** Shown before the id of the failed request. */
	quote: string;
	cta: string;
	retry: string;
	heading: string;
	search: { label: string; button: string };
}> = {
	fr: {
		text: "Cette page n’existe pas, ou notre site n’a pas pu l’afficher. Revenez à l’accueil, choisissez un service ou appelez-nous.",
		quote: "Numéro à nous donner si vous appelez :",
		cta: "Retour à l’accueil",
		retry: "Réessayer",
		search: { label: "Chercher dans le site", button: "Rechercher" },
		heading: "Nos services",
	},
	en: {
		text: "This page does not exist, or our site could not show it. Go back to the home page, choose a service or call us.",
		quote: "Number to give us if you call:",
		cta: "Back to the home page",
		retry: "Try again",
		search: { label: "Search the site", button: "Search" },
		heading: "Our services",
	},
};
