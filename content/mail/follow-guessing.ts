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
		subject: (reference) => `Essais répétés sur la page de suivi de la demande ${reference}`,
		heading: "Dix vérifications échouées",
		text: "La vérification de la page de suivi de cette demande a échoué dix fois. La page n’a rien montré, et l’attente s’allonge à chaque nouvel essai.",
		advice:
			"C’est peut-être la personne elle-même, qui a donné un autre numéro : un appel suffit. Sinon, son lien de suivi est connu de quelqu’un d’autre : dites-lui de ne plus le partager.",
		button: "Voir la demande",
	},
	en: {
		subject: (reference) => `Repeated attempts on the follow-up page of ${reference}`,
		heading: "Ten failed checks",
		text: "Someone has failed the check on this request’s follow-up page ten times. The page showed nothing, and the wait grows with each new attempt.",
		advice:
			"It may be the customer, trying a different number: a quick call will tell you. If not, someone else has their follow-up link: ask them to stop sharing it.",
		button: "Open the request",
	},
};
