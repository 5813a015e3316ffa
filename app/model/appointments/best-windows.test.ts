import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AppointmentWishes } from "../leads/lead.ts";
import { anyAgenda, areaIds, crewIds, near } from "./any-agenda.testing.ts";
import { bestWindows, type CrewStop } from "./best-windows.ts";
import { type FreeWindow, freeWindows } from "./free-windows.ts";

const place = { area: "montreal", postalCode: "H2T 2S9" };
const nothing: AppointmentWishes = { date: null, part: "any", days: [] };
const stop = { crew: "m", day: "2026-11-21", area: "montreal", postalCode: "H2T 1A1" };

/** `19 8` is November 19, 2026, from 8 to 10; the crew `m` is free unless others are named. */
function free(text: string, crews: readonly string[] = ["m"]): FreeWindow {
	const [day = "", from = ""] = text.split(" ");
	const two = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
	return { day: `2026-11-${day}`, window: { from: two(Number(from)), to: two(Number(from) + 2) }, crews };
}

function best(
	windows: readonly (string | FreeWindow)[],
	wishes: Partial<AppointmentWishes> = {},
	stops: readonly CrewStop[] = [],
): string[] {
	const all = windows.map((window) => (typeof window === "string" ? free(window) : window));
	const chosen = bestWindows(all, { wishes: { ...nothing, ...wishes }, place, stops });
	return chosen.map(
		({ window, crew, reasons }) =>
			`${window.day.slice(8)} ${Number.parseInt(window.window.from, 10)} ${crew}: ${reasons.join(" ")}`,
	);
}

describe("the best windows", () => {
	it("are on the wished weekdays in the wished part of the day, then where the crew is nearby", () => {
		// Thursday 19, Saturday 21, Monday 23, Tuesday 24.
		const all = ["19 8", "19 13", "21 10", "23 8", "23 10", "23 13", "24 10", "24 13"];
		expect(best(all, { part: "morning", days: [2, 4] }, [stop])).toEqual([
			"19 8 m: wished-day wished-part soonest",
			"24 10 m: wished-day wished-part",
			"21 10 m: wished-part same-district",
		]);
	});

	it("are on the wished date before any other wished weekday", () => {
		expect(best(["19 8", "24 8", "24 13", "26 8"], { date: "2026-11-24", part: "morning", days: [4] })).toEqual([
			"24 8 m: wished-day wished-part",
			"19 8 m: wished-day wished-part soonest",
			"26 8 m: wished-day wished-part",
		]);
	});

	it("start with the window that the customer asked for, whatever else they wished", () => {
		const asked = free("24 13");
		const wishes = { date: "2026-11-19", part: "morning" as const, days: [4] };
		const windows = ["19 8", "19 10", "24 13", "26 8"].map((text) => free(text));
		const [first, second] = bestWindows(windows, { asked, wishes, place, stops: [] });
		expect(first).toEqual({ window: asked, crew: "m", reasons: ["asked"] });
		expect(second?.window).toEqual(free("19 8"));
	});

	it("are the soonest without wishes, each on a day of its own", () => {
		expect(best(["23 8", "19 8", "19 10", "20 8", "24 8"])).toEqual([
			"19 8 m: soonest",
			"20 8 m: soonest",
			"23 8 m: soonest",
		]);
		expect(bestWindows([free("20 8")], { wishes: null, place, stops: [] })).toEqual([
			{ window: free("20 8"), crew: "m", reasons: ["soonest"] },
		]);
	});

	it("are on one day only when no other day matches as well", () => {
		expect(best(["19 8", "19 10"])).toHaveLength(2);
		expect(best(["19 8", "24 8", "24 10", "24 13"], { days: [2] })).toEqual([
			"24 8 m: wished-day",
			"24 10 m: wished-day",
			"19 8 m: soonest",
		]);
		expect(best(["19 8", "24 8", "24 10", "24 13"], { date: "2026-11-24" })).toEqual(
			["24 8", "24 10", "24 13"].map((window) => `${window} m: wished-day`),
		);
	});

	it("name the crew that is nearest that day: the same district before the same area", () => {
		const stops = [
			{ ...stop, crew: "n", postalCode: "H4R 1A1" },
			{ ...stop, crew: "o", area: null, postalCode: "h2t1a1" },
			{ ...stop, crew: "m", day: "2026-11-23" },
			{ ...stop, crew: "p", area: "laval", postalCode: "H7N" },
		];
		expect(best([free("21 8", ["m", "n", "o", "p"])], {}, stops)).toEqual(["21 8 o: same-district soonest"]);
		expect(best([free("21 8", ["m", "n", "p"])], {}, stops)).toEqual(["21 8 n: same-district soonest"]);
		expect(best([free("21 8", ["m", "p"])], {}, stops)).toEqual(["21 8 m: soonest"]);
	});

	it("are not near each other because both addresses are unknown", () => {
		const unknown = { area: null, postalCode: null };
		const chosen = bestWindows([free("21 8")], { wishes: null, place: unknown, stops: [{ ...stop, ...unknown }] });
		expect(chosen[0]?.reasons).toEqual(["soonest"]);
	});

	it("are free windows, at most three, each once, with a free crew and a reason, in whatever order they are given", () => {
		const anyStop = fc.record({
			crew: fc.constantFrom(...crewIds),
			day: near("2026-11-19"),
			area: fc.option(fc.constantFrom(...areaIds)),
			postalCode: fc.constantFrom(null, "H2T 1A1", "H7N 1A1"),
		});
		const anyWishes = fc.record({
			date: fc.option(near("2026-11-19")),
			part: fc.constantFrom("any" as const, "morning" as const, "afternoon" as const),
			days: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
		});
		fc.assert(
			fc.property(anyAgenda, anyWishes, fc.array(anyStop), (agenda, wishes, stops) => {
				const answer = freeWindows(agenda.crews, agenda.closures, agenda.taken, agenda.wanted);
				const windows = answer.kind === "windows" ? answer.windows : [];
				const chosen = bestWindows(windows, { wishes, place, stops });
				expect(chosen).toHaveLength(Math.min(3, windows.length));
				expect(new Set(chosen.map(({ window }) => window)).size).toBe(chosen.length);
				for (const { window, crew, reasons } of chosen) {
					expect(windows).toContain(window);
					expect(window.crews).toContain(crew);
					expect(reasons.length).toBeGreaterThan(0);
				}
				expect(bestWindows(windows.toReversed(), { wishes, place, stops: stops.toReversed() })).toEqual(chosen);
			}),
		);
	});
});
