import { everything } from "#app/.server/store/everything.ts";
import { leadsBetween } from "#app/leads/.server/leads-between.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { type Quote, quoteId } from "#app/model/quotes/quote.ts";
import { startOfDay } from "#app/time/montreal.ts";
import { factsOf, type LeadFacts, neededQuote } from "./lead-facts.ts";

/** Beyond it, reading all leads again is faster than reading the changed ones. */
const mostChanges = 100;

/**
 * The facts of the leads, kept in memory: parsing the documents of two years takes several times as long as everything
 * else on the page. Leads that change are read again. A command beside a server with SQLite is not reported, but it
 * changes the number of leads, and then all are read again.
 */
class KeptLeads {
	readonly #store: DocumentStore;
	#facts = new Map<string, LeadFacts>();
	/** The first day that was read; null before the first time. */
	#from: string | null = null;
	#total = 0;
	#changed = new Set<string>();
	/** Created minus deleted, since `#total` was counted. */
	#added = 0;
	#reading: Promise<void> = Promise.resolve();

	constructor(store: DocumentStore) {
		this.#store = store;
		store.watch((changes) => {
			for (const { collection, id, kind } of changes) {
				if (collection !== "leads") continue;
				this.#changed.add(id);
				this.#added += kind === "create" ? 1 : kind === "delete" ? -1 : 0;
			}
		});
	}

	/** One reading at a time: a page that is opened twice reads once. */
	async since(from: string): Promise<LeadFacts[]> {
		const reading = this.#reading.catch(() => {}).then(() => this.#update(from));
		this.#reading = reading;
		await reading;
		return [...this.#facts.values()].filter(({ day }) => day >= from);
	}

	async #update(from: string): Promise<void> {
		const changed = this.#changed;
		const expected = this.#total + this.#added;
		this.#changed = new Set();
		this.#added = 0;
		const start = this.#from !== null && this.#from < from ? this.#from : from;
		// Null until the reading has succeeded: after an error, the next one reads everything.
		const isKnown = this.#from === start;
		this.#from = null;
		const total = await this.#store.count("leads");
		if (isKnown && total === expected && changed.size <= mostChanges)
			await Promise.all([...changed].map((id) => this.#readOne(id, start)));
		else await this.#readAll(start);
		this.#total = total;
		this.#from = start;
	}

	async #readOne(id: string, from: string): Promise<void> {
		const lead = await this.#store.get("leads", id);
		const quote = lead && neededQuote(lead.data);
		this.#keep(id, lead?.data ?? null, quote ? ((await this.#store.get("quotes", quote))?.data ?? null) : null, from);
	}

	async #readAll(from: string): Promise<void> {
		const leads = await leadsBetween(this.#store, { from });
		const isQuoteNeeded = leads.some(({ data }) => neededQuote(data) !== null);
		const quotes = isQuoteNeeded ? await this.#quotesSince(from) : new Map<string, Quote>();
		this.#facts = new Map();
		for (const { id, data } of leads) this.#keep(id, data, quotes.get(neededQuote(data) ?? "") ?? null, from);
	}

	/** A quote is sent after its lead is received. */
	async #quotesSince(from: string): Promise<Map<string, Quote>> {
		const sent = await everything(this.#store, "quotes", {
			where: [{ field: "sentAt", is: ">=", value: startOfDay(from).toISOString() }],
			orderBy: { field: "sentAt", direction: "ascending" },
		});
		return new Map(sent.map(({ data }) => [quoteId(data.lead, data.version), data]));
	}

	#keep(id: string, lead: Lead | null, quote: Quote | null, from: string): void {
		const facts = lead && factsOf(lead, quote);
		if (facts && facts.day >= from) this.#facts.set(id, facts);
		else this.#facts.delete(id);
	}
}

const kept = new WeakMap<DocumentStore, KeptLeads>();

/** The facts of all leads received since this day in Montréal, in no order. */
export function leadsSince(store: DocumentStore, from: string): Promise<LeadFacts[]> {
	const known = kept.get(store) ?? new KeptLeads(store);
	kept.set(store, known);
	return known.since(from);
}
