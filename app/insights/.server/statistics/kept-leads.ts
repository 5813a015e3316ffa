import { everything } from "#app/.server/store/everything.ts";
import { countBetween, leadsBetween } from "#app/leads/.server/leads-between.ts";
import { type Days, isIn } from "#app/model/insights/days.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { type Quote, quoteId } from "#app/model/quotes/quote.ts";
import type { OpenDays } from "#app/model/site/opening-state.ts";
import { addDays, countDays } from "#app/time/days.ts";
import { dayInMontreal, startOfDay } from "#app/time/montreal.ts";
import { factsOf, type LeadFacts, neededQuote, type Uncounted } from "./lead-facts.ts";
import { openClock } from "./open-clock.ts";
import { GroupTable, type SummedDay, type SummedDays, sumDay } from "./summed-days.ts";

/** Beyond it, reading all leads again is faster than reading the changed ones. */
const mostChanges = 100;

/** Seven years: figures show five at most, and statistics two. The address of figures may name any old day. */
const mostDays = 2557;

interface KeptDay {
	leads: Map<string, LeadFacts | Uncounted>;
	/** Null until it is asked for, and after a lead of the day changed. */
	sum: SummedDay | null;
	/** The store's `foreignCommits` when the day was read or last compared with the store. */
	comparedAt: string | null;
}

/**
 * The facts of the leads by day, kept in memory with their sums: parsing the documents of two years takes several times as
 * long as everything else on the page. Leads that change are read again, and their days are added up again. A command
 * beside a server with SQLite is not reported, but it changes the number of leads in the period, and then all are read
 * again. They are not counted while no other connection has written: with 50,000 leads, that takes 9 ms.
 */
class KeptLeads {
	readonly #store: DocumentStore;
	/** The oldest first. Days without leads are kept too: the others have not been read. */
	#days = new Map<string, KeptDay>();
	#dayOf = new Map<string, string>();
	#table = new GroupTable();
	/** The opening hours of the sums. */
	#open: OpenDays | null = null;
	#changed = new Set<string>();
	#reading: Promise<unknown> = Promise.resolve();

	constructor(store: DocumentStore) {
		this.#store = store;
		store.watch((changes) => {
			for (const { collection, id } of changes) if (collection === "leads") this.#changed.add(id);
		});
	}

	/** One reading at a time: a page that is opened twice reads once. */
	between(asked: Days, hours: OpeningHours): Promise<SummedDays> {
		const reading = this.#reading
			.catch(() => {})
			.then(async () => {
				await this.#update(asked);
				return this.#sums(asked, hours);
			});
		this.#reading = reading;
		return reading;
	}

