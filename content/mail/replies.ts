import type { Localized } from "#app/locale/locales.ts";
import type { ReplyName } from "#app/model/leads/reply.ts";

/** A reply template. Placeholders in braces are filled in before the member sees the text. */
interface ReplyWords {
	subject: string;
	text: string;
}

/**
 * Templates for frequent replies, in the visitor's language. {greeting}, {reference}, {range}, {date}, {follow} and
 * {member} come from the lead; the member reads and edits the text before sending it.
 */
export const replies: Localized<Readonly<Record<ReplyName, ReplyWords>>> = {
	fr: {
		first: {
			subject: "Votre demande {reference}",
			text: "{greeting}\n\nMerci d’avoir pensé à nous. J’ai lu votre demande et je m’en occupe.\n\nQuel est le meilleur moment pour vous joindre? Dix minutes au téléphone suffisent pour confirmer les détails et fixer une visite.\n\n{member}",
		},
		photos: {
			subject: "Quelques photos pour votre demande {reference}",
			text: "{greeting}\n\nPour vous donner un prix juste, il me manque deux ou trois photos : l’ensemble de la pièce, puis ce qui est à nettoyer de plus près.\n\n{follow}\n\nVous pouvez aussi répondre à ce courriel en les joignant.\n\n{member}",
		},
		day: {
			subject: "Une date pour votre visite, {reference}",
			text: "{greeting}\n\nNous pouvons venir le {date}. L’équipe arrive entre 8 h et 10 h, avec tout le matériel.\n\nEst-ce que cela vous convient? Répondez simplement oui, ou proposez un autre moment.\n\n{member}",
		},
		price: {
			subject: "Notre prix pour votre demande {reference}",
			text: "{greeting}\n\nD’après vos réponses, le travail coûterait {range}, avant taxes. Le prix exact est confirmé sur place, avant de commencer, et rien n’est ajouté sans votre accord.\n\nSi cela vous convient, dites-moi quel jour vous irait.\n\n{member}",
		},
		closing: {
			subject: "Nous fermons votre demande {reference}",
			text: "{greeting}\n\nSans nouvelles de votre part, je ferme votre demande pour ne pas vous déranger davantage. Pour la reprendre, il suffit de répondre à ce courriel : nous avons gardé vos réponses.\n\nMerci et à bientôt.\n\n{member}",
		},
	},
	en: {
		first: {
			subject: "Your request {reference}",
			text: "{greeting}\n\nThank you for thinking of us. I have read your request and am taking care of it.\n\nWhen is the best time to reach you? Ten minutes on the phone are enough to confirm the details and set a visit.\n\n{member}",
		},
		photos: {
			subject: "A few photos for your request {reference}",
			text: "{greeting}\n\nTo give you a fair price I need two or three photos: the whole room, then a closer look at what needs cleaning.\n\n{follow}\n\nYou can also reply to this e-mail and attach them.\n\n{member}",
		},
		day: {
			subject: "A date for your visit, {reference}",
			text: "{greeting}\n\nWe can come on {date}. The crew arrives between 8 and 10 a.m. with all the equipment.\n\nDoes that work for you? Just reply yes, or suggest another time.\n\n{member}",
		},
		price: {
			subject: "Our price for your request {reference}",
			text: "{greeting}\n\nFrom your answers, the work would cost {range}, before taxes. The exact price is confirmed on site before we begin, and nothing is added without your agreement.\n\nIf that works for you, tell me which day would suit.\n\n{member}",
		},
		closing: {
			subject: "We are closing your request {reference}",
			text: "{greeting}\n\nAs we have not heard from you, I am closing your request so as not to bother you further. To take it up again, just reply to this e-mail: we have kept your answers.\n\nThank you, and see you soon.\n\n{member}",
		},
	},
};

/** The values of the placeholders, and the text around a reply in the mail. */
export const replyParts: Localized<{
	greeting: (name: string) => string;
	nameless: string;
	follow: (link: string) => string;
	/** Used when the lead has no follow-up page. */
	noFollow: string;
	noRange: string;
	preview: (reference: string) => string;
	followButton: string;
	why: string;
}> = {
	fr: {
		greeting: (name) => `Bonjour ${name},`,
		nameless: "Bonjour,",
		follow: (link) => `Le plus simple est de les ajouter sur la page de votre demande : ${link}`,
		noFollow: "Un téléphone suffit, et il n’est pas nécessaire de ranger avant.",
		noRange: "un montant que nous confirmons après une courte visite",
		preview: (reference) => `Une réponse à votre demande ${reference}.`,
		followButton: "Voir ma demande",
		why: "Vous recevez ce courriel parce que vous nous avez écrit par notre site. Répondez-y simplement : une personne de l’équipe le lira.",
	},
	en: {
		greeting: (name) => `Hello ${name},`,
		nameless: "Hello,",
		follow: (link) => `The easiest way is to add them on the page of your request: ${link}`,
		noFollow: "A phone is enough, and there is no need to tidy up first.",
		noRange: "an amount that we confirm after a short visit",
		preview: (reference) => `An answer to your request ${reference}.`,
		followButton: "See my request",
		why: "You receive this e-mail because you wrote to us through our site. Simply reply to it: someone on the team will read it.",
	},
};
