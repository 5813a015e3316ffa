import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createKnownPages, type KnownPage } from "./known-pages.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import type { CheckedRequest } from "./request-checks.ts";

const page: KnownPage = { key: "k", route: "blog", asPayload: false, locale: "fr", vary: undefined };
const checked: CheckedRequest = { method: "GET", path: "/blogue", rawPath: "/blogue", search: "", host: "localhost" };
let cache: PageCache;
let isCurrent: boolean;

function visitor(headers: IncomingMessage["headers"] = {}): IncomingMessage {
	const request = new IncomingMessage(new Socket());
	request.headers = { host: "localhost", ...headers };
	return request;
}

beforeEach(async () => {
	cache = createPageCache();
	isCurrent = true;
	const reads = { documents: new Set<never>(), areCurrent: () => isCurrent };
	await cache.get("k", async () => ({
		status: 200,
		body: "x",
		contentType: "text/html",
		policy: "",
		reads,
		validUntil: null,
	}));
});

describe("pages that were asked for before", () => {
	it("are found by their address, for as long as they are kept", () => {
		const known = createKnownPages(cache, readConfig({}));
		expect(known.find(visitor(), checked)).toBeNull();
		known.remember("/blogue", "undecided", page);
		expect(known.find(visitor(), checked)).toMatchObject({ route: "blog", options: { cookies: [] } });
		expect(known.find(visitor(), { ...checked, method: "HEAD" })).not.toBeNull();
		isCurrent = false;
		cache.dropChanged();
		expect(known.find(visitor(), checked)).toBeNull();
	});

	it("are not answers to forms or to questions", () => {
		const known = createKnownPages(cache, readConfig({}));
		known.remember("/blogue", "undecided", page);
		expect(known.find(visitor(), { ...checked, method: "POST" })).toBeNull();
		expect(known.find(visitor(), { ...checked, search: "?page=2" })).toBeNull();
	});

	it("leave the front door to whoever speaks another language", () => {
		const known = createKnownPages(cache, readConfig({}));
		known.remember("/", "undecided", { ...page, route: "index" });
		const door = { ...checked, path: "/", rawPath: "/" };
		expect(known.find(visitor({ "accept-language": "fr-CA" }), door)).not.toBeNull();
		expect(known.find(visitor({ "accept-language": "en-CA" }), door)).toBeNull();
	});

	it("differ by what the visitor agreed to, when there is something to agree to", () => {
		const known = createKnownPages(cache, readConfig({ GTM_ID: "GTM-ABC123" }));
		known.remember("/blogue", "undecided", page);
		expect(known.find(visitor(), checked)).not.toBeNull();
		expect(known.find(visitor({ cookie: "consent=%22granted%22" }), checked)).toBeNull();
	});

	it("make nobody else's copy of the one that brings a cookie", () => {
		const known = createKnownPages(cache, readConfig({}));
		known.remember("/blogue", "undecided", page);
		const chose = visitor({ "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" });
		expect(known.find(chose, checked)?.options).toMatchObject({
			cacheControl: "private, no-cache",
			cookies: [expect.stringContaining("locale=")],
		});
		const secure = createKnownPages(cache, readConfig({ PUBLIC_ORIGIN: "https://www.airelle.example" }));
		secure.remember("/blogue", "undecided", page);
		expect(secure.find(visitor({ cookie: "consent=%22refused%22" }), checked)?.options).toMatchObject({
			cacheControl: "private, no-cache",
			cookies: [
				expect.stringMatching(/^__Host-consent=%22refused%22;/),
				expect.stringMatching(/^consent=; Max-Age=0;/),
			],
		});
		expect(known.find(visitor(), checked)?.options.cacheControl).toMatch(/^public/);
	});
});
