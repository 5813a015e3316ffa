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

/** Content that can change under the test. */
function someContent() {
	const state = { current: true };
	return {
		reads: { documents: new Set<never>(), areCurrent: () => state.current },
		change: () => (state.current = false),
	};
}

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

	it("drops only the pages that would read something else now", async () => {
		const cache = createPageCache();
		const { reads, change } = someContent();
		await cache.get("a", async () => page());
		await cache.get("b", async () => page({ reads }));
		change();
		cache.dropChanged();
		expect([cache.peek("a") !== undefined, cache.peek("b")]).toEqual([true, undefined]);
	});

	it("keeps no page whose content changed while it was made", async () => {
		const cache = createPageCache();
		const { reads, change } = someContent();
		await cache.get("k", async () => {
			change();
			return page({ reads });
		});
		expect(cache.size).toBe(0);
	});

	it("lets a page die at its hour", async () => {
		let now = 1000;
		const cache = createPageCache({ now: () => now });
		await cache.get("k", async () => page({ validUntil: new Date(2000) }));
		now = 2000;
		expect(cache.peek("k")).toBeUndefined();
		expect(bodyOf(await cache.get("k", async () => page({ body: "new" })), "identity").toString()).toBe("new");
	});

	it("counts what it answered from memory, shared renders included", async () => {
		const cache = createPageCache();
		await Promise.all([cache.get("a", async () => page()), cache.get("a", async () => page())]);
		await cache.get("a", async () => page());
		await cache.get("b", async () => page({ status: 404 }));
		expect(cache.figures).toEqual({ hits: 2, renders: 2, entries: 1 });
	});

	it("serves the same words in every encoding", async () => {
		const cache = createPageCache();
		const entry = await cache.get("k", async () => page());
		await cache.settled();
		expect(brotliDecompressSync(bodyOf(entry, "br")).toString()).toBe("<p>bonjour</p>");
		expect(gunzipSync(bodyOf(entry, "gzip")).toString()).toBe("<p>bonjour</p>");
		expect(bodyOf(entry, "identity").toString()).toBe("<p>bonjour</p>");
		expect(bodyOf(entry, "identity")).toBe(bodyOf(entry, "identity"));
		expect(entry.length).toBe("<p>bonjour</p>".length);
	});

	it("answers before the smallest form is made, then has it", async () => {
		const { promise, resolve } = Promise.withResolvers<Buffer>();
		const cache = createPageCache({ squeeze: () => promise });
		const entry = await cache.get("k", async () => page());
		entry.heads.set("gzip", { cacheControl: "", vary: undefined, whole: [], unchanged: [] });
		expect(entry.bodies.has("br")).toBe(false);
		resolve(Buffer.from("small"));
		await cache.settled();
		expect(entry.bodies.get("br")?.toString()).toBe("small");
		// Headers name the length and the encoding: those that were written for gzip are gone.
		expect(entry.heads.size).toBe(0);
	});

	it("squeezes one page at a time, and none that was dropped meanwhile", async () => {
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
		change();
		cache.dropChanged();
		goOn();
		await cache.settled();
		expect(together).toBe(1);
		expect(squeezed).toEqual(["a", "c"]);
	});

	it("serves gzip for ever when the smallest form cannot be made", async () => {
		const cache = createPageCache({ squeeze: () => Promise.reject(new Error("no memory")) });
		const entry = await cache.get("k", async () => page());
		await cache.settled();
		expect(entry.bodies.has("br")).toBe(false);
		expect(cache.peek("k")).toBe(entry);
	});

	it("has room for so many bytes, and lets the first ones go", async () => {
		const cache = createPageCache({ most: 10_000, squeeze: async (body) => body.subarray(0, 100) });
		const { reads, change } = someContent();
		for (const key of ["a", "b", "c"]) {
			await cache.get(key, async () => page({ body: randomBytes(2_000).toString("hex"), reads }));
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

describe("a page for one visitor", () => {
	it("is made in the form that they accept, and in no other", async () => {
		const bodies = await Promise.all((["br", "gzip", "identity"] as const).map((form) => compress(page(), form)));
		expect(bodies.map((entry) => [...entry.bodies.keys()])).toEqual([["br"], ["gzip"], ["identity"]]);
		const [br, gzip, identity] = bodies.map((entry) => [...entry.bodies.values()][0] ?? Buffer.of());
		expect([brotliDecompressSync(br ?? ""), gunzipSync(gzip ?? ""), identity].map(String)).toEqual(
			Array(3).fill("<p>bonjour</p>"),
		);
	});
});

describe("the tag of a page", () => {
	it("is weak, and the same only for the same words", async () => {
		const kept = (rendered: Rendered) => createPageCache().get("key", async () => rendered);
		const [one, same, other] = await Promise.all([kept(page()), kept(page()), kept(page({ body: "x" }))]);
		expect(one.etag).toMatch(/^W\/"[\w-]{22}"$/);
		expect(same.etag).toBe(one.etag);
		expect(other.etag).not.toBe(one.etag);
		expect((await compress(page())).etag).toBeNull();
	});
});
