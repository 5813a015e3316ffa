import type { Change, DocumentStore } from "#app/model/ports.ts";
import { allLeads } from "../person.ts";
import { type LeadSummary, summaryOf } from "./lead-summary.ts";

/** An in-memory summary of every lead, read by lists, counters and the search. */
export interface LeadIndex {
	all(): Promise<readonly LeadSummary[]>;
}

const indexes = new WeakMap<DocumentStore, LeadIndex>();

/** One index per store, created on first use: a server whose back office is not used keeps nothing in memory. */
export function leadIndexOf(store: DocumentStore): LeadIndex {
	const index = indexes.get(store) ?? createLeadIndex(store);
	indexes.set(store, index);
	return index;
}

/** Misses writes by other processes (the command line) until the number of leads differs; then reads all again. */
export function createLeadIndex(store: DocumentStore): LeadIndex {
	let summaries: Map<string, LeadSummary> | null = null;
	let reading: Promise<void> | null = null;
	const stale = new Set<string>();

	store.watch((changes: readonly Change[]) => {
		for (const { collection, id } of changes) if (collection === "leads") stale.add(id);
	});

	async function refresh(): Promise<void> {
		if (summaries) {
			for (const id of [...stale]) {
				stale.delete(id);
				const lead = await store.get("leads", id);
				if (lead) summaries.set(id, summaryOf(lead));
				else summaries.delete(id);
			}
		}
		if (summaries?.size === (await store.count("leads"))) return;
		stale.clear();
		summaries = new Map((await allLeads(store)).map((lead) => [lead.id, summaryOf(lead)]));
	}

	return {
		/** One refresh at a time: a call during a refresh waits for the next, which includes the caller's own write. */
		async all() {
			const before = reading;
			const own = (async () => {
				await before?.catch(() => {});
				await refresh();
			})();
			reading = own;
			await own;
			return [...(summaries?.values() ?? [])];
		},
	};
}
