import type { Locale } from "#app/locale/locales.ts";
import { onePeriod } from "#app/time/one-period.ts";

/** The words of a quote as a customer reads and accepts it. Amounts are already written with their currency. */
export interface QuoteWords {
	heading: string;
	identity: (reference: string, version: number, date: string) => string;
	validity: (date: string) => string;
	replaces: (version: number, date: string) => string;
	merchant: string;
	customer: string;
	columns: { work: string; quantity: string; price: string; amount: string };
	hours: (quantity: string) => string;
	hourly: (price: string) => string;
	ceiling: (hours: string, amount: string) => string;
	beforeTaxes: string;
	gst: string;
	qst: string;
	total: string;
	most: (amount: string) => string;
	inside: (range: string) => string;
	outside: (range: string) => string;
	reason: { above: string; below: string };
	facts: {
		when: { label: string; proposed: (when: string) => string; booked: (when: string) => string; open: string };
		payment: { label: string; text: string };
		hourly: { label: string; text: string };
		cancelling: { label: string; text: (hours: number) => string };
		guarantee: { label: string; text: string };
		difference: { label: string; text: string };
		language: { label: string; text: string };
	};
	terms: { version: (date: string) => string };
}

export const quoteWords: Readonly<Record<Locale, QuoteWords>> = {
	fr: {
		heading: "Soumission",
		identity: (reference, version, date) => `${reference}, version ${version} du ${date}`,
		validity: (date) => `Valable jusqu’au ${date}`,
		replaces: (version, date) => `Remplace la version ${version} du ${date}`,
		merchant: "Préparée par",
		customer: "Préparée pour",
		columns: { work: "Travail", quantity: "Quantité", price: "Prix", amount: "Montant" },
		hours: (quantity) => `${quantity} h`,
		hourly: (price) => `${price} l’heure`,
		ceiling: (hours, amount) => `${hours} h au plus, soit ${amount}`,
		beforeTaxes: "Total avant taxes",
		gst: "TPS (5 %)",
		qst: "TVQ (9,975 %)",
		total: "Total à payer",
		most: (amount) => `Au plus ${amount} avec les taxes, si les heures vont jusqu’au plafond.`,
		inside: (range) => `Prix ferme, dans votre fourchette de ${range} avant taxes.`,
		outside: (range) => `Prix ferme. Votre estimation allait de ${range} avant taxes.`,
		reason: { above: "Pourquoi plus que la fourchette", below: "Pourquoi moins que la fourchette" },
		facts: {
			when: {
				label: "Quand",
				proposed: (when) => `Moment proposé : ${when}. Vous pouvez le prendre en acceptant.`,
				booked: (when) => `Votre rendez-vous : ${when}.`,
				open: "Nous convenons du jour avec vous une fois le prix accepté.",
			},
			payment: {
				label: "Paiement",
				text: "Après le travail, une fois le résultat vérifié avec vous. Rien à payer maintenant.",
			},
			hourly: {
				label: "Travail à l’heure",
				text: "Vous payez les heures faites, au tarif indiqué, jamais au-delà du plafond. Si nous finissons plus tôt, vous payez moins.",
			},
			cancelling: {
				label: "Annulation",
				text: (hours) =>
					`Sans frais jusqu’à ${hours} h avant le rendez-vous, sans raison à donner. Plus tard, appelez-nous : aucune pénalité n’est fixée d’avance.`,
			},
			guarantee: {
				label: "Garantie",
				text: "Dites-le-nous dans les {{guarantee}} jours : nous revenons sans frais, en plus de vos droits selon la loi.",
			},
			difference: {
				label: "Si les lieux diffèrent",
				text: "L’équipe vous le montre et nous écrivons une nouvelle soumission avant de commencer. Vous pouvez la refuser sans frais.",
			},
			language: {
				label: "Langue du contrat",
				text: "La version française vous est remise d’abord. Vous pouvez ensuite choisir d’être lié par la version anglaise.",
			},
		},
		terms: { version: (date) => `Version du ${date}` },
	},
	en: {
		heading: "Quote",
		identity: (reference, version, date) => `${reference}, version ${version} of ${date}`,
		validity: (date) => `Valid until ${date}`,
		replaces: (version, date) => `Replaces version ${version} of ${date}`,
		merchant: "Prepared by",
		customer: "Prepared for",
		columns: { work: "Work", quantity: "Quantity", price: "Price", amount: "Amount" },
		hours: (quantity) => `${quantity} h`,
		hourly: (price) => `${price} an hour`,
		ceiling: (hours, amount) => `${hours} h at most, or ${amount}`,
		beforeTaxes: "Total before taxes",
		gst: "GST (5%)",
		qst: "QST (9.975%)",
		total: "Total to pay",
		most: (amount) => `At most ${amount} with taxes, if the hours reach the ceiling.`,
		inside: (range) => `Firm price, within your range of ${range} before taxes.`,
		outside: (range) => `Firm price. Your estimate was ${range} before taxes.`,
		reason: { above: "Why it is more than the range", below: "Why it is less than the range" },
		facts: {
			when: {
				label: "When",
				proposed: (when) => onePeriod(`Proposed time: ${when}. You can take it when you accept.`),
				booked: (when) => onePeriod(`Your appointment: ${when}.`),
				open: "We agree on the day with you once the price is accepted.",
			},
			payment: {
				label: "Payment",
				text: "After the work, once you have checked the result with us. Nothing to pay now.",
			},
			hourly: {
				label: "Hourly work",
				text: "You pay for the hours worked, at the rate shown, never beyond the ceiling. If we finish early, you pay less.",
			},
			cancelling: {
				label: "Cancelling",
				text: (hours) =>
					`Free of charge up to ${hours} h before the appointment, no reason needed. Later, call us: no penalty is set in advance.`,
			},
			guarantee: {
				label: "Guarantee",
				text: "Tell us within {{guarantee}} days: we come back at no charge, on top of your rights under the law.",
			},
			difference: {
				label: "If the place differs",
				text: "The crew shows you, and we write a new quote before starting. You can turn it down at no cost.",
			},
			language: {
				label: "Language of the contract",
				text: "You are given the French version first. You can then choose to be bound by the English version.",
			},
		},
		terms: { version: (date) => `Version of ${date}` },
	},
};
