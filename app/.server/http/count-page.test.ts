import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { DocumentStore } from "#app/model/ports.ts";
import type { TrafficEvent } from "#app/model/traffic/day-counts.ts";
import { originalContent } from "../content/original-content.testing.ts";
import { createTrafficCounter, type TrafficCounter } from "../traffic/traffic-counter.ts";
import { createPageCache } from "./page-cache.ts";
import { createPipeline, type PipelineParts } from "./pipeline.ts";

const browser = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" };
const clock = { now: () => new Date("2026-11-17T15:00:00Z") };
const closing: (() => void)[] = [];
afterEach(() => {
	for (const close of closing.splice(0)) close();
});

interface Site {
	errors: string[];
	failures: number;
	renders: number;
	get(path: string, headers?: Record<string, string>, method?: string): Promise<[status: number, body: string]>;
}

/** A pipeline whose pages are one word each, and which counts with `traffic`. */
async function siteWith(traffic: Pick<TrafficCounter, "count" | "isBusy">): Promise<Site> {
	const site: Site = { errors: [], failures: 0, renders: 0, get };
	const parts = {
		config: { origin: "http://localhost:3000", PORT: 3000, TRUSTED_PROXIES: 0, NODE_ENV: "production" },
		log: { info: () => {}, request: () => {}, error: (event: string) => site.errors.push(event) },
		metrics: { observe: () => {}, countError: () => site.failures++, text: async () => "" },
		assets: () => false,
		isReady: async () => true,
		build: { id: "1", manifest: {} },
		firstScreen: null,
		cache: createPageCache(),
		render: async (request: Request) => {
			site.renders++;
			const status = new URL(request.url).pathname === "/services/nulle-part" ? 404 : 200;
			return new Response("<html>page</html>", { status, headers: { "Content-Type": "text/html" } });
		},
		services: { clock, content: originalContent, traffic },
	} as unknown as PipelineParts;
	const server: Server = createServer(createPipeline(parts));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	closing.push(() => {
		server.close();
		server.closeAllConnections();
	});
	return site;

	async function get(path: string, headers = {}, method = "GET") {
		const { port } = server.address() as AddressInfo;
		const answer = await fetch(`http://localhost:${port}${path}`, { method, headers: { ...browser, ...headers } });
		return [answer.status, await answer.text()] as [number, string];
	}
}

const page: [number, string] = [200, "<html>page</html>"];

describe("counting pages", () => {
	it("counts a page that is rendered, and the same page from the cache, also with a campaign", async () => {
		const events: TrafficEvent[] = [];
		const site = await siteWith({ isBusy: () => false, count: (event) => events.push(event) });
		const referer = { Referer: "https://www.google.com/" };
		expect(await site.get("/services", referer)).toEqual(page);
		expect(await site.get("/services", referer)).toEqual(page);
		expect(await site.get("/services?utm_campaign=automne&utm_medium=cpc")).toEqual(page);
		expect(site.renders).toBe(1);
		const search = { channel: "search", host: "google.com", campaign: null, landing: "services", promotion: null };
		const view = { kind: "view", page: "services", locale: "fr", from: null };
		expect(events).toEqual([
			{ ...view, source: search },
			{ ...view, source: search },
			{ ...view, source: { ...search, channel: "ads", host: null, campaign: "automne" } },
		]);
	});

	it("leaves a page out while thousands are sent in a second", async () => {
		const events: TrafficEvent[] = [];
		let isBusy = true;
		const site = await siteWith({ isBusy: () => isBusy, count: (event) => events.push(event) });
		await site.get("/services");
		isBusy = false;
		await site.get("/services");
		expect(events.length).toBe(1);
	});

	it("does not count robots, prefetches, HEAD, or visitors who ask not to be followed", async () => {
		const events: TrafficEvent[] = [];
		const site = await siteWith({ isBusy: () => false, count: (event) => events.push(event) });
		for (let time = 0; time < 2; time++) {
			await site.get("/services", { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
			await site.get("/services", { "Sec-Purpose": "prefetch" });
			await site.get("/services", { "Sec-GPC": "1" });
			await site.get("/services", { DNT: "1" });
			await site.get("/services", {}, "HEAD");
		}
		expect(events).toEqual([]);
		await site.get("/services");
		expect(events.length).toBe(1);
	});

	it("sends the whole page when counting throws, and logs it", async () => {
		const site = await siteWith({
			isBusy: () => false,
			count: () => {
				throw new Error("cannot count");
			},
		});
		expect(await site.get("/services")).toEqual(page);
		expect(await site.get("/services")).toEqual(page);
		expect((await site.get("/services/nulle-part", { Referer: "https://www.google.com/" }))[0]).toBe(404);
		expect(site.errors).toEqual(["page not counted", "page not counted", "page not counted"]);
		expect(site.failures).toBe(0);
	});

	it("waits for no store: pages are sent while one never answers, and their views are kept for later", async () => {
		const commits: number[] = [];
		const store = {
			commit: ([write]: [{ data: { pages: Record<string, { views: number }> } }]) => {
				commits.push(write.data.pages["services fr"]?.views ?? 0);
				return commits.length > 1 ? Promise.resolve({ ok: true }) : hanging.promise;
			},
		} as unknown as DocumentStore;
		const hanging = Promise.withResolvers<{ ok: true }>();
		const traffic = createTrafficCounter({ store, clock, log: { info: () => {}, error: () => {} } });
		const site = await siteWith(traffic);
		await site.get("/services");
		const flushed = traffic.flush();
		expect(await site.get("/services")).toEqual(page);
		expect(await site.get("/services")).toEqual(page);
		hanging.resolve({ ok: true });
		await flushed;
		await traffic.stop();
		expect(commits).toEqual([1, 3]);
	});
});

it("does not throw when an event cannot be counted", async () => {
	const errors: string[] = [];
	const traffic = createTrafficCounter({
		store: {} as DocumentStore,
		log: { info: () => {}, error: (event) => errors.push(event) },
		clock,
	});
	// As if a form had posted it: no type protects a running server.
	const view = { kind: "view", page: Symbol("page"), locale: "fr", from: null, source: null };
	traffic.count(view as unknown as TrafficEvent);
	// Events are added up after the responses of a turn.
	await new Promise(setImmediate);
	expect(errors).toEqual(["event not counted"]);
});
