import type { Localized } from "#app/locale/locales.ts";

/** Shown when neither a form could be stored nor its page be made again: only the browser still has what was typed. */
export const unsentForm: Localized<string> = {
	fr: "Notre site n’a pas pu enregistrer ce que vous avez envoyé, mais votre navigateur l’a encore. Dans une minute, actualisez cette page et acceptez de renvoyer le formulaire.",
	en: "Our site could not save what you sent, but your browser still has it. In a minute, reload this page and agree to send the form again.",
};
