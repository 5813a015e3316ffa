import type { Locale, Localized } from "#app/locale/locales.ts";
import { dayInMontreal, endOfDay } from "#app/time/montreal.ts";
import { retention } from "../privacy/retention.ts";
import type { QuoteContent } from "./quote.ts";
import type { QuoteAmounts } from "./quote-amounts.ts";
import type { QuoteDocument } from "./quote-document.ts";

/**
 * An accepted quote, under the id of the quote. It outlasts its lead, because the tax laws ask for it, and only
 * administrators read it then. Nothing in it changes, except what the last three fields say.
 */
export interface Contract {
	lead: string;
	/** Of the lead. */
	reference: string;
	version: number;
	/** To find the contracts of a person: the e-mail address in lower case, and ten digits. */
	emailKey: string | null;
	phoneKey: string | null;
	content: QuoteContent;
	amounts: QuoteAmounts;
	/** The exact texts that the customer saw, and their hash. */
	texts: Localized<QuoteDocument>;
	hash: string;
	sentAt: string;
	acceptance: Acceptance;
	/** What the job came to, before taxes, in cents. Null until the lead is done. */
	finalAmount: number | null;
	/** When the final amount was given, ISO time. */
	doneAt: string | null;
	/** The id of the newer contract that replaced it. */
	replacedBy: string | null;
	purgeAfter: string;
}

export interface Acceptance {
	/** As typed. */
	name: string;
	/** Gets the copy. */
	email: string;
	at: string;
	/** The language that binds. */
	locale: Locale;
	/** When the French version was on the customer's screen. */
	frenchGivenAt: string;
	/** When they chose to be bound by the English version; null for French. */
	englishChosenAt: string | null;
}

/** Six years after the end of the tax year in which it was accepted or paid, whichever is later. */
export function contractEnd({ acceptance, doneAt }: Pick<Contract, "acceptance" | "doneAt">): string {
	const last = [acceptance.at, doneAt ?? ""].toSorted().at(-1) ?? acceptance.at;
	return retention.contracts(endOfDay(`${dayInMontreal(new Date(last)).slice(0, 4)}-12-31`));
}
