import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { type DayCounts, DayTally } from "#app/model/traffic/day-counts.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal, startOfDay } from "#app/time/montreal.ts";
import { deletions } from "../store/deletions.ts";
import { everything } from "../store/everything.ts";
import { upsertWrite } from "../store/upsert-write.ts";

/** The counts of these days in Montréal, both included: one for each day, the oldest first, of all servers together. */
export async function trafficBetween(store: DocumentStore, days: { from: string; to: string }): Promise<DayCounts[]> {
	const byDay = Map.groupBy(await documentsBetween(store, days), ({ data }) => data.day);
	return [...byDay].map(([day, documents]) => merged(day, documents));
}

/** Servers write the documents of a day until shortly after its end. */
const settledAfter = 2;
/** Days that are looked at. Documents of an older day that was never merged are added up whenever they are read. */
const lookedAt = 31;
/** Firestore takes 500 writes in a commit, of at most 10 MB. The rest of a day is merged the next time. */
const mostParts = 100;

/** Merges the documents of past days into one for each day, so that a year stays a few hundred reads. Returns how many. */
export async function mergeOldDays(store: DocumentStore, now: Date): Promise<number> {
	const to = addDays(dayInMontreal(now), -settledAfter);
	const byDay = Map.groupBy(
		await documentsBetween(store, { from: addDays(to, -lookedAt), to }),
		({ data }) => data.day,
	);
	let count = 0;
	for (const [day, documents] of byDay) {
		const parts = documents.filter(({ id }) => id !== day).slice(0, mostParts);
		if (parts.length === 0) continue;
		const known = documents.find(({ id }) => id === day);
		const data = merged(day, known ? [known, ...parts] : parts);
		const whole = upsertWrite("traffic", day, known, data);
		// Refused when another server has merged the day meanwhile.
		if ((await store.commit([whole, ...deletions("traffic", parts)])).ok) count += parts.length;
	}
	return count;
}

function documentsBetween(
	store: DocumentStore,
	{ from, to }: { from: string; to: string },
): Promise<readonly StoredDocument<DayCounts>[]> {
	return everything(store, "traffic", {
		where: [
			{ field: "day", is: ">=", value: from },
			{ field: "day", is: "<=", value: to },
		],
		orderBy: { field: "day", direction: "ascending" },
	});
}

function merged(day: string, documents: readonly StoredDocument<DayCounts>[]): DayCounts {
	const [only] = documents;
	if (only && documents.length === 1) return only.data;
	const tally = new DayTally();
	for (const { data } of documents) tally.addDay(data);
	return tally.toDay(day, retention.traffic(startOfDay(day)));
}
