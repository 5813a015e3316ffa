import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "#app/.server/log.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { mergeOldDays, trafficBetween } from "#app/.server/traffic/read-traffic.ts";
import { createTrafficCounter, type TrafficCounter } from "#app/.server/traffic/traffic-counter.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { mostKeys, type TrafficEvent } from "#app/model/traffic/day-counts.ts";
import { readSource } from "#app/model/traffic/lead-source.ts";

interface Opened {
	store: RawStore;
	/** Another connection to the same data, as another server has it. */
	another(): Promise<RawStore>;
	close(): Promise<void>;
}

const day = "2026-03-10";

function arrival(campaign: string, host: string | null = null, page = "contact"): TrafficEvent {
	const source = readSource({
		host,
		landing: "/contactez-nous",
		query: new URLSearchParams({ utm_campaign: campaign }),
	});
	return { kind: "view", page, locale: "fr", from: null, source };
}

/** Counts of visits: the same on every store. */
export function trafficContract(name: string, open: () => Promise<Opened>): void {
	describe(`${name}, traffic:`, () => {
		let opened: Opened;
		let store: DocumentStore;
		let now: Date;
		let servers: TrafficCounter[];
		const start = (on = store) => {
			const server = createTrafficCounter({ store: on, log: createLog(() => {}), clock: { now: () => now } });
			servers.push(server);
			return server;
		};
		const stored = () => store.query("traffic", { limit: 100 }).then(({ documents }) => documents);

		beforeEach(async () => {
			opened = await open();
			store = typedStore(opened.store);
			now = new Date(`${day}T15:00:00.000Z`);
			servers = [];
		});
		afterEach(async () => {
			for (const server of servers) await server.stop();
			await opened.close();
		});

		it("adds up what two servers count, in one document each", async () => {
			const [one, other] = [start(), start()];
			for (let count = 0; count < 3; count++) one.count(arrival("automne"));
			other.count(arrival("automne"));
			other.count({ kind: "step", step: "started", locale: "en", source: null });
			await Promise.all([one.flush(), other.flush()]);
			one.count(arrival("hiver"));
			await one.flush();
			expect((await stored()).length).toBe(2);
			const [total] = await trafficBetween(store, { from: day, to: day });
			expect(total).toMatchObject({
				day,
				campaigns: { "referral automne": 4, "referral hiver": 1 },
				pages: { "contact fr": { views: 5 } },
			});
			expect(total?.segments).toEqual({ "referral contact fr": { arrivals: 5 }, "direct other en": { started: 1 } });
		});

		it("adds up and merges what two servers count, each with its own connection", async () => {
			const other = typedStore(await opened.another());
			try {
				const pair = [start(store), start(other)];
				for (let turn = 0; turn < 5; turn++) {
					for (const [index, server] of pair.entries())
						for (let count = 0; count <= index; count++) server.count(arrival("automne", "google.com"));
					await Promise.all(pair.map((server) => server.flush()));
				}
				const expected = { campaigns: { "search automne": 15 }, hosts: { "search google.com": 15 } };
				for (const reader of [store, other])
					expect(await trafficBetween(reader, { from: day, to: day })).toMatchObject([expected]);
				await Promise.all(pair.map((server) => server.stop()));
				now = new Date("2026-03-12T15:00:00.000Z");
				const [mine, theirs] = await Promise.all([mergeOldDays(store, now), mergeOldDays(other, now)]);
				expect(mine + theirs).toBe(2);
				expect((await stored()).map(({ id }) => id)).toEqual([day]);
				for (const reader of [store, other])
					expect(await trafficBetween(reader, { from: day, to: day })).toMatchObject([expected]);
			} finally {
				await other.close();
			}
		});

		it("keeps the day in Montréal, and starts another document at midnight", async () => {
			const server = start();
			now = new Date("2026-03-11T03:59:59.000Z");
			server.count(arrival("soir"));
			await server.flush();
			now = new Date("2026-03-11T04:00:00.000Z");
			server.count(arrival("matin"));
			await server.stop();
			const days = await trafficBetween(store, { from: "2026-03-10", to: "2026-03-11" });
			expect(days.map(({ day, campaigns }) => [day, campaigns])).toEqual([
				["2026-03-10", { "referral soir": 1 }],
				["2026-03-11", { "referral matin": 1 }],
			]);
		});

		it("stays bounded after 100,000 different campaigns, hosts, pages, searches and paths, and loses no view", async () => {
			const server = start();
			for (let index = 0; index < 100_000; index++) {
				const word = [...String(index)].map((digit) => "abcdefghij"[Number(digit)]).join("");
				server.count(arrival(word, `${word}.example`, `slug/${word}`));
				server.count({ kind: "search", text: word });
				server.count({ kind: "missing", path: `/${word}` });
			}
			await server.flush();
			const [document] = await stored();
			const data = document?.data;
			if (!data) throw new Error("nothing was stored");
			for (const list of ["segments", "pages", "hosts", "campaigns", "searches", "missing"] as const)
				expect(Object.keys(data[list]).length, list).toBeLessThanOrEqual(mostKeys[list] + 12);
			expect(JSON.stringify(data).length).toBeLessThan(100_000);
			const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
			expect(sum(Object.values(data.campaigns))).toBe(100_000);
			expect(sum(Object.values(data.hosts))).toBe(100_000);
			expect(sum(Object.values(data.pages).map(({ views = 0 }) => views))).toBe(100_000);
		});

		it("merges the documents of past days once, whoever does it, and not those that are still written", async () => {
			for (let count = 0; count < 3; count++) {
				const server = start();
				server.count(arrival("automne"));
				await server.stop();
			}
			now = new Date("2026-03-12T15:00:00.000Z");
			const today = start();
			today.count(arrival("automne"));
			await today.flush();
			expect(await mergeOldDays(store, new Date("2026-03-11T15:00:00.000Z"))).toBe(0);
			const [one, other] = await Promise.all([mergeOldDays(store, now), mergeOldDays(store, now)]);
			expect(one + other).toBe(3);
			expect((await stored()).map(({ id }) => id).sort()).toEqual([day, expect.stringMatching(/^2026-03-12_/)]);
			const [past, current] = await trafficBetween(store, { from: day, to: "2026-03-12" });
			expect([past?.campaigns, current?.campaigns]).toEqual([{ "referral automne": 3 }, { "referral automne": 1 }]);
		});

		it("keeps what it could not write, and writes it anew when the store lost its document", async () => {
			const server = start();
			server.count(arrival("automne"));
			await server.flush();
			const [document] = await stored();
			await store.commit([{ kind: "delete", collection: "traffic", id: document?.id ?? "" }]);
			server.count(arrival("automne"));
			await server.flush();
			await server.flush();
			const [total] = await trafficBetween(store, { from: day, to: day });
			expect(total?.campaigns).toEqual({ "referral automne": 2 });
		});
	});
}
