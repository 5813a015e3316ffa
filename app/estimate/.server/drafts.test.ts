import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { create, outboxEntry, photo } from "../../../tests/mail/sample-leads.ts";
import { changeDraft, isDraftId, moveDraft, movedTo, readDraft, startDraft, unguessable } from "./drafts.ts";

let store: DocumentStore;
let now = new Date("2026-11-15T15:00:00Z");
const parts = () => ({ store, clock: { now: () => now } });

beforeEach(async () => {
	now = new Date("2026-11-15T15:00:00Z");
	store = await newStore();
});
afterEach(() => store.close());

describe("a draft", () => {
	it("is found only by its id", async () => {
		const { id } = await startDraft(parts(), "fr");
		expect((await readDraft(store, id))?.data.locale).toBe("fr");
		for (const other of [undefined, null, "", "x".repeat(22), `${id}x`, { id }, unguessable()]) {
			expect(await readDraft(store, other)).toBeNull();
		}
		expect(isDraftId(unguessable())).toBe(true);
		expect(new Set(Array.from({ length: 100 }, unguessable)).size).toBe(100);
	});

	it("has the id of its future lead from the start", async () => {
		const [one, two] = [await startDraft(parts(), "fr"), await startDraft(parts(), "fr")];
		expect(one.data.leadId).toMatch(/^[0-9a-f-]{36}$/);
		expect(one.data.leadId).not.toBe(two.data.leadId);
	});

	it("expires thirty days after its last change", async () => {
		const { id, data } = await startDraft(parts(), "fr");
		expect(data.purgeAfter).toBe("2026-12-15T15:00:00.000Z");
		now = new Date("2026-11-20T15:00:00Z");
		expect(await changeDraft(parts(), id, () => ({}))).toMatchObject({
			updatedAt: now.toISOString(),
			purgeAfter: "2026-12-20T15:00:00.000Z",
		});
	});
});

describe("changeDraft", () => {
	it("merges concurrent changes from several tabs", async () => {
		const { id } = await startDraft(parts(), "fr");
		const fields = Array.from({ length: 12 }, (_, n) => `field${n}`);
		await Promise.all([
			...fields.map((field) =>
				changeDraft(parts(), id, ({ details }) => ({ details: { ...details, [field]: "kept" } })),
			),
			changeDraft(parts(), id, () => ({ visit: { postalCode: "H2T" } })),
			changeDraft(parts(), id, () => ({ person: { name: "Ariane" } })),
		]);
		const draft = (await readDraft(store, id))?.data;
		expect(Object.keys(draft?.details ?? {}).sort()).toEqual(fields.sort());
		expect(draft).toMatchObject({ visit: { postalCode: "H2T" }, person: { name: "Ariane" } });
	});

	it("does not recreate a draft that was deleted", async () => {
		const { id } = await startDraft(parts(), "fr");
		await store.commit([{ kind: "delete", collection: "drafts", id }]);
		expect(await changeDraft(parts(), id, () => ({ waiting: true }))).toBeNull();
		expect(await store.count("drafts")).toBe(0);
	});

	it("commits its other documents in the same transaction", async () => {
		const { id } = await startDraft(parts(), "fr");
		const mail = create("outbox", "mail", { ...outboxEntry, leadId: id });
		await changeDraft(parts(), id, () => ({ email: "a@exemple.example" }), [mail]);
		expect(await store.count("outbox")).toBe(1);
		await expect(changeDraft(parts(), id, () => ({ email: "b@exemple.example" }), [mail])).rejects.toThrow("exists");
		expect((await readDraft(store, id))?.data.email).toBe("a@exemple.example");
	});
});

describe("moveDraft", () => {
	async function draftWithPhotoAndMails() {
		const { id } = await startDraft(parts(), "fr");
		const mail = (status: OutboxEntry["status"]) =>
			create("outbox", status, { ...outboxEntry, leadId: id, template: "draft-link", status });
		await changeDraft(
			parts(),
			id,
			() => ({ photos: [{ id: "photo", width: 1, height: 1 }], person: { name: "Ariane" } }),
			[create("photos", "photo", { ...photo, owner: id }), ...(["sent", "pending", "dead"] as const).map(mail)],
		);
		return id;
	}

	it("makes the draft available under the new id only, with all its content", async () => {
		const old = await draftWithPhotoAndMails();
		const before = (await readDraft(store, old))?.data;
		const moved = await moveDraft(parts(), old);
		expect(isDraftId(moved?.id)).toBe(true);
		expect(await readDraft(store, old)).toBeNull();
		expect((await readDraft(store, moved?.id))?.data).toEqual(before);
		expect(await movedTo(store, old)).toBe(moved?.id);
		expect(await moveDraft(parts(), old)).toBeNull();
	});

	it("moves the photos", async () => {
		const moved = await moveDraft(parts(), await draftWithPhotoAndMails());
		expect((await store.get("photos", "photo"))?.data).toEqual({ ...photo, owner: moved?.id });
	});

	it("keeps sent mails for a later erasure, and drops pending links", async () => {
		const moved = await moveDraft(parts(), await draftWithPhotoAndMails());
		expect((await store.query("outbox")).documents.map(({ id, data }) => [id, data.leadId])).toEqual([
			["sent", moved?.id],
		]);
	});

	it("leaves nothing personal under the old id, and deletes that document after thirty days", async () => {
		const old = await draftWithPhotoAndMails();
		const moved = await moveDraft(parts(), old);
		expect((await store.get("drafts", old))?.data).toEqual({
			movedTo: moved?.id,
			updatedAt: now.toISOString(),
			purgeAfter: "2026-12-15T15:00:00.000Z",
		});
	});

	it("succeeds once when two browsers move the draft concurrently", async () => {
		const old = await draftWithPhotoAndMails();
		const moves = await Promise.all([moveDraft(parts(), old), moveDraft(parts(), old)]);
		expect(moves.filter(Boolean)).toHaveLength(1);
	});
});
