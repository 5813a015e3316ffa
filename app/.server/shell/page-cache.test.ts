import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chooseEncoding, createPageCache, type Rendered } from "./page-cache.ts";

const page = (over: Partial<Rendered> = {}): Rendered => ({
	status: 200,
	body: "<p>bonjour</p>",
	contentType: "text/html",
	policy: "",
	reads: new Set(["company"]),
	validUntil: null,
	...over,
});

describe("the page cache", () => {
	it("renders once for visitors who arrive together, and never again", async () => {
		const cache = createPageCache();
		let renders = 0;
		const render = async () => {
			renders++;
			return page();
		};
		await Promise.all([cache.get("k", render), cache.get("k", render), cache.get("k", render)]);
		await cache.get("k", render);
		expect(renders).toBe(1);
	});

	it("keeps nothing that failed", async () => {
		const cache = createPageCache();
		expect((await cache.get("k", async () => page({ status: 404 }))).status).toBe(404);
		await expect(cache.get("k", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
		expect(cache.size).toBe(0);
		expect((await cache.get("k", async () => page())).status).toBe(200);
	});

	it("drops only the pages that read a changed document", async () => {
		const cache = createPageCache();
		await cache.get("a", async () => page({ reads: new Set(["company"]) }));
		await cache.get("b", async () => page({ reads: new Set(["prices"]) }));
		cache.drop("prices");
		expect(cache.size).toBe(1);
	});

	it("lets a page die at its hour", async () => {
		let now = 1000;
		const cache = createPageCache({ now: () => now });
		await cache.get("k", async () => page({ validUntil: new Date(2000) }));
		now = 2000;
		expect((await cache.get("k", async () => page({ body: "new" }))).bodies.identity.toString()).toBe("new");
	});

	it("counts what it answered from memory, shared renders included", async () => {
		const cache = createPageCache();
		await Promise.all([cache.get("a", async () => page()), cache.get("a", async () => page())]);
		await cache.get("a", async () => page());
		await cache.get("b", async () => page({ status: 404 }));
		expect(cache.figures).toEqual({ hits: 2, renders: 2, entries: 1 });
	});

	it("serves the same bytes in every encoding", async () => {
		const { bodies } = await createPageCache().get("k", async () => page());
		expect(brotliDecompressSync(bodies.br).toString()).toBe("<p>bonjour</p>");
		expect(gunzipSync(bodies.gzip).toString()).toBe("<p>bonjour</p>");
	});
});

describe("encodings", () => {
	it.each([
		["gzip, deflate, br, zstd", "br"],
		["gzip", "gzip"],
		["br;q=0, gzip;q=0.5", "gzip"],
		["br;q=0.0", "identity"],
		["brotli", "identity"],
		[undefined, "identity"],
	] as const)("chooses for %j: %s", (header, expected) => {
		expect(chooseEncoding(header)).toBe(expected);
	});
});
