import type { Localized } from "#app/locale/locales.ts";

/** Shown when neither a form could be stored nor its page be made again: only the browser still has what was typed. */
export const unsentForm: Localized<string> = {
	fr: "Ce que vous avez écrit n’est pas enregistré, mais votre navigateur l’a encore. Dans une minute, actualisez cette page et acceptez de renvoyer le formulaire.",
	en: "What you wrote is not saved, but your browser still has it. In a minute, reload this page and agree to send the form again.",
};
