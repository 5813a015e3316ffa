import { describe, expect, it, vi } from "vitest";
import { createQueue } from "./queue.ts";
import { type QueuedItem, receivedStay, type SendOutcome } from "./queue-item.ts";
import type { PreparedFile, QueueNews, QueueParts } from "./queue-state.ts";
import { createFallbackStore, createMemoryStore, type QueueStore } from "./queue-store.ts";

const to = { appointment: "first", label: "Farah Démo", moment: "after" } as const;
const accepted = (id = "p"): SendOutcome => ({ kind: "accepted", id, isNew: true });
const refused = (reason: string): SendOutcome => ({ kind: "refused", reason, changes: [] });
const file = (text: string) => new File([text], `${text}.jpg`, { type: "image/jpeg" });

/** A server that stores each photo once, by its bytes, and answers what the test says. */
function device(changes: Partial<QueueParts> & { answers?: SendOutcome[] } = {}) {
	const { answers = [], ...parts } = changes;
	const stored = new Set<string>();
	const sent: string[] = [];
	const removed: string[] = [];
	const news: QueueNews[] = [];
	const waits: { milliseconds: number; end: () => void }[] = [];
	const store = parts.store ?? createMemoryStore(true);
	let time = 0;
	let chain = Promise.resolve();
	const queue = createQueue({
		store,
		async send(item: QueuedItem, bytes) {
			const text = bytes ? await bytes.text() : "";
			sent.push(item.kind === "form" ? item.key : text);
			const answer = answers.shift() ?? accepted(`id-${text}`);
			if (answer.kind === "accepted" && item.kind === "photo") stored.add(text);
			return answer;
		},
		removeStored: async (_, id) => {
			removed.push(id);
			return "accepted";
		},
		prepare: async (blob): Promise<PreparedFile> => ({
			file: new Blob([`small ${await blob.text()}`]),
			thumb: "data:,",
		}),
		hash: (blob) => blob.text(),
		wait: (milliseconds) => new Promise((end) => waits.push({ milliseconds, end: () => end() })),
		lock: (run) => (chain = chain.then(run)),
		tell: (told) => void news.push(told),
		now: () => time++,
		openedAt: 0,
		...parts,
	});
	const settled = () => vi.waitFor(() => expect(queue.getState().items.filter((each) => !each.refused)).toEqual([]));
	return { queue, store, stored, sent, removed, news, waits, settled };
}

/** A page whose photo the server has accepted. */
async function pageWithPhoto({ receivedAt }: { receivedAt: number }) {
	const page = device({ answers: [accepted("p1")], now: () => receivedAt });
	await page.queue.addPhotos([file("a")], to);
	await page.settled();
	await vi.waitFor(() => expect(page.queue.getState().received).toHaveLength(1));
	return page;
}

