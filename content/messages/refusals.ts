import type { Localized } from "#app/locale/locales.ts";

/** Messages for requests rejected before a page is rendered. In both languages, because the locale may be unknown. */
export const refusals: Readonly<Record<number, Localized<string>>> = {
	400: {
		fr: "L’adresse ou l’envoi est illisible. Vérifiez l’adresse, ou revenez à l’accueil.",
		en: "The address or the request cannot be read. Check the address, or go back to the home page.",
	},
	403: {
		fr: "Ce formulaire n’a pas été envoyé depuis une page de ce site. Ouvrez la page, puis recommencez.",
		en: "This form was not sent from a page of this site. Open the page, then start again.",
	},
	404: {
		fr: "Il n’y a pas de page à cette adresse. Vérifiez-la, ou revenez à l’accueil.",
		en: "There is no page at this address. Check it, or go back to the home page.",
	},
	405: {
		fr: "Cette adresse n’accepte pas ce type de requête. Ouvrez-la dans un navigateur.",
		en: "This address does not accept this type of request. Open it in a browser.",
	},
	411: {
		fr: "La taille du formulaire n’est pas indiquée. Revenez en arrière, puis envoyez-le de nouveau.",
		en: "The size of the form is missing. Go back, then send it again.",
	},
	413: {
		fr: "Le formulaire est trop volumineux. Revenez en arrière : ce que vous avez écrit y est encore. Raccourcissez le texte, envoyez moins de photos à la fois, ou appelez-nous.",
		en: "The form is too large. Go back: what you wrote is still there. Shorten the text, send fewer photos at a time, or call us.",
	},
	414: {
		fr: "Cette adresse est trop longue. Revenez à l’accueil.",
		en: "This address is too long. Go back to the home page.",
	},
	415: {
		fr: "Ce format de formulaire n’est pas accepté. Ouvrez la page, puis recommencez.",
		en: "This form format is not accepted. Open the page, then start again.",
	},
	421: {
		fr: "Ce site n’est pas servi à cette adresse. Vérifiez le nom du site.",
		en: "This site is not served at this address. Check the site name.",
	},
	500: {
		fr: "Une erreur est survenue de notre côté. Réessayez dans un instant, ou appelez-nous.",
		en: "Something went wrong on our side. Try again in a moment, or call us.",
	},
	503: {
		fr: "Le serveur ne peut rien enregistrer pour l’instant. Revenez en arrière : ce que vous avez écrit y est encore. Réessayez dans une minute, ou appelez-nous.",
		en: "The server cannot save anything right now. Go back: what you wrote is still there. Try again in a minute, or call us.",
	},
};