	#sums(asked: Days, { open, today }: OpeningHours): SummedDays {
		if (this.#open !== open) for (const kept of this.#days.values()) kept.sum = null;
		this.#open = open;
		// Not the first day that was asked for: an address may name one of the year 1000, and each day takes its time.
		const [first = today] = [...this.#days].find(([, { leads }]) => leads.size > 0) ?? [];
		const minutesBetween = openClock(open, { from: first, to: today });
		const days = this.#within(asked).flatMap(([day, kept]) => {
			if (kept.leads.size === 0) return [];
			kept.sum ??= sumDay(day, inOrder(kept.leads), { table: this.#table, minutesBetween });
			return [kept.sum];
		});
		const { groups, months } = this.#table;
		return { groups, days, months, minutesBetween };
	}

	#within(asked: Days): [day: string, KeptDay][] {
		return [...this.#days].filter(([day]) => isIn(asked, day));
	}

	async #update(asked: Days): Promise<void> {
		const changed = this.#changed;
		this.#changed = new Set();
		try {
			const mark = await this.#store.foreignCommits();
			if (changed.size > mostChanges) this.#forget();
			if (this.#days.size > 0) await Promise.all([...changed].map((id) => this.#readOne(id)));
			let missing = this.#missing(asked);
			if (missing && this.#days.size + countDays(missing) > mostDays) {
				this.#forget();
				missing = asked;
			}
			if (missing) await this.#readAll(missing, mark);
			const kept = this.#within(asked).map(([, day]) => day);
			if (mark !== null && kept.every(({ comparedAt }) => comparedAt === mark)) return;
			const known = kept.reduce((sum, { leads }) => sum + leads.size, 0);
			if (known !== (await countBetween(this.#store, asked))) await this.#readAll(asked, mark);
			else for (const day of kept) day.comparedAt = mark;
		} catch (error) {
			// The changes are lost: the next reading reads everything.
			this.#forget();
			throw error;
		}
	}

	#forget(): void {
		this.#days = new Map();
		this.#dayOf = new Map();
		this.#table = new GroupTable();
	}

	/** From the first day that has not been read to the last; null when all have been. */
	#missing(asked: Days): Days | null {
		if (this.#within(asked).length >= countDays(asked)) return null;
		const missing = daysOf(asked).filter((day) => !this.#days.has(day));
		const [from = asked.from, to = asked.to] = [missing[0], missing.at(-1)];
		return { from, to };
	}

	async #readOne(id: string): Promise<void> {
		const lead = await this.#store.get("leads", id);
		const quote = lead && neededQuote(lead.data);
		const found = quote ? await this.#store.get("quotes", quote) : null;
		const known = this.#days.get(this.#dayOf.get(id) ?? "");
		if (known?.leads.delete(id)) known.sum = null;
		this.#dayOf.delete(id);
		if (lead) this.#keep(id, lead.data, found?.data ?? null);
	}

	async #readAll(asked: Days, mark: string | null): Promise<void> {
		const leads = await leadsBetween(this.#store, asked);
		const isQuoteNeeded = leads.some(({ data }) => neededQuote(data) !== null);
		const quotes = isQuoteNeeded ? await this.#quotesSince(asked.from) : new Map<string, Quote>();
		for (const [, known] of this.#within(asked)) for (const id of known.leads.keys()) this.#dayOf.delete(id);
		for (const day of daysOf(asked)) this.#days.set(day, { leads: new Map(), sum: null, comparedAt: mark });
		this.#days = new Map([...this.#days].sort(([one], [other]) => (one < other ? -1 : 1)));
		for (const { id, data } of leads) this.#keep(id, data, quotes.get(neededQuote(data) ?? "") ?? null);
	}

	/** A quote is sent after its lead is received. */
	async #quotesSince(from: string): Promise<Map<string, Quote>> {
		const sent = await everything(this.#store, "quotes", {
			where: [{ field: "sentAt", is: ">=", value: startOfDay(from).toISOString() }],
			orderBy: { field: "sentAt", direction: "ascending" },
		});
		return new Map(sent.map(({ data }) => [quoteId(data.lead, data.version), data]));
	}

	#keep(id: string, lead: Lead, quote: Quote | null): void {
		const facts = factsOf(lead, quote);
		const day = typeof facts === "string" ? dayInMontreal(new Date(lead.receivedAt)) : facts.day;
		const kept = this.#days.get(day);
		if (!kept) return;
		kept.leads.set(id, facts);
		kept.sum = null;
		this.#dayOf.set(id, day);
	}
}

function daysOf({ from, to }: Days): string[] {
	const days: string[] = [];
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
	return days;
}

/** The oldest first, as the store sorts them. */
function inOrder(leads: ReadonlyMap<string, LeadFacts | Uncounted>): (LeadFacts | Uncounted)[] {
	const receivedAt = (facts: LeadFacts | Uncounted) => (typeof facts === "string" ? 0 : facts.receivedAt);
	return [...leads]
		.sort(([id, one], [otherId, other]) => receivedAt(one) - receivedAt(other) || (id < otherId ? -1 : 1))
		.map(([, facts]) => facts);
}

/** Times to an answer are counted in opening hours, until today. */
interface OpeningHours {
	open: OpenDays;
	/** In Montréal. */
	today: string;
}

const kept = new WeakMap<DocumentStore, KeptLeads>();

/** The sums of all leads received on these days in Montréal. Days after today are left out. */
export function leadSumsBetween(store: DocumentStore, { from, to }: Days, hours: OpeningHours): Promise<SummedDays> {
	const known = kept.get(store) ?? new KeptLeads(store);
	kept.set(store, known);
	return known.between({ from, to: to < hours.today ? to : hours.today }, hours);
}
