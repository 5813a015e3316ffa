import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { addDays } from "./days.ts";
import { dayInMontreal, endOfDay, momentInMontreal, startOfDay, timeInMontreal } from "./montreal.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Whole minutes: days around the clock changes of 2026, and any time since 2007, when today's rules began. */
const moment = fc
	.oneof(
		fc.integer({ min: Date.parse("2026-03-06T00:00Z"), max: Date.parse("2026-03-11T00:00Z") }),
		fc.integer({ min: Date.parse("2026-10-30T00:00Z"), max: Date.parse("2026-11-04T00:00Z") }),
		fc.integer({ min: Date.parse("2007-06-01T00:00Z"), max: Date.parse("2099-12-31T00:00Z") }),
	)
	.map((time) => new Date(time - (time % minute)));

/** From 2:00 on the second Sunday of March to 2:00 on the first Sunday of November. Independent of the tz database. */
function isSummer(at: Date): boolean {
	const year = at.getUTCFullYear();
	const sunday = (month: number, nth: number) => {
		const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
		return 1 + ((7 - first) % 7) + 7 * (nth - 1);
	};
	const [starts, ends] = [Date.UTC(year, 2, sunday(2, 2), 7), Date.UTC(year, 10, sunday(10, 1), 6)];
	return at.getTime() >= starts && at.getTime() < ends;
}

describe("the calendar in Montréal", () => {
	it("is five hours behind UTC in winter and four in summer", () => {
		fc.assert(
			fc.property(moment, (at) => {
				const local = new Date(at.getTime() - (isSummer(at) ? 4 : 5) * hour).toISOString();
				expect(`${dayInMontreal(at)}T${timeInMontreal(at)}`).toBe(local.slice(0, 16));
			}),
		);
	});

	it("writes midnight as 00:00", () => {
		expect(timeInMontreal(new Date("2026-11-15T05:00:00Z"))).toBe("00:00");
	});

	it("converts a local time back to its instant, and an ambiguous hour to the first of the two", () => {
		fc.assert(
			fc.property(moment, (at) => {
				const back = momentInMontreal(dayInMontreal(at), timeInMontreal(at));
				const earlier = new Date(at.getTime() - hour);
				const isSecond = isSummer(earlier) && !isSummer(at);
				expect(back).toEqual(isSecond ? earlier : at);
			}),
		);
	});

	it("moves a time in the skipped hour of spring one hour later", () => {
		expect(momentInMontreal("2026-03-08", "02:30")).toEqual(new Date("2026-03-08T07:30:00Z"));
		expect(timeInMontreal(momentInMontreal("2026-03-08", "02:30"))).toBe("03:30");
	});

	it("has days of 23, 24 and 25 hours", () => {
		const hours = (day: string) => (endOfDay(day).getTime() - startOfDay(day).getTime()) / hour;
		expect(["2026-03-07", "2026-03-08", "2026-03-09"].map(hours)).toEqual([24, 23, 24]);
		expect(["2026-10-31", "2026-11-01", "2026-11-02"].map(hours)).toEqual([24, 25, 24]);
	});

	it("places every instant between the start and the end of its day", () => {
		fc.assert(
			fc.property(moment, (at) => {
				const day = dayInMontreal(at);
				expect(startOfDay(day) <= at && at < endOfDay(day)).toBe(true);
				expect(dayInMontreal(endOfDay(day))).toBe(addDays(day, 1));
				expect(dayInMontreal(new Date(startOfDay(day).getTime() - 1))).toBe(addDays(day, -1));
			}),
		);
	});
});

describe("a server in another time zone", () => {
	const zone = process.env.TZ;
	afterEach(() => {
		if (zone === undefined) delete process.env.TZ;
		else process.env.TZ = zone;
	});

	it.each(["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])("uses the days of Montréal: %s", (timeZone) => {
		process.env.TZ = timeZone;
		expect(dayInMontreal(new Date("2026-11-16T04:59:59Z"))).toBe("2026-11-15");
		expect(momentInMontreal("2026-07-01", "09:30")).toEqual(new Date("2026-07-01T13:30:00Z"));
	});
});
