import { expect, it } from "vitest";
import type { HistoryEntry } from "./lead-history.ts";
import { isFreeVisit, paidInAll } from "./return-visit.ts";

type Step = "booked" | "done";

function visit(id: string, step: Step, before: string): HistoryEntry {
	return entryOf({ appointment: { id, step, before: null, after: { status: step } } }, before, step);
}

function accepted(status: string): HistoryEntry {
	return entryOf({ quote: { id: "q", version: 1, step: "accepted", total: 1 } }, status, status);
}

function entryOf(more: object, before: string, after: string): HistoryEntry {
	return { undone: false, before: { status: before }, after: { status: after }, ...more } as HistoryEntry;
}

const work = [visit("work", "booked", "contacted"), visit("work", "done", "booked")];
const repair = [visit("repair", "booked", "done"), visit("repair", "done", "booked")];

const isFree = (history: readonly HistoryEntry[], id: string) => isFreeVisit({ desk: { history } }, id);

it("takes nothing for a visit after the work, unless a price was accepted for it", () => {
	expect(isFree(work, "work")).toBe(false);
	expect(isFree([...work, ...repair], "repair")).toBe(true);
	const [booked, done] = repair as [HistoryEntry, HistoryEntry];
	expect(isFree([...work, booked, accepted("booked"), done], "repair")).toBe(false);
});

it("leaves a visit free that was done before a price was accepted for later work", () => {
	const later = visit("later", "booked", "done");
	const history = [...work, ...repair, later, accepted("booked")];
	expect(isFree(history, "repair")).toBe(true);
	expect(isFree(history, "later")).toBe(false);
	expect(isFree([...history, visit("later", "done", "booked")], "repair")).toBe(true);
});

it("takes the price for work that was cancelled and is booked again", () => {
	const cancelled = entryOf({ appointment: { id: "later", step: "cancelled" } }, "booked", "done");
	const history = [...work, visit("later", "booked", "done"), accepted("booked"), cancelled];
	expect(isFree([...history, visit("again", "booked", "done")], "again")).toBe(false);
});

it("asks again when the end of a visit was undone", () => {
	const [booked, done] = repair as [HistoryEntry, HistoryEntry];
	expect(isFree([...work, booked, { ...done, undone: true }, accepted("booked")], "repair")).toBe(false);
});

it("adds up what was paid for each work: later work has an amount of its own, and a visit without one corrects the amount", () => {
	const paidBefore = (entry: HistoryEntry, finalAmount: number): HistoryEntry => ({
		...entry,
		before: { ...entry.before, finalAmount },
	});
	const later = [visit("later", "booked", "done"), accepted("booked"), visit("later", "done", "booked")];
	const history = [...work, ...later.map((entry) => paidBefore(entry, 425_00))];
	const paid = (lead: number | null, own: readonly HistoryEntry[]) =>
		paidInAll({ finalAmount: lead, desk: { history: own } });
	expect(paid(180_00, history)).toBe(605_00);
	expect(paid(null, history)).toBe(425_00);
	expect(paid(425_00, history.slice(0, -1))).toBe(425_00);
	expect(paid(425_00, [...history.slice(0, -1), { ...(history.at(-1) as HistoryEntry), undone: true }])).toBe(425_00);
	expect(paid(500_00, [...work, ...repair.map((entry) => paidBefore(entry, 425_00))])).toBe(500_00);
	expect(paid(null, work)).toBeNull();
});
