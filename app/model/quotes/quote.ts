import type { Localized } from "#app/locale/locales.ts";
import { endOfDay } from "#app/time/montreal.ts";
import type { PriceRange } from "../estimate/prices.ts";
import type { Kind } from "../estimate/questions.ts";
import type { NamedMember } from "../members/member.ts";
import type { QuoteDocument } from "./quote-document.ts";

/** A sent quote whose last day is over has expired: `statusAt` works it out, nothing is stored. */
type StoredQuoteStatus = "draft" | "sent" | "accepted" | "declined" | "superseded";
export type QuoteStatus = StoredQuoteStatus | "expired";

/** Work with a fixed price is counted in pieces; hourly work has a ceiling. */
export type QuoteUnit = "each" | "hour";

export interface QuoteLine {
	text: Localized<string>;
	/** What the customer told us, under the text; may be empty. */
	detail: Localized<string>;
	unit: QuoteUnit;
	/** In hundredths: 250 is two and a half. */
	quantity: number;
	/** Of one unit, in cents, before taxes. */
	price: number;
	/** The most hours that the customer pays, in hundredths. Null unless the unit is the hour. */
	ceiling: number | null;
	/** Decides which promotions apply; null for other work. */
	service: Kind | null;
	/** What the estimate or the price list says, in cents: of the whole line, or of one unit. */
	expected: { range: PriceRange; of: "line" | "unit" } | null;
}

export interface QuoteDiscount {
	/** The code of a promotion; null for an amount that the member decided. */
	promotion: string | null;
	/** The name of the promotion, or the reason. The customer reads it. */
	text: Localized<string>;
	/** A positive amount, before taxes. */
	cents: number;
}

/** What a member writes. */
export interface QuoteContent {
	lines: readonly QuoteLine[];
	discount: QuoteDiscount | null;
	/** Why the price is outside of the estimate's range; empty when it is inside. The customer reads it. */
	reason: Localized<string>;
	/** The last day on which it can be accepted, `YYYY-MM-DD` in Montréal. */
	validUntil: string;
}

/**
 * One version of the quote of a lead, under the id of `quoteId`. It is deleted with its lead; an accepted one is also
 * kept as a contract.
 */
export interface Quote {
	lead: string;
	/** From 1. */
	version: number;
	status: StoredQuoteStatus;
	/** Counts the saves of the draft. A form sends the one that it was rendered from, to detect conflicts. */
	revision: number;
	content: QuoteContent;
	/** Of a draft: the member's words for the mail that will bring it. */
	ownWords?: string;
	/** The member who saved or sent it last. */
	by: NamedMember;
	createdAt: string;
	updatedAt: string;
	/** ISO time; null for a draft. */
	sentAt: string | null;
	/** Word for word what the customer sees, written when it is sent; null for a draft. */
	texts: Localized<QuoteDocument> | null;
	/** Of `texts`. A customer accepts these texts and no others. */
	hash: string | null;
	/** The id of the appointment that was proposed with it. */
	proposal: string | null;
	/** When the customer accepted or declined it. */
	answeredAt: string | null;
}

export function quoteId(lead: string, version: number): string {
	return `${lead}-quote-${version}`;
}

/** The version in an id of `quoteId`. */
export function versionOf(id: string): number {
	return Number(id.slice(id.lastIndexOf("-") + 1));
}

export function statusAt({ status, content }: Pick<Quote, "status" | "content">, now: Date): QuoteStatus {
	return status === "sent" && isOver(content.validUntil, now) ? "expired" : status;
}

/** Whether a quote that is valid until this day can no longer be accepted. */
export function isOver(validUntil: string, now: Date): boolean {
	return now >= endOfDay(validUntil);
}
