import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { noReads } from "../content/reads.ts";
import { bodyOf, compress, createPageCache, type Rendered } from "./page-cache.ts";

const page = (over: Partial<Rendered> = {}): Rendered => ({
	status: 200,
	body: "<p>bonjour</p>",
	contentType: "text/html",
	policy: "",
	reads: noReads,
	validUntil: null,
	...over,
});

/** Reads of content that the test can change. */
function someContent() {
	const state = { current: true };
	return {
		reads: { documents: new Set<never>(), areCurrent: () => state.current },
		change: () => (state.current = false),
	};
}

describe("the page cache", () => {
	it("renders once for concurrent requests and then serves the cached entry", async () => {
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

	it("does not cache renders that fail or have an error status", async () => {
		const cache = createPageCache();
		expect((await cache.get("k", async () => page({ status: 404 }))).status).toBe(404);
		await expect(cache.get("k", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
		expect(cache.size).toBe(0);
		expect((await cache.get("k", async () => page())).status).toBe(200);
	});

	it("invalidates only the pages whose content changed", async () => {
		const cache = createPageCache();
		const { reads, change } = someContent();
		await cache.get("a", async () => page());
		await cache.get("b", async () => page({ reads }));
		change();
		cache.dropChanged();
		expect([cache.peek("a") !== undefined, cache.peek("b")]).toEqual([true, undefined]);
	});

	it("does not cache a page whose content changed during the render", async () => {
		const cache = createPageCache();
		const { reads, change } = someContent();
		await cache.get("k", async () => {
			change();
			return page({ reads });
		});
		expect(cache.size).toBe(0);
	});

	it("expires a page at its validUntil", async () => {
		let now = 1000;
		const cache = createPageCache({ now: () => now });
		await cache.get("k", async () => page({ validUntil: new Date(2000) }));
		now = 2000;
		expect(cache.peek("k")).toBeUndefined();
		expect(bodyOf(await cache.get("k", async () => page({ body: "new" })), "identity").toString()).toBe("new");
	});

	it("counts hits, shared renders included", async () => {
		const cache = createPageCache();
		await Promise.all([cache.get("a", async () => page()), cache.get("a", async () => page())]);
		await cache.get("a", async () => page());
		await cache.get("b", async () => page({ status: 404 }));
		expect(cache.figures).toEqual({ hits: 2, renders: 2, entries: 1 });
	});

	it("serves the same content in every encoding", async () => {
		const cache = createPageCache();
		const entry = await cache.get("k", async () => page());
		await cache.settled();
		expect(brotliDecompressSync(bodyOf(entry, "br")).toString()).toBe("<p>bonjour</p>");
		expect(gunzipSync(bodyOf(entry, "gzip")).toString()).toBe("<p>bonjour</p>");
		expect(bodyOf(entry, "identity").toString()).toBe("<p>bonjour</p>");
		expect(bodyOf(entry, "identity")).toBe(bodyOf(entry, "identity"));
		expect(entry.length).toBe("<p>bonjour</p>".length);
	});

	it("starts the smallest Brotli at the second request, once, and serves the quick one until it is done", async () => {
		const { promise, resolve } = Promise.withResolvers<Buffer>();
		let squeezed = 0;
		const cache = createPageCache({
			squeeze: () => {
				squeezed++;
				return promise;
			},
		});
		const entry = await cache.get("k", async () => page());
		await cache.settled();
		const quick = bodyOf(entry, "br");
		expect([brotliDecompressSync(quick).toString(), squeezed]).toEqual(["<p>bonjour</p>", 0]);
		for (let request = 0; request < 3; request++) cache.peek("k");
		entry.heads.set("br", { cacheControl: "", vary: undefined, whole: [], unchanged: [] });
		expect(bodyOf(entry, "br")).toBe(quick);
		resolve(Buffer.from("small"));
		await cache.settled();
		expect([bodyOf(entry, "br").toString(), squeezed]).toEqual(["small", 1]);
		// Cached headers contain the length.
		expect(entry.heads.size).toBe(0);
	});

	it("compresses one page at a time and skips pages invalidated in the meantime", async () => {
		const { promise: allKept, resolve: goOn } = Promise.withResolvers<void>();
		const squeezed: string[] = [];
		let running = 0;
		let together = 0;
		const cache = createPageCache({
			async squeeze(body) {
				together = Math.max(together, ++running);
				squeezed.push(body.toString());
				await allKept;
				running--;
				return body;
			},
		});
		await cache.get("a", async () => page({ body: "a" }));
		const { reads, change } = someContent();
		await cache.get("b", async () => page({ body: "b", reads }));
		await cache.get("c", async () => page({ body: "c" }));
		for (const key of ["a", "b", "c"]) cache.peek(key);
		change();
		cache.dropChanged();
		goOn();
		await cache.settled();
		expect(together).toBe(1);
		expect(squeezed).toEqual(["a", "c"]);
	});

	it("keeps the quick Brotli when the smallest one fails", async () => {
		const cache = createPageCache({ squeeze: () => Promise.reject(new Error("no memory")) });
		const entry = await cache.get("k", async () => page());
		expect(cache.peek("k")).toBe(entry);
		await cache.settled();
		expect(brotliDecompressSync(bodyOf(entry, "br")).toString()).toBe("<p>bonjour</p>");
		expect(cache.peek("k")).toBe(entry);
	});

	it("stays within its byte limit by evicting the oldest pages", async () => {
		const cache = createPageCache({ most: 10_000, squeeze: async (body) => body.subarray(0, 100) });
		const { reads, change } = someContent();
		for (const key of ["a", "b", "c"]) {
			await cache.get(key, async () => page({ body: randomBytes(2_000).toString("hex"), reads }));
			cache.peek(key);
		}
		await cache.settled();
		expect(cache.bytes).toBeLessThanOrEqual(10_000);
		for (let count = 0; count < 10; count++) {
			await cache.get(`more ${count}`, async () => page({ body: randomBytes(2_000).toString("hex"), reads }));
		}
		await cache.settled();
		expect(cache.bytes).toBeLessThanOrEqual(10_000);
		expect(cache.peek("a")).toBeUndefined();
		expect(cache.peek("more 9")).toBeDefined();
		change();
		cache.dropChanged();
		expect([cache.size, cache.bytes]).toEqual([0, 0]);
	});
});

describe("compress", () => {
	it("produces only the requested encodings", async () => {
		const bodies = await Promise.all((["br", "gzip", "identity"] as const).map((form) => compress(page(), form)));
		expect(bodies.map((entry) => [...entry.bodies.keys()])).toEqual([["br"], ["gzip"], ["identity"]]);
		const [br, gzip, identity] = bodies.map((entry) => [...entry.bodies.values()][0] ?? Buffer.of());
		expect([brotliDecompressSync(br ?? ""), gunzipSync(gzip ?? ""), identity].map(String)).toEqual(
			Array(3).fill("<p>bonjour</p>"),
		);
	});
});

describe("the ETag of a page", () => {
	it("is weak, equal only for equal content, and null for pages that are not cached", async () => {
		const kept = (rendered: Rendered) => createPageCache().get("key", async () => rendered);
		const [one, same, other] = await Promise.all([kept(page()), kept(page()), kept(page({ body: "x" }))]);
		expect(one.etag).toMatch(/^W\/"[\w-]{22}"$/);
		expect(same.etag).toBe(one.etag);
		expect(other.etag).not.toBe(one.etag);
		expect((await compress(page(), "gzip")).etag).toBeNull();
	});
});
