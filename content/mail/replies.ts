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
			text: "{greeting}\n\nMerci d’avoir pensé à nous. J’ai lu votre demande et je m’en occupe.\n\nPréférez-vous fixer la visite par courriel ou par téléphone? Par téléphone, quel est le meilleur moment pour vous joindre?\n\n{member}",
		},
		photos: {
			subject: "Quelques photos pour votre demande {reference}",
			text: "{greeting}\n\nPour vous donner un prix juste, il me manque deux ou trois photos : l’ensemble de la pièce, puis ce qui est à nettoyer de plus près.\n\n{follow}\n\nVous pouvez aussi répondre à ce courriel en les joignant.\n\n{member}",
		},
		day: {
			subject: "Une date pour votre visite, {reference}",
			text: "{greeting}\n\nNous pouvons venir le {date}, avec tout le matériel.\n\nEst-ce que cela vous convient? Répondez simplement oui, ou proposez un autre moment.\n\n{member}",
		},
		price: {
			subject: "Le prix de votre demande {reference}",
			text: "{greeting}\n\nVoici l’estimation faite d’après vos réponses, avant taxes : {range}.\n\nLa soumission que vous accepterez sera ferme : seules les taxes s’y ajoutent, et rien d’autre sans votre accord. Si cela vous convient, dites-moi quel jour vous irait : je vous écrirai le prix ferme avant le rendez-vous.\n\n{member}",
		},
		closing: {
			subject: "Nous fermons votre demande {reference}",
			text: "{greeting}\n\nSans nouvelles de votre part, je ferme votre demande pour ne pas vous déranger davantage. Pour la reprendre, il suffit de répondre à ce courriel : nous avons gardé vos réponses.\n\nMerci et à bientôt.\n\n{member}",
		},
	},
	en: {
		first: {
			subject: "Your request {reference}",
			text: "{greeting}\n\nThank you for thinking of us. I have read your request and I am looking after it.\n\nWould you rather set up the visit by e-mail or by phone? If by phone, when is the best time to reach you?\n\n{member}",
		},
		photos: {
			subject: "A few photos for your request {reference}",
			text: "{greeting}\n\nTo give you a fair price, I need two or three photos: the whole room, then a closer look at what needs cleaning.\n\n{follow}\n\nYou can also reply to this e-mail and attach them.\n\n{member}",
		},
		day: {
			subject: "A date for your visit, {reference}",
			text: "{greeting}\n\nWe can come on {date}, with all the equipment.\n\nDoes that work for you? Just reply yes, or suggest another time.\n\n{member}",
		},
		price: {
			subject: "The price of your request {reference}",
			text: "{greeting}\n\nHere is the estimate based on your answers, before taxes: {range}.\n\nThe quote you accept will be firm: only taxes are added, and nothing else without your agreement. If that works for you, tell me which day would suit: I will write to you with the firm price before the appointment.\n\n{member}",
		},
		closing: {
			subject: "We are closing your request {reference}",
			text: "{greeting}\n\nWe have not heard back from you, so I am closing your request and will not bother you again. To pick it up, just reply to this e-mail: we still have your answers.\n\nThank you, and take care.\n\n{member}",
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
	/** The day and hours of a planned visit. */
	hours: (day: string, from: string, to: string) => string;
	preview: (reference: string) => string;
	followButton: string;
	why: string;
}> = {
	fr: {
		greeting: (name) => `Bonjour ${name},`,
		nameless: "Bonjour,",
		follow: (link) => `Le plus simple est de les ajouter sur la page de votre demande : ${link}`,
		noFollow: "Un téléphone suffit pour les prendre, et il n’est pas nécessaire de ranger avant.",
		noRange: "à établir après une courte visite",
		hours: (day, from, to) => `${day}, de ${from} à ${to}`,
		preview: (reference) => `Une réponse à votre demande ${reference}.`,
		followButton: "Voir ma demande",
		why: "Vous recevez ce courriel parce que vous nous avez écrit par notre site. Pour nous répondre, répondez à ce courriel : une personne de l’équipe vous lira.",
	},
	en: {
		greeting: (name) => `Hello ${name},`,
		nameless: "Hello,",
		follow: (link) => `The easiest way is to add them on your request’s page: ${link}`,
		noFollow: "A phone is enough, and there is no need to tidy up first.",
		noRange: "to be worked out after a short visit",
		hours: (day, from, to) => `${day}, from ${from} to ${to}`,
		preview: (reference) => `An answer to your request ${reference}.`,
		followButton: "See my request",
		why: "You are getting this e-mail because you wrote to us through our website. Just reply: someone on the team will read it.",
	},
};
