import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { typedStore } from "#app/.server/store/typed-store.ts";
import { addNote, longestNote, mostNotes, removeNote } from "#app/insights/.server/statistics/notes.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { create } from "../mail/sample-leads.ts";

interface Opened {
	store: RawStore;
	close(): Promise<void>;
}

const ariane = { id: "ariane", name: "Ariane" };
const now = new Date("2026-11-15T17:00:00.000Z");
const clock = { now: () => now };
const key = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** The statistics and the notes on their time line: the same on every store. */
export function statisticsContract(name: string, open: () => Promise<Opened>): void {
	let opened: Opened;
	let store: DocumentStore;

	beforeEach(async () => {
		opened = await open();
		store = typedStore(opened.store);
	});
	afterEach(() => opened.close());

	describe(`${name}, notes on the time line:`, () => {
		const add = (text: string, { day = "2026-11-10", number = 1 } = {}) =>
			addNote({ store, clock }, ariane, { key: key(number), day, text });
		const notes = async () => (await store.query("timelineNotes", { limit: 10 })).documents;
		const journal = async () => (await store.query("audit", { limit: 10 })).documents.map(({ data }) => data);

		it("are added once, however often the form is sent, and written in the journal without their text", async () => {
			const outcomes = await Promise.all([1, 2, 3].map(() => add("Dépliants à  Laval\u0007\n et Vimont ")));
			expect(outcomes).toEqual([{ kind: "added" }, { kind: "added" }, { kind: "added" }]);
			expect(await add("Dépliants à Laval et Vimont")).toEqual({ kind: "added" });
			expect((await notes()).map(({ data }) => data)).toEqual([
				{
					day: "2026-11-10",
					text: "Dépliants à Laval et Vimont",
					by: "Ariane",
					at: now.toISOString(),
					purgeAfter: "2028-12-10T05:00:00.000Z",
				},
			]);
			expect(await journal()).toMatchObject([
				{ actorId: "ariane", action: "timeline-note-added", subject: "2026-11-10", detail: "" },
			]);
		});

		it("with another text and the key of a known one are other notes", async () => {
			await add("Dépliants");
			await add("Radio");
			await addNote({ store, clock }, ariane, { key: "../leads/x", day: "2026-11-10", text: "Salon" });
			expect((await notes()).map(({ data }) => data.text).sort()).toEqual(["Dépliants", "Radio", "Salon"]);
		});

		it("need a text of one line and a day that is counted", async () => {
			expect(await add(" \n")).toEqual({ kind: "wrong", errors: { text: "missing" } });
			expect(await add("é".repeat(longestNote + 1))).toEqual({ kind: "wrong", errors: { text: "too-long" } });
			expect(await add("é".repeat(longestNote))).toEqual({ kind: "added" });
			const withDay = (day: string) => add("Radio", { day, number: 2 });
			expect(await withDay("2026-02-30")).toEqual({ kind: "wrong", errors: { day: "unreadable" } });
			expect(await withDay("2026-11-16")).toEqual({ kind: "wrong", errors: { day: "future" } });
			expect(await withDay("2024-10-14")).toEqual({ kind: "wrong", errors: { day: "too-old" } });
			expect(await withDay("2024-10-15")).toEqual({ kind: "added" });
			expect(await withDay("2026-11-15")).toEqual({ kind: "added" });
		});

		it(`are at most ${mostNotes}`, async () => {
			const note = { day: "2026-11-10", text: "Radio", by: "Ariane", at: now.toISOString(), purgeAfter: "2028" };
			await store.commit(Array.from({ length: mostNotes - 1 }, (_, at) => create("timelineNotes", `note-${at}`, note)));
			expect(await add("Dépliants")).toEqual({ kind: "added" });
			expect(await add("Dépliants")).toEqual({ kind: "added" });
			expect(await add("Salon", { number: 2 })).toEqual({ kind: "wrong", errors: { isFull: true } });
		});

		it("are removed once, with an entry in the journal", async () => {
			await add("Dépliants");
			expect(await removeNote({ store, clock }, ariane, "../leads/x")).toBe(false);
			expect(await removeNote({ store, clock }, ariane, key(1))).toBe(true);
			expect(await removeNote({ store, clock }, ariane, key(1))).toBe(false);
			expect(await notes()).toEqual([]);
			expect((await journal()).map(({ action }) => action).sort()).toEqual([
				"timeline-note-added",
				"timeline-note-removed",
			]);
		});
	});
}
