import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, Write } from "#app/model/ports.ts";
import { contactLead, create } from "../../../../tests/mail/sample-leads.ts";
import { leadSumsBetween } from "./kept-leads.ts";
import { addUp } from "./lead-sums.ts";
import { reader } from "./sample-statistics.testing.ts";

let folder: string;
let store: DocumentStore;
/** Another process, such as a command, whose changes are not reported. */
let command: DocumentStore;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-kept-"));
	store = await openSqliteStore({ path: join(folder, "test.sqlite") });
	command = await openSqliteStore({ path: join(folder, "test.sqlite") });
});
afterEach(async () => {
	await store.close();
	await command.close();
	await rm(folder, { recursive: true });
});

const from = "2026-11-01";
const lead = (id: string, locale: "fr" | "en" = "fr") =>
	create("leads", id, { ...contactLead, idempotencyKey: id, locale });
const today = "2026-11-15";
const hours = { open: reader.read("company"), today };
const groupsOf = async (from: string, asked: DocumentStore) =>
	addUp(await leadSumsBetween(asked, { from, to: today }, hours), { from, to: today }).groups;
/** The language of each lead. */
const localesIn = async (asked: DocumentStore) =>
	(await groupsOf(from, asked)).flatMap(({ locale, leads }) => Array<string>(leads).fill(locale)).sort();

/** The same store, with its own memory, whose reads can fail and are counted. */
function watched(): DocumentStore & { reads: string[]; isDown: boolean } {
	const reads: string[] = [];
	const spy = {
		...store,
		reads,
		isDown: false,
		async query(...[collection, query]: Parameters<DocumentStore["query"]>) {
			if (spy.isDown) throw new Error("down");
			reads.push(`all ${collection}`);
			return store.query(collection, query);
		},
		async get(...[collection, id]: Parameters<DocumentStore["get"]>) {
			if (spy.isDown) throw new Error("down");
			reads.push(`one ${collection}`);
			return store.get(collection, id);
		},
	};
	return spy as typeof spy & DocumentStore;
}

describe("the leads in memory", () => {
	it("are read once, and then only those that change", async () => {
		const spy = watched();
		await store.commit([lead("a"), lead("b")]);
		expect(await localesIn(spy)).toEqual(["fr", "fr"]);
		expect(await localesIn(spy)).toEqual(["fr", "fr"]);
		expect(spy.reads).toEqual(["all leads"]);
		await store.commit([lead("c", "en")]);
		expect(await localesIn(spy)).toEqual(["en", "fr", "fr"]);
		expect(spy.reads).toEqual(["all leads", "one leads"]);
		expect(await groupsOf("2026-11-04", spy)).toEqual([]);
		expect(spy.reads).toHaveLength(2);
	});

	it("need the opening hours of no days before the first of them, whichever days were asked for before", async () => {
		const company = reader.read("company");
		let days = 0;
		const open = {
			...company,
			get hours() {
				days++;
				return company.hours;
			},
		};
		await store.commit([lead("a")]);
		for (const asked of [
			{ from: "1000-01-01", to: "1000-01-31" },
			{ from, to: today },
		])
			await leadSumsBetween(store, asked, { open, today });
		expect(days).toBeGreaterThan(0);
		expect(days).toBeLessThan(30);
	});

	it("are of seven years at most: then the days that are asked for are read again", async () => {
		const spy = watched();
		const fiveYears = { from: "2019-01-01", to: "2023-12-31" };
		await store.commit([lead("a")]);
		for (let look = 0; look < 2; look++) {
			expect(await localesIn(spy)).toEqual(["fr"]);
			await leadSumsBetween(spy, fiveYears, hours);
			expect(spy.reads).toHaveLength(2);
		}
		await leadSumsBetween(spy, { from: "1000-01-01", to: "1004-12-31" }, hours);
		for (let look = 0; look < 2; look++) {
			expect(await localesIn(spy)).toEqual(["fr"]);
			expect(spy.reads).toHaveLength(4);
		}
	});

	it("are read again when a command added or deleted some", async () => {
		await store.commit([lead("a")]);
		expect(await localesIn(store)).toEqual(["fr"]);
		await command.commit([lead("b", "en")]);
		expect(await localesIn(store)).toEqual(["en", "fr"]);
		await command.commit([{ kind: "delete", collection: "leads", id: "a" }]);
		expect(await localesIn(store)).toEqual(["en"]);
	});

	it("are compared with the leads of the period only, however many older ones there are", async () => {
		const spy = watched();
		await store.commit([lead("a")]);
		expect(await localesIn(spy)).toEqual(["fr"]);
		const older = lead("old");
		await command.commit([{ ...older, data: { ...older.data, receivedAt: "2020-11-03T19:05:00.000Z" } }]);
		await store.commit([{ ...older, id: "older", data: { ...older.data, receivedAt: "2020-11-04T19:05:00.000Z" } }]);
		expect(await localesIn(spy)).toEqual(["fr"]);
		expect(spy.reads).toEqual(["all leads", "one leads"]);
	});

	it("are all read again after a failure", async () => {
		const spy = watched();
		await store.commit([lead("a")]);
		await localesIn(spy);
		await store.commit([lead("b", "en")]);
		spy.isDown = true;
		await expect(localesIn(spy)).rejects.toThrow("down");
		spy.isDown = false;
		expect(await localesIn(spy)).toEqual(["en", "fr"]);
	});

	it("are read once by pages that are opened at the same time", async () => {
		const spy = watched();
		await store.commit([lead("a")]);
		const found = await Promise.all([localesIn(spy), localesIn(spy), localesIn(spy)]);
		expect(found).toEqual([["fr"], ["fr"], ["fr"]]);
		expect(spy.reads).toEqual(["all leads"]);
	});

	it("are added up again, with their month, when one changes, is deleted or is written by a command", async () => {
		const period = { from: "2026-10-01", to: today };
		const earlier = (id: string, status: Lead["status"]): Write => {
			const created = lead(id);
			return { ...created, data: { ...created.data, receivedAt: "2026-10-20T15:00:00.000Z", status } };
		};
		const lost = async () => {
			const { groups } = addUp(await leadSumsBetween(store, period, hours), period);
			return groups.map((group) => `${group.lost} of ${group.leads}`).join();
		};
		await store.commit([earlier("a", "new"), earlier("b", "new")]);
		expect(await lost()).toBe("0 of 2");
		await store.commit([{ ...earlier("a", "lost"), kind: "replace", version: 1 } as Write]);
		expect(await lost()).toBe("1 of 2");
		await store.commit([{ kind: "delete", collection: "leads", id: "b" }]);
		expect(await lost()).toBe("1 of 1");
		await command.commit([earlier("c", "lost")]);
		expect(await lost()).toBe("2 of 2");
	});
});