describe("the queue", () => {
	it("scales each photo down once, sends one after the other, and says what has arrived", async () => {
		const { queue, sent, news, settled } = device();
		await queue.addPhotos([file("a"), file("b"), file("c")], to);
		await settled();
		expect(sent).toEqual(["small a", "small b", "small c"]);
		const { received, sending, trouble } = queue.getState();
		expect(received.map(({ id }) => id)).toEqual(["id-small a", "id-small b", "id-small c"]);
		expect({ sending, trouble }).toEqual({ sending: null, trouble: null });
		expect(news.filter((each) => each.received)).toHaveLength(3);
	});

	it("sends the same bytes again after a lost answer, with growing pauses", async () => {
		const { queue, sent, stored, waits, settled } = device({ answers: [{ kind: "failed" }, { kind: "failed" }] });
		await queue.addPhotos([file("a")], to);
		await vi.waitFor(() => expect(waits).toHaveLength(1));
		expect(queue.getState().trouble).toBe("failed");
		waits[0]?.end();
		await vi.waitFor(() => expect(waits).toHaveLength(2));
		// The connection is back before the pause is over.
		queue.wake();
		await settled();
		expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([1000, 2000]);
		expect(sent).toEqual(["small a", "small a", "small a"]);
		expect([...stored]).toEqual(["small a"]);
	});

	it("goes on where it stopped, with what the store of the device has", async () => {
		const store = createMemoryStore(true);
		const stuck = device({ store, send: () => new Promise(() => {}) });
		await stuck.queue.addPhotos([file("a"), file("b")], to);
		await vi.waitFor(() => expect(stuck.queue.getState().sending).not.toBeNull());
		const reloaded = device({ store });
		reloaded.queue.wake();
		await vi.waitFor(() => expect([...reloaded.stored]).toEqual(["small a", "small b"]));
	});

	it("shows a photo whose answer came while the page was reloaded on the new page, until it is removed", async () => {
		const { store } = await pageWithPhoto({ receivedAt: 150 });
		expect(await store.file("first a")).toBeNull();
		// The new page asked the server for its list before the answer, and opens its queue after it.
		const { queue, sent } = device({ store, now: () => 200, openedAt: 100 });
		queue.wake();
		await vi.waitFor(() => expect(queue.getState().received).toMatchObject([{ id: "p1", moment: "after" }]));
		expect(queue.getState().items).toEqual([]);
		expect(sent).toEqual([]);
		await queue.removeReceived("first", "p1");
		expect(queue.getState().received).toEqual([]);
		expect(await store.list()).toEqual([]);
	});

	it("leaves a photo to the list of the server that arrived before the page was asked for", async () => {
		const { store } = await pageWithPhoto({ receivedAt: 50 });
		const { queue } = device({ store, now: () => 200, openedAt: 100 });
		await queue.applyNews({});
		expect(queue.getState()).toMatchObject({ received: [], items: [] });
		const later = device({ store, now: () => 60 + receivedStay, openedAt: 100 });
		await later.queue.applyNews({});
		expect(await store.list()).toEqual([]);
	});

	it("takes a photo that is chosen twice once, also when it has arrived", async () => {
		const { queue, sent, settled } = device();
		await queue.addPhotos([file("a"), file("a")], to);
		expect(queue.getState().repeated).toBe(1);
		await settled();
		await queue.addPhotos([file("a")], to);
		expect(queue.getState().repeated).toBe(1);
		expect(sent).toEqual(["small a"]);
	});

	it("keeps what is refused with its reason, sends the others, and tries again when asked", async () => {
		const { queue, sent, settled } = device({ answers: [refused("full")] });
		await queue.addPhotos([file("a"), file("b")], to);
		await settled();
		const [item] = queue.getState().items;
		expect(item?.refused).toBe("full");
		await queue.retry(item?.key ?? "");
		await settled();
		expect(queue.getState().items).toEqual([]);
		expect(sent).toEqual(["small a", "small b", "small a"]);
	});

	it("refuses a file that the browser cannot read without sending it", async () => {
		const { queue, sent } = device({ prepare: async () => ({ refused: "heic" }) });
		await queue.addPhotos([file("a")], to);
		await vi.waitFor(() => expect(queue.getState().items[0]?.refused).toBe("heic"));
		expect(sent).toEqual([]);
	});

	it("waits for the sign-in, and goes on afterwards", async () => {
		const { queue, settled, stored } = device({ answers: [{ kind: "signed-out" }] });
		await queue.addPhotos([file("a")], to);
		await vi.waitFor(() => expect(queue.getState().trouble).toBe("signed-out"));
		expect(queue.getState().items).toHaveLength(1);
		queue.wake();
		await settled();
		expect(stored.size).toBe(1);
	});

	it("deletes a photo on the server that was removed while it was sent", async () => {
		let answer: (outcome: SendOutcome) => void = () => {};
		const { queue, removed } = device({ send: () => new Promise((resolve) => (answer = resolve)) });
		await queue.addPhotos([file("a")], to);
		await vi.waitFor(() => expect(queue.getState().sending).not.toBeNull());
		await queue.remove(queue.getState().sending?.key ?? "");
		answer(accepted("p1"));
		await vi.waitFor(() => expect(removed).toEqual(["p1"]));
		expect(queue.getState().received).toEqual([]);
	});

	it("keeps a removal until the server confirms it, also when the answer to the photo was lost", async () => {
		const removals: SendOutcome["kind"][] = ["failed"];
		const asked: string[] = [];
		const { queue, sent, waits, store } = device({
			answers: [{ kind: "failed" }],
			removeStored: async (_, id) => {
				asked.push(id);
				return removals.shift() ?? "accepted";
			},
		});
		await queue.addPhotos([file("a")], to);
		await vi.waitFor(() => expect(waits).toHaveLength(1));
		await queue.remove(queue.getState().items[0]?.key ?? "");
		await vi.waitFor(() => expect(waits).toHaveLength(2));
		expect(await store.list()).toMatchObject([{ removal: { id: "id-small a" } }]);
		waits[1]?.end();
		await vi.waitFor(() => expect(queue.getState().items).toEqual([]));
		expect(asked).toEqual(["id-small a", "id-small a"]);
		expect(sent).toEqual(["small a", "small a"]);
		expect(queue.getState()).toMatchObject({ received: [], removed: ["id-small a"] });
		await queue.addPhotos([file("a")], to);
		await vi.waitFor(() => expect(queue.getState()).toMatchObject({ received: [{ id: "id-small a" }], removed: [] }));
	});

	it("shows a photo as received when the server refuses to delete it", async () => {
		const { queue, waits } = device({ answers: [{ kind: "failed" }], removeStored: async () => "refused" });
		await queue.addPhotos([file("a")], to);
		await vi.waitFor(() => expect(waits).toHaveLength(1));
		await queue.remove(queue.getState().items[0]?.key ?? "");
		await vi.waitFor(() => expect(queue.getState()).toMatchObject({ items: [], received: [{ id: "id-small a" }] }));
	});

	it("forgets a removal whose file the browser dropped: the page shows the photo if the server has it", async () => {
		const store = createMemoryStore(true);
		let isLost = false;
		const { queue, waits } = device({
			answers: [{ kind: "failed" }],
			store: { ...store, file: async (key) => (isLost ? null : store.file(key)) },
		});
		await queue.addPhotos([file("a")], to);
		await vi.waitFor(() => expect(waits).toHaveLength(1));
		isLost = true;
		await queue.remove(queue.getState().items[0]?.key ?? "");
		await vi.waitFor(() => expect(queue.getState().items).toEqual([]));
	});

	it("forgets a removed photo that was never sent, or that the server refused", async () => {
		const { queue, removed, settled } = device({ answers: [refused("full")], lock: () => new Promise(() => {}) });
		await queue.addPhotos([file("a")], to);
		await queue.remove(queue.getState().items[0]?.key ?? "");
		expect(queue.getState().items).toEqual([]);
		await settled();
		expect(removed).toEqual([]);
	});

	it("sends the form before the photos, once, and keeps it when it is refused", async () => {
		const conflict: SendOutcome = { kind: "refused", reason: "conflict", changes: ["Jules a déplacé"] };
		const { queue, sent, waits, settled } = device({ answers: [{ kind: "failed" }, conflict] });
		await queue.addPhotos([file("a"), file("b")], to);
		await vi.waitFor(() => expect(waits).toHaveLength(1));
		const form = { appointment: "first", label: "Farah Démo", fields: [["note", "Bien"]] as const };
		await queue.addForm(form);
		await settled();
		expect(sent).toEqual(["small a", "form first", "small a", "small b"]);
		expect(queue.getState().items).toMatchObject([{ ...form, refused: "conflict", changes: ["Jules a déplacé"] }]);
		const onFinished = vi.fn();
		const stop = queue.onFinished("first", onFinished);
		await queue.addForm(form);
		await settled();
		await vi.waitFor(() => expect(onFinished.mock.calls).toEqual([[true]]));
		stop();
	});

	it.each([
		["accepted", accepted("")],
		["refused", refused("above-accepted")],
	])("keeps a form that was written again while another tab sent the one before, which is %s", async (_, answer) => {
		const store = createMemoryStore(true);
		let time = 100;
		const now = () => time++;
		const ends: ((outcome: SendOutcome) => void)[] = [];
		const other = device({ store, now, send: () => new Promise((resolve) => ends.push(resolve)) });
		const own = device({ store, now, lock: () => new Promise(() => {}) });
		const form = { appointment: "first", label: "Farah Démo" };
		await other.queue.addForm({ ...form, fields: [["note", "Bien"]] });
		await vi.waitFor(() => expect(ends).toHaveLength(1));
		await own.queue.applyNews({});
		await own.queue.remove("form first");
		await own.queue.addForm({ ...form, fields: [["note", "Clapet à remplacer"]] });
		const onFinished = vi.fn();
		other.queue.onFinished("first", onFinished);
		ends[0]?.(answer);
		await vi.waitFor(() => expect(ends).toHaveLength(2));
		expect(await store.list()).toMatchObject([{ fields: [["note", "Clapet à remplacer"]], refused: null }]);
		expect(onFinished).not.toHaveBeenCalled();
	});

	it("says so when nothing can be kept on the device, and sends all the same", async () => {
		const full: QueueStore = {
			...createMemoryStore(true),
			put: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
		};
		const { queue, stored, settled } = device({ store: createFallbackStore(full) });
		expect(queue.getState().isKept).toBe(true);
		await queue.addPhotos([file("a")], to);
		expect(queue.getState().isKept).toBe(false);
		await settled();
		expect(stored.size).toBe(1);
	});

	it("says that a photo is lost when the browser dropped its file", async () => {
		const store = createMemoryStore(true);
		const { queue, sent } = device({ store: { ...store, file: async () => null } });
		await queue.addPhotos([file("a")], to);
		await vi.waitFor(() => expect(queue.getState().items[0]?.refused).toBe("lost"));
		expect(sent).toEqual([]);
	});

	it("tells only the page that is open that a form was accepted, not one that is opened later", async () => {
		const { queue, settled } = device();
		const [first, other, late] = [vi.fn(), vi.fn(), vi.fn()];
		queue.onFinished("other", other);
		queue.onFinished("first", first)();
		await queue.addForm({ appointment: "first", label: "Farah Démo", fields: [] });
		await settled();
		await queue.applyNews({ finished: { appointment: "first", isNew: true } });
		queue.onFinished("first", late);
		queue.wake();
		await settled();
		expect([first, other, late].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
		await queue.applyNews({ finished: { appointment: "first", isNew: false } });
		expect(late.mock.calls).toEqual([[false]]);
	});

	it("deletes what waits on the device for more than seven days", async () => {
		const week = 7 * 24 * 60 * 60 * 1000;
		const store = createMemoryStore(true);
		const stuck = device({ store, send: () => new Promise(() => {}), now: () => 0 });
		await stuck.queue.addPhotos([file("a")], to);
		await stuck.queue.addForm({ appointment: "first", label: "Farah Démo", fields: [] });
		const soon = device({ store, lock: async () => {}, now: () => week });
		await soon.queue.applyNews({});
		expect(soon.queue.getState().items).toHaveLength(2);
		const late = device({ store, now: () => week + 1 });
		late.queue.wake();
		await vi.waitFor(async () => expect(await store.list()).toEqual([]));
		expect(late.sent).toEqual([]);
	});

	it("deletes the file, the small picture and the name of the customer when the appointment is gone", async () => {
		const { queue, store } = device({ answers: [refused("gone")] });
		await queue.addPhotos([file("a")], to);
		await vi.waitFor(() => expect(queue.getState().items[0]?.refused).toBe("gone"));
		const [item] = await store.list();
		expect(item).toMatchObject({ thumb: null, label: "", size: 0 });
		expect(await store.file(item?.key ?? "")).toBeNull();
	});

	it("keeps the photo when the member no longer sees the appointment, and sends it when asked", async () => {
		const { queue, store, sent, settled } = device({ answers: [refused("hidden")] });
		await queue.addPhotos([file("a")], to);
		await vi.waitFor(() => expect(queue.getState().items[0]?.refused).toBe("hidden"));
		const [item] = await store.list();
		expect(item).toMatchObject({ thumb: "data:,", label: "Farah Démo" });
		expect(await store.file(item?.key ?? "")).not.toBeNull();
		await queue.retry(item?.key ?? "");
		await settled();
		expect(queue.getState().items).toEqual([]);
		expect(sent).toEqual(["small a", "small a"]);
	});

	it("learns from another tab what has arrived", async () => {
		const { queue } = device();
		const received = { key: "k", id: "p1", appointment: "first", moment: "after", thumb: null } as const;
		await queue.applyNews({ received });
		await queue.applyNews({ received });
		expect(queue.getState().received).toEqual([received]);
	});
});
