import type { QuoteContent, QuoteLine } from "./quote.ts";

export const ductLine: QuoteLine = {
	text: { fr: "Conduits de ventilation", en: "Ventilation ducts" },
	detail: { fr: "Maison, 14 bouches", en: "House, 14 vents" },
	unit: "each",
	quantity: 100,
	price: 42900,
	ceiling: null,
	service: "ventilation-ducts",
	expected: { range: { low: 34900, high: 46900 }, of: "line" },
};

export const hourlyLine: QuoteLine = {
	text: { fr: "Ménage du sous-sol", en: "Basement cleaning" },
	detail: { fr: "", en: "" },
	unit: "hour",
	quantity: 300,
	price: 5400,
	ceiling: 400,
	service: "house-cleaning",
	expected: { range: { low: 4800, high: 5800 }, of: "unit" },
};

/** 429.00 + 162.00 − 40.00 = 551.00 before taxes, 633.51 with them; at most 605.00 and 695.60. */
export const sampleQuote: QuoteContent = {
	lines: [ductLine, hourlyLine],
	discount: { promotion: "DUO-AUTOMNE", text: { fr: "Duo d’automne", en: "Fall duo" }, cents: 4000 },
	reason: { fr: "Le sous-sol s’est ajouté au téléphone.", en: "The basement was added by phone." },
	validUntil: "2026-12-18",
};
