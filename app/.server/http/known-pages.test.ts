import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createKnownPages, type KnownPage } from "./known-pages.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import type { CheckedRequest } from "./request-checks.ts";

const page: KnownPage = { key: "k", page: null, route: "blog", asPayload: false, locale: "fr", vary: undefined };
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

describe("the index of known pages", () => {
	it("finds a page by its URL until the cache entry is invalidated", () => {
		const known = createKnownPages(cache, readConfig({}));
		expect(known.find(visitor(), checked)).toBeNull();
		known.remember("/blogue", "undecided", page);
		expect(known.find(visitor(), checked)).toMatchObject({ known: { route: "blog" }, options: { cookies: [] } });
		expect(known.find(visitor(), { ...checked, method: "HEAD" })).not.toBeNull();
		isCurrent = false;
		cache.dropChanged();
		expect(known.find(visitor(), checked)).toBeNull();
	});

	it("does not find pages for POST requests or URLs with a query", () => {
		const known = createKnownPages(cache, readConfig({}));
		known.remember("/blogue", "undecided", page);
		expect(known.find(visitor(), { ...checked, method: "POST" })).toBeNull();
		expect(known.find(visitor(), { ...checked, search: "?page=2" })).toBeNull();
	});

	it("does not find / for visitors who are redirected to another language", () => {
		const known = createKnownPages(cache, readConfig({}));
		known.remember("/", "undecided", { ...page, route: "index" });
		const homeRequest = { ...checked, path: "/", rawPath: "/" };
		expect(known.find(visitor({ "accept-language": "fr-CA" }), homeRequest)).not.toBeNull();
		expect(known.find(visitor({ "accept-language": "en-CA" }), homeRequest)).toBeNull();
	});

	it("looks pages up by consent when a tag manager is configured", () => {
		const known = createKnownPages(cache, readConfig({ GTM_ID: "GTM-ABC123" }));
		known.remember("/blogue", "undecided", page);
		expect(known.find(visitor(), checked)).not.toBeNull();
		expect(known.find(visitor({ cookie: "consent=%22granted%22" }), checked)).toBeNull();
	});

	it("marks a response that sets a cookie as private", () => {
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
