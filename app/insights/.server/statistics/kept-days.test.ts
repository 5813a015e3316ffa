import { afterEach, beforeEach, expect, it } from "vitest";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { create } from "../../../../tests/mail/sample-leads.ts";
import { countedDays } from "./kept-days.ts";
import { dayCounts } from "./sample-statistics.testing.ts";

let store: DocumentStore;

beforeEach(async () => {
	store = await newStore();
});
afterEach(() => store.close());

const on = (day: string, arrivals: number) => dayCounts(day, { segments: { "direct index fr": { arrivals } } });
const add = (day: string, arrivals: number) => store.commit([create("traffic", day, on(day, arrivals))]);
const change = (day: string, arrivals: number, version = 1) =>
	store.commit([{ kind: "replace", collection: "traffic", id: day, version, data: on(day, arrivals) }]);

/** The visits of each day, as they are read on a day. */
async function read(from: string, today: string) {
	const { days } = await countedDays(store, from, today);
	return days.map(({ day, segments }) => `${day.slice(8)}: ${segments[1]}`);
}

it("keeps past days, and reads those again that servers may still write", async () => {
	for (const day of ["2026-11-07", "2026-11-08", "2026-11-09", "2026-11-10"]) await add(day, 1);
	expect(await read("2026-11-07", "2026-11-10")).toEqual(["07: 1", "08: 1", "09: 1", "10: 1"]);
	await change("2026-11-08", 9);
	await change("2026-11-09", 2);
	await change("2026-11-10", 3);
	expect(await read("2026-11-07", "2026-11-10")).toEqual(["07: 1", "08: 1", "09: 2", "10: 3"]);
	// Days later, without a new document: the days that were open are not taken for final.
	await change("2026-11-10", 4, 2);
	expect(await read("2026-11-07", "2026-11-14")).toEqual(["07: 1", "08: 1", "09: 2", "10: 4"]);
	expect(await read("2026-11-08", "2026-11-14")).toEqual(["08: 1", "09: 2", "10: 4"]);
});

it("reads everything again when a document was added, or an earlier day is asked for", async () => {
	await add("2026-11-01", 1);
	await add("2026-11-05", 1);
	expect(await read("2026-11-04", "2026-11-10")).toEqual(["05: 1"]);
	expect(await read("2026-11-01", "2026-11-10")).toEqual(["01: 1", "05: 1"]);
	await add("2026-11-03", 7);
	expect(await read("2026-11-01", "2026-11-10")).toEqual(["01: 1", "03: 7", "05: 1"]);
});

it("adds up a whole month again when one of its days was added", async () => {
	const january = async () => {
		const { days, months } = await countedDays(store, "2026-01-01", "2026-02-10");
		return months.within(days, { from: "2026-01-01", to: "2026-02-10" }).map(({ segments }) => segments[1]);
	};
	for (const day of ["2026-01-05", "2026-01-20"]) await add(day, 3);
	expect(await january()).toEqual([6]);
	expect(await january()).toEqual([6]);
	await add("2026-01-31", 4);
	expect(await january()).toEqual([10]);
});
