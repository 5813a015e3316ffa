import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DocumentStore, Write } from "#app/model/ports.ts";
import { DayTally } from "#app/model/traffic/day-counts.ts";
import { createLog } from "../log.ts";
import { newRawStore } from "../store/new-store.testing.ts";
import type { RawStore } from "../store/raw-store.ts";
import { typedStore } from "../store/typed-store.ts";
import { mergeOldDays, trafficBetween } from "./read-traffic.ts";
import { createTrafficCounter, type TrafficCounter } from "./traffic-counter.ts";

let raw: RawStore;
let store: DocumentStore;
let now: Date;
let isDown: boolean;
let largest: number;
let server: TrafficCounter;
beforeEach(async () => {
	raw = await newRawStore();
	const kept = typedStore(raw);
	isDown = false;
	largest = 0;
	store = {
		...kept,
		commit(writes: readonly Write[]) {
			largest = Math.max(largest, writes.length);
			return isDown ? Promise.reject(new Error("down")) : kept.commit(writes);
		},
	};
	now = new Date("2026-03-10T15:00:00Z");
	server = createTrafficCounter({ store, log: createLog(() => {}), clock: { now: () => now } });
});
afterEach(async () => {
	await server.stop();
	await raw.close();
});

/** Events are added up after the responses of a turn. */
const search = (text: string) => {
	server.count({ kind: "search", text });
	return new Promise(setImmediate);
};
const searches = async () =>
	(await trafficBetween(store, { from: "2026-01-01", to: "2026-12-31" })).map((each) => [each.day, each.searches]);

describe("the counter", () => {
	it("keeps the counts of a day that ended while the store was down", async () => {
		await search("soir");
		isDown = true;
		now = new Date("2026-03-11T15:00:00Z");
		await search("matin");
		await server.flush();
		isDown = false;
		await server.flush();
		expect(await searches()).toEqual([
			["2026-03-10", { soir: 1 }],
			["2026-03-11", { matin: 1 }],
		]);
	});

	it("does not replace what it wrote when the clock is set back to the day before", async () => {
		await search("soir");
		now = new Date("2026-03-11T15:00:00Z");
		await search("matin");
		await server.flush();
		now = new Date("2026-03-10T15:00:00Z");
		await search("encore");
		await server.flush();
		await server.flush();
		expect(await searches()).toEqual([
			["2026-03-10", { soir: 1, encore: 1 }],
			["2026-03-11", { matin: 1 }],
		]);
	});
});

describe("merging past days", () => {
	const part = (day: string, name: string): Write => {
		const tally = new DayTally();
		tally.add({ kind: "search", text: "ramonage" });
		const data = tally.toDay(day, "2028-04-10T00:00:00.000Z");
		return { kind: "create", collection: "traffic", id: `${day}_${name}`, data };
	};

	it("commits a bounded number of documents at once, however often servers were started", async () => {
		for (let count = 0; count < 250; count++) await store.commit([part("2026-03-01", String(count))]);
		largest = 0;
		let merged = 0;
		for (let run = 0; run < 3; run++) merged += await mergeOldDays(store, now);
		expect(merged).toBe(250);
		// Firestore takes 500 writes, of at most 10 MB.
		expect(largest).toBeLessThanOrEqual(101);
		expect(await store.count("traffic")).toBe(1);
		expect(await searches()).toEqual([["2026-03-01", { ramonage: 250 }]]);
	});

	it("reads the last month only: what is older was merged, or is added up when it is read", async () => {
		await store.commit([part("2026-01-10", "a"), part("2026-01-10", "b"), part("2026-03-01", "a")]);
		expect(await mergeOldDays(store, now)).toBe(1);
		expect(await searches()).toEqual([
			["2026-01-10", { ramonage: 2 }],
			["2026-03-01", { ramonage: 1 }],
		]);
	});
});
