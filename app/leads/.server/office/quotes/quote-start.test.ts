import { expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { Quote, QuoteContent } from "#app/model/quotes/quote.ts";
import { typedFrom } from "#app/model/quotes/quote-form.ts";
import { readQuote } from "#app/model/quotes/read-quote.ts";
import { ductLine, sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { contactLead } from "../../../../../tests/mail/sample-leads.ts";
import { formContext, startingContent } from "./quote-start.ts";

const lead = { ...contactLead, receivedAt: "2026-11-16T15:00:00.000Z" };
const reader = originalContent.reader();
const context = formContext(lead, reader, new Date("2026-11-17T15:00:00.000Z"));
const dryer = { ...ductLine, service: "dryer-ducts" } as const;
const gone = { promotion: "GONE", text: { fr: "Duo d’été", en: "Summer duo" }, cents: 4000 };

it.each(["draft", "sent"] as const)("keeps the discount of a promotion that is gone as an amount: %s", (status) => {
	const found = start(status, { ...sampleQuote, discount: gone });
	expect(found.discount).toEqual({ ...gone, promotion: null });
	const { content, faults } = readQuote(typedFrom(found, "fr"), context);
	expect(faults).toEqual([]);
	expect(content?.discount).toEqual({ ...gone, promotion: null });
});

it("does the same when its conditions no longer hold, and leaves one that holds", () => {
	const discount = { ...gone, promotion: "DUO-AUTOMNE" };
	expect(start("draft", { ...sampleQuote, discount, lines: [ductLine] }).discount?.promotion).toBeNull();
	expect(start("draft", { ...sampleQuote, discount, lines: [ductLine, dryer] }).discount).toEqual(discount);
});

function start(status: Quote["status"], content: QuoteContent): QuoteContent {
	const quote = { id: "quote", version: 1, data: { status, content } } as StoredDocument<Quote>;
	return startingContent(lead, [quote], context, reader);
}
