import type { Localized } from "#app/locale/locales.ts";

interface GuessingWords {
	subject: (reference: string) => string;
	heading: string;
	text: string;
	advice: string;
	button: string;
}

/** The warning to the owner. One mail has both languages, because the team's address has no language setting. */
export const guessingWords: Localized<GuessingWords> = {
	fr: {
		subject: (reference) => `Essais répétés sur la page de suivi de ${reference}`,
		heading: "Quelqu’un essaie de deviner",
		text: "La vérification de la page de suivi de cette demande a échoué dix fois. La page n’a rien montré, et chaque essai de plus doit attendre plus longtemps.",
		advice:
			"C’est peut-être la personne elle-même, qui a donné un autre numéro : un appel suffit. Sinon, son lien de suivi est connu de quelqu’un d’autre : dites-lui de ne plus le partager.",
		button: "Voir la demande",
	},
	en: {
		subject: (reference) => `Repeated tries at the follow page of ${reference}`,
		heading: "Somebody keeps guessing",
		text: "The check of this request’s follow page has failed ten times. The page showed nothing, and each further try has to wait longer.",
		advice:
			"It may be the customer, who gave another number: a call will tell. If not, somebody else knows their follow link: tell them not to share it any more.",
		button: "See the request",
	},
};
