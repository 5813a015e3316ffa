import { describe, expect, it } from "vitest";
import type { TimelineNote } from "#app/model/insights/timeline-note.ts";
import { type MarkParts, marksIn, otherNotes } from "./marks.ts";

const period = { from: "2026-10-17", to: "2026-11-15" };
const none: MarkParts = { notes: [], priceDays: [], promotions: [], articles: [] };

function note(day: string, text: string) {
	const data: TimelineNote = { day, text, by: "Ariane", at: `${day}T15:00:00.000Z`, purgeAfter: "2028" };
	return { id: text, version: 1, data };
}
const article = (publishedOn: string, title: string) => {
	return { key: `slug/${title}`, title, kind: "article", publishedOn } as const;
};

describe("the marks of the time line", () => {
	it("are notes, new prices once a day, promotions and articles of the period, by day", () => {
		const marks = marksIn(period, {
			notes: [note("2026-11-09", "Radio"), note("2026-10-16", "Avant")],
			priceDays: ["2026-11-01", "2026-11-01", "2026-11-16"],
			promotions: [
				{ code: "TAPIS-10", starts: "2026-11-01" },
				{ code: "DUO", starts: "2026-10-01" },
			],
			articles: [article("2026-10-17", "Sécheuse"), article("2025-10-17", "Conduits")],
		});
		expect(marks).toEqual([
			{ day: "2026-10-17", kind: "article", text: "Sécheuse", id: null, by: null },
			{ day: "2026-11-01", kind: "prices", text: "", id: null, by: null },
			{ day: "2026-11-01", kind: "promotion", text: "TAPIS-10", id: null, by: null },
			{ day: "2026-11-09", kind: null, text: "Radio", id: "Radio", by: "Ariane" },
		]);
	});

	it("are at most twelve: notes first, and the newest of each kind", () => {
		const days = Array.from({ length: 11 }, (_, index) => `2026-11-${String(index + 1).padStart(2, "0")}`);
		const notes = days.map((day) => note(day, `Note ${day}`));
		const articles = [article("2026-10-20", "Ancien"), article("2026-10-25", "Nouveau")];
		const marks = marksIn(period, { ...none, notes, articles });
		expect(marks.map(({ text }) => text)).toEqual(["Nouveau", ...days.map((day) => `Note ${day}`)]);
		expect(marksIn(period, { ...none, articles, notes: [...notes, note("2026-11-12", "Salon")] })).toHaveLength(12);
	});

	it("leave no note out: those that are not among them are other notes, the newest first", () => {
		const days = Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 1).padStart(2, "0")}`);
		const notes = [note("2025-03-01", "Salon"), ...days.map((day) => note(day, `Note ${day}`))];
		const marks = marksIn(period, { ...none, notes });
		const others = otherNotes(notes, marks);
		expect(others.map(({ text }) => text)).toEqual(["Note 2026-11-02", "Note 2026-11-01", "Salon"]);
		expect(others[2]).toEqual({ day: "2025-03-01", kind: null, text: "Salon", id: "Salon", by: "Ariane" });
		expect(new Set([...marks, ...others].map(({ id }) => id)).size).toBe(15);
	});
});
