import { describe, expect, it } from "vitest";
import type { TimelineMark } from "#app/model/insights/statistics.ts";
import type { SegmentCounts } from "#app/model/traffic/day-counts.ts";
import { dayCounts, facts, times, viewOf } from "./sample-statistics.testing.ts";

const on = (day: string, counts: SegmentCounts) => dayCounts(day, { segments: { "direct index fr": counts } });
const mark = (day: string): TimelineMark => ({ day, kind: null, text: "Radio", id: day, by: "Ariane" });
const lossIn = (
	days: readonly ReturnType<typeof on>[],
	marks: readonly TimelineMark[] = [],
	leads = [] as ReturnType<typeof facts>[],
) => viewOf({ days, marks, leads }).loss;

describe("the largest loss of the estimate", () => {
	it("is the step with the smallest share of the step before", () => {
		const days = [
			on("2026-11-01", { arrivals: 9000, started: 100, details: 90, appointment: 45, person: 40 }),
			on("2026-10-01", { started: 100, details: 50, appointment: 40 }),
		];
		const leads = times(30, facts());
		expect(lossIn(days, [], leads)).toEqual({
			step: "appointment",
			share: 0.5,
			before: expect.closeTo(0.2),
			mark: null,
		});
		expect(lossIn(days, [], leads.slice(0, 4))).toMatchObject({ step: "sent", share: 0.9 });
	});

	it("is not known from fewer than 20 people, nor when nobody leaves", () => {
		expect(lossIn([on("2026-11-01", { started: 19, details: 1 })])).toBeNull();
		expect(lossIn([on("2026-11-01", { started: 20, details: 1 })])).toMatchObject({ step: "details", share: 0.95 });
		expect(lossIn([on("2026-11-01", { started: 20, details: 20 })])).toMatchObject({ step: "appointment", share: 1 });
		expect(lossIn([on("2026-11-01", { started: 20, details: 19, appointment: 19 })])?.step).toBe("details");
		const all = { started: 20, details: 20, appointment: 20, person: 20 };
		expect(lossIn([on("2026-11-01", all)], [], times(20, facts()))).toBeNull();
	});

	describe("and its mark", () => {
		/** Only the step "details" loses people. */
		const part = (day: string, details: number) =>
			on(day, { started: 100, details, appointment: details, person: details });
		const leads = times(300, facts());

		it("is the one since which it grew the most", () => {
			const days = [part("2026-10-20", 90), part("2026-10-26", 90), part("2026-11-01", 60), part("2026-11-09", 60)];
			const marks = ["2026-10-26", "2026-11-01", "2026-11-01", "2026-11-09"].map(mark);
			expect(lossIn(days, marks, leads)).toMatchObject({ step: "details", share: 0.25, mark: 2 });
		});

		it("needs 20 people before and after it", () => {
			const days = [part("2026-10-20", 90), part("2026-11-01", 60)];
			expect(lossIn(days, [mark("2026-11-12")], leads)?.mark).toBeNull();
			expect(lossIn(days, [mark("2026-10-17")], leads)?.mark).toBeNull();
		});

		it("is not named for a growth below 3 points, or when it shrank", () => {
			const marked = (first: number, second: number) =>
				lossIn([part("2026-10-20", first), part("2026-11-01", second)], [mark("2026-11-01")], leads)?.mark;
			expect([marked(50, 47), marked(50, 48), marked(40, 50)]).toEqual([1, null, null]);
		});
	});
});
