import { everything } from "#app/.server/store/everything.ts";
import { leadsBetween } from "#app/leads/.server/leads-between.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { type Quote, quoteId } from "#app/model/quotes/quote.ts";
import { dayInMontreal, startOfDay } from "#app/time/montreal.ts";
import { factsOf, type LeadFacts, neededQuote } from "./lead-facts.ts";

/** Beyond it, reading all leads again is faster than reading the changed ones. */
const mostChanges = 100;

/**
 * The facts of the leads, kept in memory: parsing the documents of two years takes several times as long as everything
 * else on the page. Leads that change are read again. A command beside a server with SQLite is not reported, but it
 * changes the number of leads in the period, and then all are read again.
 */
class KeptLeads {
	readonly #store: DocumentStore;
	/**
	 * By day and id, so that a page costs what its period holds, however many leads there are. Null for a lead that the
	 * statistics leave out.
	 */
	#days = new Map<string, Map<string, LeadFacts | null>>();
	#dayOf = new Map<string, string>();
	/** The first day that was read; null before the first time. */
	#from: string | null = null;
	#changed = new Set<string>();
	#reading: Promise<void> = Promise.resolve();

	constructor(store: DocumentStore) {
		this.#store = store;
		store.watch((changes) => {
			for (const { collection, id } of changes) if (collection === "leads") this.#changed.add(id);
		});
	}

	/** One reading at a time: a page that is opened twice reads once. */
	async since(from: string): Promise<LeadFacts[]> {
		const reading = this.#reading.catch(() => {}).then(() => this.#update(from));
		this.#reading = reading;
		await reading;
		return this.#since(from).flatMap((leads) => [...leads.values()].filter((facts) => facts !== null));
	}

	#since(from: string): Map<string, LeadFacts | null>[] {
		return [...this.#days].flatMap(([day, leads]) => (day >= from ? [leads] : []));
	}

	async #update(from: string): Promise<void> {
		const changed = this.#changed;
		this.#changed = new Set();
		const start = this.#from !== null && this.#from < from ? this.#from : from;
		// Null until the reading has succeeded: after an error, the next one reads everything.
		const isKnown = this.#from === start && changed.size <= mostChanges;
		this.#from = null;
		if (isKnown) await Promise.all([...changed].map((id) => this.#readOne(id, start)));
		if (!isKnown || !(await this.#isComplete(from))) await this.#readAll(start);
		this.#from = start;
	}

	async #isComplete(from: string): Promise<boolean> {
		const first = startOfDay(from).toISOString();
		const stored = await this.#store.count("leads", [{ field: "receivedAt", is: ">=", value: first }]);
		return stored === this.#since(from).reduce((sum, { size }) => sum + size, 0);
	}

	async #readOne(id: string, from: string): Promise<void> {
		const lead = await this.#store.get("leads", id);
		const quote = lead && neededQuote(lead.data);
		const found = quote ? await this.#store.get("quotes", quote) : null;
		this.#days.get(this.#dayOf.get(id) ?? "")?.delete(id);
		this.#dayOf.delete(id);
		if (lead) this.#keep(id, lead.data, found?.data ?? null, from);
	}

	async #readAll(from: string): Promise<void> {
		const leads = await leadsBetween(this.#store, { from });
		const isQuoteNeeded = leads.some(({ data }) => neededQuote(data) !== null);
		const quotes = isQuoteNeeded ? await this.#quotesSince(from) : new Map<string, Quote>();
		this.#days = new Map();
		this.#dayOf = new Map();
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

	#keep(id: string, lead: Lead, quote: Quote | null, from: string): void {
		const facts = factsOf(lead, quote);
		const day = facts?.day ?? dayInMontreal(new Date(lead.receivedAt));
		if (day < from) return;
		const leads = this.#days.get(day) ?? new Map<string, LeadFacts | null>();
		this.#days.set(day, leads.set(id, facts));
		this.#dayOf.set(id, day);
	}
}

const kept = new WeakMap<DocumentStore, KeptLeads>();

/** The facts of all leads received since this day in Montréal, in no order. */
export function leadsSince(store: DocumentStore, from: string): Promise<LeadFacts[]> {
	const known = kept.get(store) ?? new KeptLeads(store);
	kept.set(store, known);
	return known.since(from);
}
