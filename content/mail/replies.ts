import type { Localized } from "#app/locale/locales.ts";

/** The values of a letter's blanks, and the text around a reply in the mail. */
export const replyParts: Localized<{
	/** The subject of a reply that no letter was inserted into. */
	subject: (reference: string) => string;
	greeting: (name: string) => string;
	nameless: string;
	follow: (link: string) => string;
	/** Used when the lead has no follow-up page. */
	noFollow: string;
	noRange: string;
	preview: (reference: string) => string;
	followButton: string;
	/** True for callers and imported customers too. */
	why: string;
}> = {
	fr: {
		subject: (reference) => `Votre demande ${reference}`,
		greeting: (name) => `Bonjour ${name},`,
		nameless: "Bonjour,",
		follow: (link) => `Le plus simple est de les ajouter sur la page de votre demande : ${link}`,
		noFollow: "Un téléphone suffit pour les prendre, et il n’est pas nécessaire de ranger avant.",
		noRange: "à établir après une courte visite",
		preview: (reference) => `Une réponse à votre demande ${reference}.`,
		followButton: "Voir ma demande",
		why: "Vous recevez ce courriel au sujet de votre dossier chez nous. Pour nous répondre, répondez à ce courriel : une personne de l’équipe vous lira.",
	},
	en: {
		subject: (reference) => `Your request ${reference}`,
		greeting: (name) => `Hello ${name},`,
		nameless: "Hello,",
		follow: (link) => `The easiest way is to add them on your request’s page: ${link}`,
		noFollow: "A phone is enough, and there is no need to tidy up first.",
		noRange: "to be worked out after a short visit",
		preview: (reference) => `An answer to your request ${reference}.`,
		followButton: "See my request",
		why: "You are getting this e-mail about your file with us. Just reply: someone on the team will read it.",
	},
};
