import type { Change, DocumentStore } from "#app/model/ports.ts";
import { allLeads } from "../person.ts";
import { type LeadSummary, summaryOf } from "./lead-summary.ts";

/** Every request's summary, kept in memory: what lists, counters and searches read. */
export interface LeadIndex {
	all(): Promise<readonly LeadSummary[]>;
}

const indexes = new WeakMap<DocumentStore, LeadIndex>();

/** One a store, made when a member first asks: a site without a back office open keeps nothing. */
export function leadIndexOf(store: DocumentStore): LeadIndex {
	const index = indexes.get(store) ?? createLeadIndex(store);
	indexes.set(store, index);
	return index;
}

/** Follows the store's own changes; commands of the shell show in the count, and are read anew. */
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
		/** One refresh at a time; whoever asks during one waits for the next, which sees their own change. */
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
