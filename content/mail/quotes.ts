import type { Localized } from "#app/locale/locales.ts";

/**
 * The mails to a customer about a quote, around the stored texts. `when` is such as "jeudi 19 novembre 2026, entre 8 h et
 * 10 h"; amounts are already written with their currency.
 */
export interface QuoteMailWords {
	sent: {
		first: QuoteNews;
		/** It replaces a version that the customer has. */
		again: QuoteNews;
		/** The customer accepted an earlier version, which stays valid. */
		beside: Omit<QuoteNews, "intro"> & { intro: (version: number) => string };
		preview: (total: string, validity: string) => string;
		proposed: string;
		keptUntil: (date: string, hour: string) => string;
		keptUntilEnd: (date: string) => string;
		read: string;
		meaning: string;
		/** Left out when the quote has the company's own words about payment. */
		payment: string;
		otherwise: (phone: string) => string;
		why: string;
	};
	accepted: {
		subject: (reference: string) => string;
		heading: string;
		preview: (total: string) => string;
		intro: string;
		/** Below the total. */
		by: (name: string, date: string) => string;
		appointment: string;
		noAppointment: string;
		open: string;
		cancelHeading: string;
		cancel: (phone: string) => string;
		proofHeading: string;
		proof: {
			name: string;
			copy: string;
			at: string;
			moment: (date: string, hour: string) => string;
			language: string;
			languages: Localized<string>;
			frenchGiven: string;
			englishChosen: string;
			hash: string;
			hashHint: string;
		};
		/** Above the French text, when the English one binds. */
		alsoFrench: string;
		why: string;
	};
	/** Above the French text, which the law wants first. */
	frenchFirst: string;
}

interface QuoteNews {
	subject: (reference: string) => string;
	heading: string;
	/** In place of the member's own words. */
	intro: string;
}

