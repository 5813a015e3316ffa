import { describe, expect, it } from "vitest";
import { dayInMontreal } from "#app/time/montreal.ts";
import record from "#content/last-changes.json";
import { originalContent } from "../content/original-content.testing.ts";
import { type ChangeRecord, originalHashes, refreshRecord, wordsChangedOn } from "./last-changes.ts";

describe("the record of last changes", () => {
	it("matches the current content (if not, run `npm run dates`)", () => {
		const kept = Object.entries(record as ChangeRecord).map(([key, { hash }]) => [key, hash]);
		expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(originalHashes()));
	});

	it("contains no date in the future", () => {
		const today = dayInMontreal(new Date());
		expect(Object.entries(record as ChangeRecord).filter(([, { date }]) => date > today)).toEqual([]);
	});

	it("updates only the dates of changed pages and drops pages that no longer exist", () => {
		const kept = {
			"index.fr": { hash: "a", date: "2026-01-01" },
			"blog.fr": { hash: "b", date: "2026-01-01" },
			"gone.fr": { hash: "c", date: "2026-01-01" },
		};
		const hashes = new Map([
			["index.fr", "a"],
			["blog.fr", "changed"],
			["contact.fr", "new"],
		]);
		expect(refreshRecord(kept, hashes, "2026-02-02")).toEqual({
			"index.fr": { hash: "a", date: "2026-01-01" },
			"blog.fr": { hash: "changed", date: "2026-02-02" },
			"contact.fr": { hash: "new", date: "2026-02-02" },
		});
	});

	it("has no date for text that differs from the recorded hash", () => {
		const reader = originalContent.reader();
		expect(wordsChangedOn("contact", "fr", reader)).toMatch(/^\d{4}-\d\d-\d\d$/);
		const words = reader.read("words.fr");
		const edited = { ...words, contact: { ...words.contact, lead: "Autre chose." } };
		const read: typeof reader.read = (id) => (id === "words.fr" ? (edited as never) : reader.read(id));
		expect(wordsChangedOn("contact", "fr", { ...reader, read })).toBeUndefined();
		expect(wordsChangedOn("index", "fr", { ...reader, read })).toBeDefined();
	});

	it("treats a change of a price named on a page as a change of the page", () => {
		const reader = originalContent.reader();
		const { ranges, ...others } = reader.read("prices");
		const { low, high } = ranges.dryer;
		const prices = { ...others, ranges: { ...ranges, dryer: { low: low + 1, high } } };
		const read: typeof reader.read = (id) => (id === "prices" ? (prices as never) : reader.read(id));
		expect(wordsChangedOn("services-dryer-ducts", "en", { ...reader, read })).toBeUndefined();
		expect(wordsChangedOn("services-post-disaster", "en", { ...reader, read })).toBeDefined();
	});
});
