import { trafficBetween } from "#app/.server/traffic/read-traffic.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { addDays } from "#app/time/days.ts";
import { type CountedDay, type CountedDays, SegmentTable } from "./counted-days.ts";

interface KeptDays {
	from: string;
	/** Of all documents: it changes when a day begins, when days are merged or deleted, and when a command adds some. */
	documents: number;
	table: SegmentTable;
	/** The oldest first, without the days that servers still write. */
	days: readonly CountedDay[];
}

const kept = new WeakMap<DocumentStore, KeptDays>();
/** Servers write the documents of a day until shortly after its end. */
const openDays = 2;

/** Days since `from`, the oldest first. Past days are kept in memory: they do not change any more. */
export async function countedDays(store: DocumentStore, from: string, today: string): Promise<CountedDays> {
	const firstOpen = addDays(today, 1 - openDays);
	const documents = await store.count("traffic");
	let known = kept.get(store);
	if (!known || known.documents !== documents || known.from > from) {
		const table = new SegmentTable();
		const past = await trafficBetween(store, { from, to: addDays(firstOpen, -1) });
		known = { from, documents, table, days: past.map((day) => table.list(day)) };
		kept.set(store, known);
	}
	const { table, days } = known;
	// Days that were open when the others were kept may have ended since: they are read again.
	const last = days.at(-1)?.day ?? "";
	const open = await trafficBetween(store, { from: last < from ? from : addDays(last, 1), to: today });
	const all = [...days.filter(({ day }) => day >= from), ...open.map((day) => table.list(day))];
	return { segments: table.segments, days: all, months: table.months };
}

/** The first day on which anything was counted. */
export async function firstCountedDay(store: DocumentStore): Promise<string | null> {
	const { documents } = await store.query("traffic", { orderBy: { field: "day", direction: "ascending" }, limit: 1 });
	return documents[0]?.data.day ?? null;
}
