/**
 * A quote word for word, in one language: everything that the page, the mail and the printed copy show. Written once,
 * when the quote is sent; later changes of prices, words and terms do not touch it.
 */
export interface QuoteDocument {
	/** "Soumission". */
	heading: string;
	/** "AIR-9XAMG47, version 2 du 11 novembre 2026". */
	identity: string;
	/** "Valable jusqu’au 25 novembre 2026". */
	validity: string;
	/** "Remplace la version 1 du 10 novembre 2026"; empty for the first version. */
	replaces: string;
	merchant: DocumentParty;
	customer: DocumentParty;
	columns: { work: string; quantity: string; price: string; amount: string };
	lines: readonly DocumentLine[];
	/** Null without a discount. */
	discount: DocumentAmount | null;
	/** Before taxes, GST and QST, in this order. */
	sums: readonly DocumentAmount[];
	total: DocumentAmount;
	/** What the total may come to with all hours up to their ceilings; empty without hourly work. */
	most: string;
	/** What the price is beside the estimate's range; empty without an estimate. */
	range: string;
	/** Why it is outside of the range; null when it is inside. */
	reason: DocumentFact | null;
	/** The proposed appointment, payment, cancellation, guarantee, and what happens when the place differs. */
	facts: readonly DocumentFact[];
	terms: DocumentTerms;
}

export interface DocumentParty {
	label: string;
	lines: readonly string[];
}

export interface DocumentLine {
	text: string;
	/** May be empty. */
	detail: string;
	quantity: string;
	/** Of one unit; empty for a single piece. */
	price: string;
	amount: string;
	/** "4 h au plus, soit 216,00 $"; empty without a ceiling. */
	ceiling: string;
}

export interface DocumentAmount {
	label: string;
	amount: string;
}

export interface DocumentFact {
	label: string;
	text: string;
}

/** The terms of service as they were published on that day. */
export interface DocumentTerms {
	title: string;
	/** "Version du 1er novembre 2026". */
	version: string;
	/** Markdown with the prices, the phone number and the paths of links filled in. */
	text: string;
}
