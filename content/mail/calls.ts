import type { Localized } from "#app/locale/locales.ts";

/** The confirmation of a request that the customer made by phone. */
export interface CallMailWords {
	subject: (reference: string) => string;
	preview: string;
	heading: string;
	intro: string;
	/** Below the heading of a booked appointment. */
	bookedIntro: string;
	knownAddress: string;
	notedHeading: string;
	noted: string;
	received: string;
	correct: string;
	why: string;
}

export const callMailWords: Localized<CallMailWords> = {
	fr: {
		subject: (reference) => `Votre appel est noté : demande ${reference}`,
		preview: "Ce que nous avons noté, et la page où suivre votre demande.",
		heading: "Merci de votre appel",
		intro: "Voici la demande que nous avons notée avec vous au téléphone.",
		bookedIntro: "Nous en avons convenu au téléphone : l’équipe viendra à ce moment.",
		knownAddress: "Celle que montre la page de votre demande",
		notedHeading: "Ce que nous avons noté",
		noted: "Votre demande",
		received: "Appel reçu",
		correct: "Quelque chose à corriger? Répondez à ce courriel, ou écrivez-nous sur la page de votre demande.",
		why: "Vous recevez ce courriel parce que cette adresse nous a été donnée au téléphone, pour cette demande. Ce n’était pas vous? Répondez-nous et nous effacerons la demande.",
	},
	en: {
		subject: (reference) => `We have noted your call: request ${reference}`,
		preview: "What we noted, and the page where you can follow your request.",
		heading: "Thank you for your call",
		intro: "Here is the request that we noted with you on the phone.",
		bookedIntro: "As agreed on the phone, the crew will come at this time.",
		knownAddress: "The one on your request’s page",
		notedHeading: "What we noted",
		noted: "Your request",
		received: "Call received",
		correct: "Something to correct? Reply to this e-mail, or write to us on your request’s page.",
		why: "You are getting this e-mail because this address was given to us by phone, for this request. Wasn’t it you? Reply to us and we will erase the request.",
	},
};
