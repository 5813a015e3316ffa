import fc from "fast-check";
import { expect, it } from "vitest";
import { openMinutes } from "#app/model/leads/response-clock.ts";
import { company } from "#content/company.ts";
import { openClock } from "./open-clock.ts";

it("counts the same minutes as the response clock, across both changes of the clocks", () => {
	const clock = openClock(company, { from: "2026-01-01", to: "2026-12-31" });
	const moment = fc.date({
		min: new Date("2026-01-02T00:00:00Z"),
		max: new Date("2026-12-30T00:00:00Z"),
		noInvalidDate: true,
	});
	const fromMoment = fc.tuple(moment, fc.nat(40 * 24 * 60)).map(([start, minutes]) => {
		return [start, new Date(Math.min(start.getTime() + minutes * 60_000, Date.parse("2026-12-30T00:00:00Z")))] as const;
	});
	fc.assert(
		fc.property(fromMoment, ([start, end]) => {
			expect(clock(start.getTime(), end.getTime())).toBe(openMinutes(start, end, company));
		}),
	);
});

it("reads the hours again when the company changes them", () => {
	const days = { from: "2026-11-09", to: "2026-11-15" };
	const [start, end] = [Date.parse("2026-11-10T05:00:00Z"), Date.parse("2026-11-11T05:00:00Z")];
	expect(openClock(company, days)(start, end)).toBeGreaterThan(0);
	expect(openClock({ ...company, hours: [] }, days)(start, end)).toBe(0);
	expect(openClock({ ...company, holidays: ["2026-11-10"] }, days)(start, end)).toBe(0);
});
