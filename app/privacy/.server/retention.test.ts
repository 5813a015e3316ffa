import { afterEach, beforeEach, expect, it } from "vitest";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import type { DocumentStore, Write } from "#app/model/ports.ts";
import { contactLead, create, draft, outboxEntry, photo } from "../../../tests/mail/sample-leads.ts";
import { purgeExpired } from "./retention.ts";

/** Firestore's limit of a commit, which emulators do not check. */
const mostBytes = 10 * 1024 * 1024;
const now = new Date("2026-12-01T00:00:00.000Z");
const past = "2026-11-30T00:00:00.000Z";
let store: DocumentStore;

beforeEach(async () => {
	store = await newStore();
});
afterEach(() => store.close());

/** Like Firestore, counts only the last write of each document. */
function bytesOf(writes: readonly Write[]): number {
	const last = new Map(writes.map((write) => [`${write.collection}/${write.id}`, write]));
	return [...last.values()].reduce((sum, write) => {
		if (write.kind === "delete") return sum;
		const text = JSON.stringify(write.data, (_, value: unknown) => (value instanceof Uint8Array ? "" : value));
		return sum + text.length + ("bytes" in write.data ? write.data.bytes.length : 0);
	}, 0);
}

const purge = (on: DocumentStore) => purgeExpired({ store: on, mailer: {}, secret: "secret" }, now);

it("keeps many large photos of leads with a later contact within the limit of a commit", async () => {
	const limited: DocumentStore = {
		...store,
		async commit(writes) {
			if (bytesOf(writes) > mostBytes) throw new Error("Transaction too big. Decrease transaction size.");
			return store.commit(writes);
		},
	};
	const large = { ...photo, owner: "lead", purgeAfter: past, bytes: new Uint8Array(700_000) };
	await store.commit([create("leads", "lead", { ...contactLead, lastContactAt: "2026-11-29T00:00:00.000Z" })]);
	for (let n = 0; n < 20; n++) await store.commit([create("photos", `p${n}`, large)]);
	await store.commit([create("outbox", "old", { ...outboxEntry, purgeAfter: past })]);
	expect(await purge(limited)).toEqual({ count: 1, failures: [] });
	expect([await store.count("photos"), await store.count("outbox")]).toEqual([20, 0]);
	expect(await store.count("photos", [{ field: "purgeAfter", is: "<=", value: now.toISOString() }])).toBe(0);
});

it("purges the other collections when one fails, and names it", async () => {
	const failing: DocumentStore = {
		...store,
		async commit(writes) {
			if (writes.some(({ collection }) => collection === "drafts")) throw new Error("too big");
			return store.commit(writes);
		},
	};
	await store.commit([
		create("drafts", "old", { ...draft, purgeAfter: past }),
		create("outbox", "old", { ...outboxEntry, purgeAfter: past }),
	]);
	const { count, failures } = await purge(failing);
	expect(count).toBe(1);
	expect(failures).toMatchObject([{ collection: "drafts", error: { message: "too big" } }]);
	expect(await store.count("outbox")).toBe(0);
});

it("deletes in small commits: leads with what they own, and photos with their bytes", async () => {
	let most = 0;
	const counting: DocumentStore = {
		...store,
		async commit(writes) {
			most = Math.max(most, writes.length);
			return store.commit(writes);
		},
	};
	for (let n = 0; n < 30; n++) {
		await store.commit([
			create("leads", `l${n}`, { ...contactLead, lastContactAt: "2024-11-30T00:00:00.000Z", purgeAfter: past }),
			...["a", "b", "c"].map((name) => create("photos", `l${n}${name}`, { ...photo, owner: `l${n}` })),
			...["d", "e", "f"].map((name) => create("photos", `l${n}${name}`, { ...photo, owner: "gone", purgeAfter: past })),
		]);
	}
	expect(await purge(counting)).toEqual({ count: 30 + 90, failures: [] });
	expect([await store.count("leads"), await store.count("photos")]).toEqual([0, 0]);
	expect(most).toBeLessThanOrEqual(20);
});
