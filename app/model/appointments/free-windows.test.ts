import { describe, expect, it } from "vitest";
import { appointments as rules } from "#content/appointments.ts";
import { company } from "#content/company.ts";
import { crewDayId, takenBy } from "./crew-day.ts";
import { freeWindows, type TakenDays, type WantedAppointment } from "./free-windows.ts";
import { sampleCrew as crew } from "./sample-crew.testing.ts";

/** Monday, November 16, 2026, 8:22 in Montréal. */
const now = new Date("2026-11-16T13:22:00Z");

function offered(
	wanted: Partial<WantedAppointment>,
	{ crews = [crew], closures = [] as readonly string[], taken = new Map() as TakenDays } = {},
): readonly string[] | string {
	const answer = freeWindows(crews, closures, taken, {
		services: ["ventilation-ducts"],
		area: "montreal",
		minutes: 120,
		from: "2026-11-16",
		until: "2026-11-21",
		now,
		rules,
		...wanted,
	});
	if (answer.kind === "on-request") return answer.reason;
	return answer.windows.map(({ day, window, crews }) => `${day.slice(5)} ${window.from} ${crews.join("+")}`);
}

const onDay = (day: string) => ({ from: day, until: day });
const thursday = "2026-11-19";
const saturday = "2026-11-21";

describe("free windows with the original rules and hours", () => {
	it("are the four windows of a weekday when the work ends at 18 h, and those of Saturday that end at 15 h", () => {
		expect(offered({ ...onDay(thursday), minutes: 60 })).toEqual([
			"11-19 08:00 montreal",
			"11-19 10:00 montreal",
			"11-19 13:00 montreal",
			"11-19 15:00 montreal",
		]);
		expect(offered({ ...onDay(thursday), minutes: 61 })).toHaveLength(3);
		expect(offered({ ...onDay(saturday), minutes: 180 })).toEqual(["11-21 10:00 montreal"]);
		expect(offered({ ...onDay(saturday), minutes: 181 })).toEqual([]);
		expect(offered(onDay("2026-11-22"))).toEqual([]);
	});

	it("start 24 hours after now", () => {
		expect(offered(onDay("2026-11-16"))).toEqual([]);
		expect(offered(onDay("2026-11-17"))).toEqual(["11-17 10:00 montreal", "11-17 13:00 montreal"]);
		const eight = new Date("2026-11-16T13:00:00Z");
		expect(offered({ ...onDay("2026-11-17"), now: eight })).toContain("11-17 08:00 montreal");
		expect(offered({ ...onDay("2026-11-17"), now: new Date(eight.getTime() + 1) })).not.toContain(
			"11-17 08:00 montreal",
		);
	});

	it("are for every crew that can come, in the order of the crews", () => {
		const laval = { ...crew, id: "laval", areas: ["laval"] };
		const rugs = { ...crew, id: "rugs", services: ["oriental-rugs" as const] };
		const crews = [laval, rugs, crew, { ...crew, id: "idle", active: false }];
		const at = (wanted: Partial<WantedAppointment>) =>
			offered({ ...onDay(thursday), minutes: 400, ...wanted }, { crews });
		expect(at({ area: "laval" })).toEqual(["11-19 08:00 laval+montreal"]);
		expect(at({ services: ["oriental-rugs"] })).toEqual(["11-19 08:00 rugs+montreal"]);
		expect(at({ services: ["oriental-rugs", "dryer-ducts"], area: null })).toEqual(["11-19 08:00 montreal"]);
	});

	it("are on request for a building, after a disaster, and when no crew can come", () => {
		expect(offered({ minutes: 480 })).toEqual(["11-18", "11-19", "11-20"].map((day) => `${day} 08:00 montreal`));
		expect(offered({ minutes: 481 })).toBe("longer-than-day");
		expect(offered({ minutes: null })).toBe("length-unknown");
		expect(offered({ minutes: 0 })).toBe("length-unknown");
		expect(offered({}, { crews: [{ ...crew, areas: ["laval"] }] })).toBe("no-crew");
		expect(offered({}, { crews: [] })).toBe("no-crew");
	});
});

describe("a day that is taken", () => {
	const eleven = { window: { from: "10:00", to: "12:00" }, minutes: 120, travel: 30 };
	const taken = new Map([[crewDayId(crew.id, thursday), [{ appointment: "other", ...takenBy(eleven) }]]]);

	it("has no window when the jobs fill it", () => {
		const full = new Map([[crewDayId(crew.id, thursday), [{ appointment: "other", from: 480, to: 1080 }]]]);
		expect(offered(onDay(thursday), { taken: full })).toEqual([]);
		expect(offered(onDay("2026-11-20"), { taken: full })).toHaveLength(3);
	});

	it("has the windows that end, travel included, before the next appointment, or start after it", () => {
		// Taken from 10:00 to 14:30.
		expect(offered({ ...onDay(thursday), minutes: 60 }, { taken })).toEqual(["11-19 15:00 montreal"]);
		const early = { ...rules, windows: [{ from: "08:00", to: "08:30" }] };
		expect(offered({ ...onDay(thursday), minutes: 60, rules: early }, { taken })).toHaveLength(1);
		expect(offered({ ...onDay(thursday), minutes: 61, rules: early }, { taken })).toEqual([]);
		const far = { ...early, travel: { usual: 30, areas: [{ area: "montreal", minutes: 31 }] } };
		expect(offered({ ...onDay(thursday), minutes: 60, rules: far }, { taken })).toEqual([]);
	});

	it("is free for the appointment that is moved", () => {
		expect(offered({ ...onDay(thursday), minutes: 60, moving: "other" }, { taken })).toHaveLength(4);
	});
});

describe("a closed day", () => {
	it("has no window: a holiday, days away and weekdays off", () => {
		const christmas = { from: "2026-12-24", until: "2026-12-27", minutes: 400 };
		expect(offered(christmas, { closures: company.holidays })).toEqual(["12-24 08:00 montreal"]);
		const away = { ...crew, away: [{ from: "2026-11-18", to: "2026-11-20", reason: "formation" }] };
		expect(offered({ minutes: 300 }, { crews: [away] })).toEqual(["11-17 10:00 montreal"]);
	});
});

describe("notice on the days of the time change", () => {
	const sundays = { ...crew, hours: [{ days: [7], from: "00:00", to: "18:00" }] };
	const at = (day: string, now: string) =>
		offered({ ...onDay(day), minutes: 60, now: new Date(now) }, { crews: [sundays] });

	it.each([
		["2026-11-01", "2026-10-31T13:00:00Z", "11-01 08:00 montreal"],
		["2027-11-07", "2027-11-06T13:00:00Z", "11-07 08:00 montreal"],
	])("counts the repeated hour of %s: 9:00 the day before is early enough for 8:00", (day, now, first) => {
		expect(at(day, now)).toContain(first);
		expect(at(day, now.replace(":00Z", ":01Z"))).not.toContain(first);
	});

	it("counts the hour that 2027-03-14 skips: 7:00 the day before is the latest for 8:00", () => {
		expect(at("2027-03-14", "2027-03-13T12:00:00Z")).toContain("03-14 08:00 montreal");
		expect(at("2027-03-14", "2027-03-13T12:00:01Z")).not.toContain("03-14 08:00 montreal");
	});
});
