import { randomUUID } from "node:crypto";
import { changeLead } from "../../app/leads/.server/inbox/change-lead.ts";
import type { TypedAcceptance } from "../../app/leads/.server/quotes/answer-quote.ts";
import type { Lead } from "../../app/model/leads/lead.ts";
import type { Contract } from "../../app/model/quotes/contract.ts";
import { type QuoteContent, quoteId } from "../../app/model/quotes/quote.ts";
import { sampleQuote } from "../../app/model/quotes/sample-quote.testing.ts";
import { dayInMontreal } from "../../app/time/montreal.ts";
import { commandParts } from "../../scripts/command-parts.ts";
import { quoteReader } from "../../scripts/quote-reader.ts";
import { acceptSent, sendQuote } from "../contracts/quote-commands.ts";
import { contactLead, create } from "../mail/sample-leads.ts";
import { withStore } from "./office-data.ts";
import type { TestServer } from "./server.ts";

const day = 24 * 60 * 60 * 1000;

interface AcceptedQuote {
	/** Of the lead. */
	lead: string;
	/** Of the quote and its contract. */
	id: string;
	contract: Contract;
}

/** Stores a lead and a quote that its customer accepted, at a time of the past, as the commands of the site do. */
export function storeAccepted(
	server: TestServer,
	person: Partial<Lead>,
	{
		daysAgo = 0,
		content = sampleQuote,
		typed = {},
		finalAmount = null,
	}: {
		daysAgo?: number;
		content?: QuoteContent;
		typed?: Partial<TypedAcceptance>;
		/** Also does the job, a day later. */
		finalAmount?: number | null;
	} = {},
): Promise<AcceptedQuote> {
	const lead = randomUUID();
	const now = new Date(Date.now() - daysAgo * day);
	const validUntil = dayInMontreal(new Date(now.getTime() + 14 * day));
	const data = { ...contactLead, receivedAt: now.toISOString(), lastContactAt: now.toISOString(), ...person };
	return withStore(server, async (store) => {
		await store.commit([
			create("leads", lead, { ...data, purgeAfter: new Date(now.getTime() + 730 * day).toISOString() }),
		]);
		await sendQuote({ store, now, reader: quoteReader() }, lead, { content: { ...content, validUntil } });
		await acceptSent({ store, now }, lead, typed);
		if (finalAmount !== null) {
			const parts = commandParts(store, () => new Date(now.getTime() + day));
			const done = { kind: "status", to: "done", finalAmount } as const;
			await changeLead(parts, lead, { id: "m1", name: "Ariane" }, Number.POSITIVE_INFINITY, done);
		}
		const id = quoteId(lead, 1);
		const contract = (await store.get("contracts", id))?.data;
		if (!contract) throw new Error("There is no contract");
		return { lead, id, contract };
	});
}
