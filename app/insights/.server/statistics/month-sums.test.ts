import { expect, it } from "vitest";
import { addDays } from "#app/time/days.ts";
import { addRows, MonthSums } from "./month-sums.ts";

interface Counted {
	day: string;
	count: number;
}

/** One on each day from December to March. */
const days: Counted[] = Array.from({ length: 121 }, (_, index) => ({ day: addDays("2025-12-01", index), count: 1 }));

const sums = () =>
	new MonthSums<Counted>((own) => ({
		day: own[0]?.day ?? "",
		count: own.reduce((total, { count }) => total + count, 0),
	}));

const text = (found: readonly Counted[]) => found.map(({ day, count }) => `${day} ${count}`);

it("adds up months that are whole in the period, and leaves the days of the others", () => {
	const found = sums().within(days, { from: "2025-12-30", to: "2026-03-02" });
	expect(text(found)).toEqual([
		...["2025-12-30 1", "2025-12-31 1", "2026-01-01 31", "2026-02-01 28", "2026-03-01 1", "2026-03-02 1"],
	]);
});

it("keeps the sum of a month until one of its days changes, comes or goes", () => {
	const [kept, period] = [sums(), { from: "2026-01-01", to: "2026-02-31" }];
	const [january, february] = kept.within(days, period);
	expect(kept.within([...days], period)).toEqual([january, february]);
	expect(kept.within([...days], period)[0]).toBe(january);

	const changed = days.map((each) => (each.day === "2026-01-31" ? { ...each, count: 5 } : each));
	expect(text(kept.within(changed, period))).toEqual(["2026-01-01 35", "2026-02-01 28"]);
	expect(kept.within(changed, period)[1]).toBe(february);

	const fewer = days.filter(({ day }) => day !== "2026-02-28");
	expect(text(kept.within(fewer, period))).toEqual(["2026-01-01 31", "2026-02-01 27"]);
	expect(text(kept.within(days, period))).toEqual(["2026-01-01 31", "2026-02-01 28"]);
	expect(kept.within([], period)).toEqual([]);
});

it("adds up rows with the same keys", () => {
	const lists = [Int32Array.of(1, 2, 10, 1, 3, 20), Int32Array.of(1, 3, 5, 2, 2, 7), new Int32Array()];
	expect(addRows(lists, (list) => list, { keys: 2, length: 3 })).toEqual([1, 2, 10, 1, 3, 25, 2, 2, 7]);
});
