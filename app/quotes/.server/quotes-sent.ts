import { everything } from "#app/.server/store/everything.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { Contract } from "#app/model/quotes/contract.ts";
import type { Quote } from "#app/model/quotes/quote.ts";
import { endOfDay, startOfDay } from "#app/time/montreal.ts";

export interface SentQuotes {
	quotes: readonly Quote[];
	/** Accepted ones, also of leads that were erased since. */
	contracts: readonly Contract[];
}

/** What was sent between two days in Montréal, both included. */
export async function quotesSentBetween(store: DocumentStore, days: { from: string; to: string }): Promise<SentQuotes> {
	const [from, to] = [startOfDay(days.from).toISOString(), endOfDay(days.to).toISOString()];
	const quotes = await everything(store, "quotes", {
		where: [
			{ field: "sentAt", is: ">=", value: from },
			{ field: "sentAt", is: "<", value: to },
		],
		orderBy: { field: "sentAt", direction: "ascending" },
	});
	// Nothing is accepted before it is sent. It may be accepted after the period.
	const accepted = await everything(store, "contracts", {
		where: [{ field: "acceptance.at", is: ">=", value: from }],
		orderBy: { field: "acceptance.at", direction: "ascending" },
	});
	return {
		quotes: quotes.map(({ data }) => data),
		contracts: accepted.map(({ data }) => data).filter(({ sentAt }) => sentAt >= from && sentAt < to),
	};
}
