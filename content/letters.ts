import type { Letter } from "#app/model/leads/letter.ts";

/**
 * Frequent replies. The blanks in braces (`letterBlanks`) are filled in from the lead; the member reads and edits the text
 * before sending it.
 */
export const letters: readonly Letter[] = [
	{
		id: "first",
		use: "offered",
		fr: {
			name: "Première réponse",
			subject: "Votre demande {reference}",
			text: "{greeting}\n\nMerci d’avoir pensé à nous. J’ai lu votre demande et je m’en occupe.\n\nPréférez-vous fixer la visite par courriel ou par téléphone? Par téléphone, quel est le meilleur moment pour vous joindre?\n\n{member}",
		},
		en: {
			name: "First reply",
			subject: "Your request {reference}",
			text: "{greeting}\n\nThank you for thinking of us. I have read your request and I am looking after it.\n\nWould you rather set up the visit by e-mail or by phone? If by phone, when is the best time to reach you?\n\n{member}",
		},
	},
	{
		id: "photos",
		use: "offered",
		fr: {
			name: "Demander des photos",
			subject: "Quelques photos pour votre demande {reference}",
			text: "{greeting}\n\nPour vous donner un prix juste, il me manque deux ou trois photos : l’ensemble de la pièce, puis ce qui est à nettoyer de plus près.\n\n{follow}\n\nVous pouvez aussi répondre à ce courriel en les joignant.\n\n{member}",
		},
		en: {
			name: "Ask for photos",
			subject: "A few photos for your request {reference}",
			text: "{greeting}\n\nTo give you a fair price, I need two or three photos: the whole room, then a closer look at what needs cleaning.\n\n{follow}\n\nYou can also reply to this e-mail and attach them.\n\n{member}",
		},
	},
	{
		id: "day",
		use: "offered",
		fr: {
			name: "Proposer une date",
			subject: "Une date pour votre visite, {reference}",
			text: "{greeting}\n\nNous pouvons venir le {date}, avec tout le matériel.\n\nEst-ce que cela vous convient? Répondez simplement oui, ou proposez un autre moment.\n\n{member}",
		},
		en: {
			name: "Suggest a date",
			subject: "A date for your visit, {reference}",
			text: "{greeting}\n\nWe can come on {date}, with all the equipment.\n\nDoes that work for you? Just reply yes, or suggest another time.\n\n{member}",
		},
	},
	{
		id: "price",
		use: "offered",
		fr: {
			name: "Envoyer le prix",
			subject: "Le prix de votre demande {reference}",
			text: "{greeting}\n\nVoici l’estimation faite d’après vos réponses, avant taxes : {range}.\n\nLa soumission que vous accepterez sera ferme : seules les taxes s’y ajoutent, et rien d’autre sans votre accord. Si cela vous convient, dites-moi quel jour vous irait : je vous écrirai le prix ferme avant le rendez-vous.\n\n{member}",
		},
		en: {
			name: "Send the price",
			subject: "The price of your request {reference}",
			text: "{greeting}\n\nHere is the estimate based on your answers, before taxes: {range}.\n\nThe quote you accept will be firm: only taxes are added, and nothing else without your agreement. If that works for you, tell me which day would suit: I will write to you with the firm price before the appointment.\n\n{member}",
		},
	},
	{
		id: "closing",
		use: "offered",
		fr: {
			name: "Fermer la demande",
			subject: "Nous fermons votre demande {reference}",
			text: "{greeting}\n\nSans nouvelles de votre part, je ferme votre demande pour ne pas vous déranger davantage. Pour la reprendre, il suffit de répondre à ce courriel : nous avons gardé vos réponses.\n\nMerci et à bientôt.\n\n{member}",
		},
		en: {
			name: "Close the request",
			subject: "We are closing your request {reference}",
			text: "{greeting}\n\nWe have not heard back from you, so I am closing your request and will not bother you again. To pick it up, just reply to this e-mail: we still have your answers.\n\nThank you, and take care.\n\n{member}",
		},
	},
];