export const quoteMailWords: Localized<QuoteMailWords> = {
	fr: {
		sent: {
			first: {
				subject: (reference) => `Votre soumission ${reference}`,
				heading: "Votre soumission est prête",
				intro: "Voici notre prix, par écrit, pour votre demande.",
			},
			again: {
				subject: (reference) => `Votre soumission ${reference} a changé`,
				heading: "Votre soumission a changé",
				intro: "Voici la nouvelle version. Elle remplace la précédente, qui ne peut plus être acceptée.",
			},
			beside: {
				subject: (reference) => `Nouvelle version de votre soumission ${reference}`,
				heading: "Une nouvelle version de votre soumission",
				intro: (version) =>
					`La version ${version}, que vous avez acceptée, reste valable. La nouvelle version la remplace seulement si vous l’acceptez aussi.`,
			},
			preview: (total, validity) => `${total} avec les taxes. ${validity}.`,
			proposed: "Moment proposé",
			keptUntil: (date, hour) => `Nous vous gardons ce moment jusqu’au ${date} à ${hour}.`,
			keptUntilEnd: (date) => `Nous vous gardons ce moment jusqu’à la fin de la journée du ${date}.`,
			read: "Lire et accepter",
			meaning: "Accepter conclut le contrat : ce prix nous engage, vous et nous.",
			payment: "Il n’y a rien à payer maintenant. Vous payez après le travail.",
			otherwise: (phone) =>
				`Pour refuser ou poser une question, utilisez la même page, appelez-nous au ${phone} ou répondez à ce courriel.`,
			why: "Vous recevez ce courriel parce que vous nous avez demandé un prix. Ce n’était pas vous? Répondez-nous.",
		},
		accepted: {
			subject: (reference) => `Votre copie de la soumission acceptée ${reference}`,
			heading: "Vous avez accepté notre soumission",
			preview: (total) => `Votre copie du contrat, au total de ${total}. Gardez ce courriel.`,
			intro: "Merci. Ce courriel contient le contrat au complet : gardez-le.",
			by: (name, date) => `Acceptée par ${name} le ${date}`,
			appointment: "Votre rendez-vous",
			noAppointment: "Nous communiquons avec vous pour convenir du jour.",
			open: "Voir ma demande",
			cancelHeading: "Pour annuler ou poser une question",
			cancel: (phone) =>
				`Utilisez la page de votre demande, appelez-nous au ${phone} ou répondez à ce courriel. Le contrat ci-dessous dit comment annuler et jusqu’à quand c’est sans frais.`,
			proofHeading: "Preuve de l’acceptation",
			proof: {
				name: "Acceptée par",
				copy: "Copie envoyée à",
				at: "Date et heure",
				moment: (date, hour) => `${date} à ${hour}, heure de Montréal`,
				language: "Version qui fait foi",
				languages: { fr: "Française", en: "Anglaise" },
				frenchGiven: "Version française remise",
				englishChosen: "Version anglaise choisie",
				hash: "Empreinte SHA-256 des textes",
				hashHint: "Cette empreinte serait différente si un seul mot du contrat avait changé.",
			},
			alsoFrench: "Voici aussi la version française complète du contrat.",
			why: "Vous recevez ce courriel parce que vous avez accepté une soumission sur notre site. Ce n’était pas vous? Répondez-nous.",
		},
		frenchFirst:
			"La loi du Québec demande que la version française vous soit remise d’abord. La voici en entier. La version anglaise suit.",
	},
	en: {
		sent: {
			first: {
				subject: (reference) => `Your quote ${reference}`,
				heading: "Your quote is ready",
				intro: "Here is our written price for your request.",
			},
			again: {
				subject: (reference) => `Your quote ${reference} has changed`,
				heading: "Your quote has changed",
				intro: "Here is the new version. It replaces the previous one, which can no longer be accepted.",
			},
			beside: {
				subject: (reference) => `New version of your quote ${reference}`,
				heading: "A new version of your quote",
				intro: (version) =>
					`Version ${version}, which you accepted, stays valid. The new version replaces it only if you accept it too.`,
			},
			preview: (total, validity) => `${total} with taxes. ${validity}.`,
			proposed: "Proposed time",
			keptUntil: (date, hour) => `We are keeping this time for you until ${date} at ${hour}`,
			keptUntilEnd: (date) => `We are keeping this time for you until the end of ${date}.`,
			read: "Read and accept",
			meaning: "Accepting makes the contract: the price binds both you and us.",
			payment: "There is nothing to pay now. You pay after the work.",
			otherwise: (phone) =>
				`To decline or ask a question, use the same page, call us at ${phone} or reply to this e-mail.`,
			why: "You are getting this e-mail because you asked us for a price. Not you? Reply and tell us.",
		},
		accepted: {
			subject: (reference) => `Your copy of the accepted quote ${reference}`,
			heading: "You accepted our quote",
			preview: (total) => `Your copy of the contract, for a total of ${total}. Keep this e-mail.`,
			intro: "Thank you. This e-mail contains the complete contract: please keep it.",
			by: (name, date) => `Accepted by ${name} on ${date}`,
			appointment: "Your appointment",
			noAppointment: "We will contact you to agree on the day.",
			open: "See my request",
			cancelHeading: "To cancel or ask a question",
			cancel: (phone) =>
				`Use your request’s page, call us at ${phone} or reply to this e-mail. The contract below says how to cancel and until when it is free of charge.`,
			proofHeading: "Proof of acceptance",
			proof: {
				name: "Accepted by",
				copy: "Copy sent to",
				at: "Date and time",
				moment: (date, hour) => `${date} at ${hour}, Montréal time`,
				language: "Version that binds",
				languages: { fr: "French", en: "English" },
				frenchGiven: "French version given",
				englishChosen: "English version chosen",
				hash: "SHA-256 hash of the texts",
				hashHint: "This hash would be different if a single word of the contract had changed.",
			},
			alsoFrench: "The complete French version of the contract follows.",
			why: "You are getting this e-mail because you accepted a quote on our site. Not you? Reply and tell us.",
		},
		frenchFirst:
			"Québec law asks that you be given the French version first. Here it is in full. The English version follows.",
	},
};
