import type { Localized } from "#app/locale/locales.ts";

/** Messages for requests rejected before a page is rendered. In both languages, because the locale may be unknown. */
export const refusals: Readonly<Record<number, Localized<string>>> = {
	400: { fr: "Cette adresse ou cette demande ne se lit pas.", en: "This address or request cannot be read." },
	403: {
		fr: "Ce formulaire ne vient pas d’une page de ce site. Ouvrez la page, puis recommencez.",
		en: "This form does not come from a page of this site. Open the page, then start again.",
	},
	404: { fr: "Il n’y a rien à cette adresse.", en: "There is nothing at this address." },
	405: { fr: "Cette façon de demander n’est pas permise ici.", en: "This way of asking is not allowed here." },
	411: { fr: "La longueur du formulaire n’est pas indiquée.", en: "The length of the form is missing." },
	413: {
		fr: "Le formulaire est trop volumineux. Revenez en arrière : ce que vous avez écrit y est encore. Raccourcissez le texte, envoyez moins de photos à la fois, ou appelez-nous.",
		en: "The form is too large. Go back: what you wrote is still there. Shorten the text, send fewer photos at a time, or call us.",
	},
	414: { fr: "Cette adresse est trop longue.", en: "This address is too long." },
	415: { fr: "Ce format de formulaire n’est pas accepté.", en: "This form format is not accepted." },
	421: { fr: "Ce site ne répond pas à cette adresse.", en: "This site does not answer at this address." },
	500: {
		fr: "Une erreur est survenue de notre côté. Réessayez dans un instant, ou appelez-nous.",
		en: "Something went wrong on our side. Try again in a moment, or call us.",
	},
	503: {
		fr: "Le serveur ne peut rien garder pour l’instant. Revenez en arrière : ce que vous avez écrit y est encore. Réessayez dans une minute, ou appelez-nous.",
		en: "The server cannot save anything right now. Go back: what you wrote is still there. Try again in a minute, or call us.",
	},
};
