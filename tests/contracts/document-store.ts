import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawCondition, RawStore, RawWrite } from "#app/.server/store/raw-store.ts";
import { type Change, WrongCursorError } from "#app/model/ports.ts";

/** Contract of every store adapter, for documents of any shape. `typed-store.ts` adds the types. */
export function documentStoreContract(name: string, open: () => Promise<RawStore>): void {
	describe(`${name}, document store contract:`, () => {
		let store: RawStore;

		beforeEach(async () => {
			store = await open();
		});
		afterEach(() => store.close());

		it("returns a created document unchanged", async () => {
			const data = { name: "Zoé 🫐", flags: ["a"], nested: { deep: null }, zero: 0, no: false, odd: "\u0000\ud800'\"" };
			expect(await store.commit([create("a", data)])).toEqual({ ok: true });
			expect(await store.get("leads", "a")).toEqual({ id: "a", version: 1, data });
		});

		it("returns null for an unknown id and for an id of another collection", async () => {
			await store.commit([create("a", {})]);
			expect(await store.get("leads", "b")).toBeNull();
			expect(await store.get("outbox", "a")).toBeNull();
		});

		it("returns null for any text that visitors may send as an id", async () => {
			for (const id of ["", "a/b", "..", "__a__", "é".repeat(2000), "\ud800"]) {
				expect(await store.get("leads", id), JSON.stringify(id.slice(0, 9))).toBeNull();
			}
		});

		it("creates an id only once", async () => {
			await store.commit([create("a", { first: true })]);
			expect(await store.commit([create("a", { first: false })])).toEqual(refused("a", "exists"));
			expect((await store.get("leads", "a"))?.data).toEqual({ first: true });
		});

		it("reports `exists` to one of two concurrent creations of the same id", async () => {
			const results = await Promise.all([1, 2].map((n) => store.commit([create("a", { n })])));
			expect(results).toEqual([{ ok: true }, refused("a", "exists")]);
			expect((await store.get("leads", "a"))?.data).toEqual({ n: 1 });
		});

		it("increments the version on replacement and keeps no old field", async () => {
			await store.commit([create("a", { old: 1 })]);
			expect(await store.commit([replace("a", 1, { fresh: 2 })])).toEqual({ ok: true });
			expect(await store.get("leads", "a")).toEqual({ id: "a", version: 2, data: { fresh: 2 } });
		});

		it("replaces a document only if its version is the one that was read", async () => {
			await store.commit([create("a", { n: 1 })]);
			const results = await Promise.all([2, 3].map((n) => store.commit([replace("a", 1, { n })])));
			expect(results).toEqual([{ ok: true }, refused("a", "changed")]);
			expect(await store.commit([replace("b", 1, {})])).toEqual(refused("b", "missing"));
			expect((await store.get("leads", "a"))?.data).toEqual({ n: 2 });
		});

		it("deletes idempotently, and the id can be created again", async () => {
			await store.commit([create("a", {})]);
			expect(await store.commit([remove("a")])).toEqual({ ok: true });
			expect(await store.commit([remove("a")])).toEqual({ ok: true });
			expect(await store.get("leads", "a")).toBeNull();
			expect(await store.commit([create("a", {})])).toEqual({ ok: true });
		});

		it("commits all writes or none", async () => {
			await store.commit([create("taken", {}), create("kept", {})]);
			const writes = [
				create("a", {}),
				replace("kept", 1, { n: 1 }),
				remove("kept"),
				create("taken", {}),
				create("b", {}),
			];
			expect(await store.commit(writes)).toEqual(refused("taken", "exists"));
			expect(await store.count("leads")).toBe(2);
			expect(await store.get("leads", "kept")).toEqual({ id: "kept", version: 1, data: {} });
		});

		it("keeps concurrent commits when one of them is refused", async () => {
			const commits = [[create("a", {})], [create("b", {}), create("a", {})], [create("c", {})]];
			const results = await Promise.all(commits.map((writes) => store.commit(writes)));
			expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
			expect(await ids()).toEqual(["a", "c"]);
		});

		it("applies a commit's writes in order, and accepts an empty commit", async () => {
			expect(await store.commit([create("a", { n: 1 }), replace("a", 1, { n: 2 })])).toEqual({ ok: true });
			expect(await store.get("leads", "a")).toEqual({ id: "a", version: 2, data: { n: 2 } });
			expect(await store.commit([])).toEqual({ ok: true });
		});

		it("ignores changes that the caller makes to the data after the call", async () => {
			const data = { name: "before", picture: new Uint8Array([1]) };
			const done = store.commit([create("a", data)]);
			data.name = "after";
			data.picture[0] = 2;
			await done;
			expect((await store.get("leads", "a"))?.data).toEqual({ name: "before", picture: new Uint8Array([1]) });
		});

		it("returns bytes from get and omits them from queries", async () => {
			const picture = new Uint8Array([0, 255, 128]);
			await store.commit([create("a", { name: "A", picture, empty: new Uint8Array() })]);
			expect((await store.get("leads", "a"))?.data).toEqual({ name: "A", picture, empty: new Uint8Array() });
			expect((await store.query("leads")).documents[0]?.data).toEqual({ name: "A" });
		});

		it("removes bytes with their document, and on a replacement without them", async () => {
			const picture = new Uint8Array([1]);
			await store.commit([create("a", { picture }), create("b", { picture })]);
			await store.commit([replace("a", 1, { name: "A" }), remove("b")]);
			await store.commit([create("b", {})]);
			expect((await store.get("leads", "a"))?.data).toEqual({ name: "A" });
			expect((await store.get("leads", "b"))?.data).toEqual({});
		});

		it("refuses bytes below the first level, without affecting other commits", async () => {
			const [nested, plain] = await Promise.allSettled([
				store.commit([create("a", { deep: { picture: new Uint8Array([1]) } })]),
				store.commit([create("b", {})]),
			]);
			expect([nested.status, plain.status]).toEqual(["rejected", "fulfilled"]);
			expect(await ids()).toEqual(["b"]);
		});

		it("compares nested fields too, and never across types", async () => {
			const values = [1, 2, 3, "2", true, null];
			const entries = values.map((n, at) => create(`d${at}`, { n, below: { n } }));
			await store.commit([...entries, create("d6", {})]);
			expect(await ids({ field: "n", is: "=", value: 2 })).toEqual(["d1"]);
			expect(await ids({ field: "n", is: ">", value: 1 })).toEqual(["d1", "d2"]);
			expect(await ids({ field: "n", is: "<=", value: 2 })).toEqual(["d0", "d1"]);
			expect(await ids({ field: "n", is: "<", value: "9" })).toEqual(["d3"]);
			expect(await ids({ field: "n", is: "=", value: true })).toEqual(["d4"]);
			const between: RawCondition[] = [
				{ field: "below.n", is: ">=", value: 2 },
				{ field: "n", is: "<", value: 3 },
			];
			expect(await ids(...between)).toEqual(["d1"]);
			expect(await store.count("leads", between)).toBe(1);
			expect(await store.count("leads")).toBe(7);
		});

		it("refuses field names that are not plain paths, and binds values as parameters", async () => {
			await store.commit([create("a", { n: "x" })]);
			for (const field of ["", "n')--", "n'", "$.n", "a..b", 'a"b', "a[0]"]) {
				await expect(store.count("leads", [{ field, is: "=", value: "x" }])).rejects.toThrow();
				await expect(store.query("leads", { orderBy: { field, direction: "ascending" } })).rejects.toThrow();
			}
			expect(await ids({ field: "n", is: "=", value: "x' OR '1'='1" })).toEqual([]);
		});

		it.each(["ascending", "descending"] as const)("pages in %s order without gaps or repeats", async (direction) => {
			// Includes many ties, and documents without the field.
			const writes = Array.from({ length: 23 }, (_, n) => create(`d${n}`, n % 5 === 0 ? {} : { rank: n % 3, n }));
			await store.commit(writes);
			const orderBy = { field: "rank", direction };
			const whole = (await store.query("leads", { orderBy })).documents.map(({ id }) => id);
			const paged: string[] = [];
			let cursor: string | null | undefined;
			do {
				const page = await store.query("leads", { orderBy, limit: 4, ...(cursor && { cursor }) });
				paged.push(...page.documents.map(({ id }) => id));
				cursor = page.cursor;
			} while (cursor);
			expect(paged).toEqual(whole);
			expect(new Set(paged).size).toBe(23);
			const ranks = (await store.query("leads", { orderBy })).documents.map(({ data }) => Number(data.rank ?? -1));
			expect(ranks).toEqual(ranks.toSorted((a, b) => (direction === "ascending" ? a - b : b - a)));
		});

		it("returns 100 documents per page by default, and no cursor on the last page", async () => {
			await store.commit(Array.from({ length: 101 }, (_, n) => create(`d${n}`, {})));
			const first = await store.query("leads");
			expect(first.documents).toHaveLength(100);
			const second = await store.query("leads", { cursor: first.cursor ?? "" });
			expect([second.documents.length, second.cursor]).toEqual([1, null]);
			expect((await store.query("leads", { limit: 101 })).cursor).toBeNull();
			await expect(store.query("leads", { limit: 0 })).rejects.toThrow(RangeError);
		});

		it.each(["", "nonsense", "W10", "eyJhIjoxfQ", "W3t9LCJhIl0"])("refuses the broken cursor %j", async (cursor) => {
			await expect(store.query("leads", { cursor })).rejects.toThrow(WrongCursorError);
		});

		it.each(["", "\ud800", "é".repeat(300)])("finds nothing behind an id that no document has: %j", async (id) => {
			const cursor = Buffer.from(JSON.stringify(["x", id])).toString("base64url");
			const found = await store.query("leads", { cursor }).catch((reason: unknown) => reason);
			expect([{ documents: [], cursor: null }, expect.any(WrongCursorError)]).toContainEqual(found);
		});

		it("notifies watchers after each change until they stop", async () => {
			const heard: Change[][] = [];
			const stop = store.watch((changes) => heard.push([...changes]));
			await store.commit([create("a", {}), create("b", {})]);
			await store.commit([create("a", {})]);
			await store.commit([remove("nobody")]);
			await store.commit([remove("a")]);
			stop();
			await store.commit([remove("b")]);
			expect(heard).toEqual([
				[
					{ collection: "leads", id: "a", kind: "create" },
					{ collection: "leads", id: "b", kind: "create" },
				],
				[{ collection: "leads", id: "a", kind: "delete" }],
			]);
		});

		it("probes without changing documents", async () => {
			const heard: unknown[] = [];
			store.watch((changes) => heard.push(changes));
			await Promise.all([store.probe(), store.probe()]);
			expect(heard).toEqual([]);
		});

		it("finishes earlier calls when closed, refuses later ones, and can be closed twice", async () => {
			const last = store.commit([create("a", {})]);
			await Promise.all([store.close(), store.close()]);
			expect(await last).toEqual({ ok: true });
			await expect(store.commit([create("b", {})])).rejects.toThrow(/closed/);
			await expect(store.get("leads", "a")).rejects.toThrow(/closed/);
		});

		async function ids(...where: RawCondition[]): Promise<string[]> {
			return (await store.query("leads", { where })).documents.map(({ id }) => id);
		}
	});
}

export function create(id: string, data: Record<string, unknown>): RawWrite {
	return { kind: "create", collection: "leads", id, data };
}

function replace(id: string, version: number, data: Record<string, unknown>): RawWrite {
	return { kind: "replace", collection: "leads", id, version, data };
}

export function remove(id: string): RawWrite {
	return { kind: "delete", collection: "leads", id };
}

function refused(id: string, reason: "exists" | "missing" | "changed") {
	return { ok: false, collection: "leads", id, reason };
}
