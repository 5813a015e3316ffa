import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyAgenda } from "./any-agenda.testing.ts";
import { type AppointmentPlace, bookingWarnings } from "./appointment.ts";
import { travelTo } from "./booking-rules.ts";
import { type BookingCircumstances, warningsFor } from "./booking-warnings.ts";
import { crewDayId } from "./crew-day.ts";
import { freeWindows, type TakenDays } from "./free-windows.ts";
import { sampleCrew as montreal } from "./sample-crew.testing.ts";

const laval = { ...montreal, id: "laval", areas: ["laval"] };
const [thursday, saturday, sunday] = ["2026-11-19", "2026-11-21", "2026-11-22"];

const place: AppointmentPlace = {
	crew: "montreal",
	day: thursday,
	window: { from: "08:00", to: "10:00" },
	minutes: 255,
	travel: 30,
};

function warnings(changed: Partial<AppointmentPlace> = {}, circumstances: Partial<BookingCircumstances> = {}) {
	return warningsFor(
		{ ...place, ...changed },
		{
			crew: montreal,
			others: [laval, montreal],
			closures: [],
			taken: new Map(),
			expectedMinutes: 255,
			services: ["ventilation-ducts"],
			area: "montreal",
			...circumstances,
		},
	);
}

const takenBetween = (crew: string, day: string, from: number, to: number): TakenDays =>
	new Map([[crewDayId(crew, day), [{ appointment: "other", from, to }]]]);

describe("the warnings of a booking", () => {
	it("are none for a free window", () => {
		expect(warnings()).toEqual([]);
	});

	it("are four for two hours with the crew of another area, on a Saturday that is taken", () => {
		const exact = { crew: "laval", day: saturday, window: { from: "11:00", to: "11:00" }, minutes: 120 };
		const taken = takenBetween("laval", saturday, 600, 720);
		expect(warnings(exact, { crew: laval, taken })).toEqual([
			{ kind: "overlap", with: [{ appointment: "other", from: "10:00", to: "12:00" }], crews: [] },
			{ kind: "closed", reason: "after-hours", closes: "15:00", ends: "15:15", minutes: 255, crews: [] },
			{ kind: "too-short", planned: 120, expected: 255 },
			{ kind: "area", area: "montreal", crews: ["montreal"] },
		]);
	});

	it("name every appointment that overlaps, except the one that is moved, and who is free instead", () => {
		const taken = takenBetween("montreal", thursday, 860, 900);
		const spare = { ...montreal, id: "spare" };
		expect(warnings({}, { taken, others: [laval, spare] })).toEqual([
			{ kind: "overlap", with: [{ appointment: "other", from: "14:20", to: "15:00" }], crews: ["spare"] },
		]);
		expect(warnings({}, { taken, moving: "other" })).toEqual([]);
		expect(warnings({ travel: 5 }, { taken })).toEqual([]);
	});

	it("say why the day is closed, and who works then", () => {
		const crews = ["spare"];
		const others = [{ ...montreal, id: "spare", hours: [{ days: [4, 6, 7], from: "07:00", to: "20:00" }] }];
		const away = { ...montreal, away: [{ from: "2026-11-18", to: "2026-11-20", reason: "formation" }] };
		expect(warnings({}, { closures: [thursday], crew: away, others })).toEqual([
			{ kind: "closed", reason: "holiday", crews: [] },
		]);
		expect(warnings({}, { crew: away, others })).toEqual([
			{ kind: "closed", reason: "away", why: "formation", from: "2026-11-18", to: "2026-11-20", crews },
		]);
		expect(warnings({ day: sunday }, { others })).toEqual([{ kind: "closed", reason: "day-off", crews }]);
		expect(warnings({ day: saturday, minutes: 300 }, { expectedMinutes: 300, others })).toEqual([
			{ kind: "closed", reason: "before-hours", opens: "09:00", arrives: "08:00", crews },
		]);
		expect(warnings({ day: saturday, minutes: 301 }, { others })).toEqual([
			{ kind: "closed", reason: "before-hours", opens: "09:00", arrives: "08:00", crews },
			{ kind: "closed", reason: "after-hours", closes: "15:00", ends: "15:01", minutes: 301, crews },
		]);
	});

	it("compare the planned length with the expected one, when it is known", () => {
		expect(warnings({ minutes: 254 })).toEqual([{ kind: "too-short", planned: 254, expected: 255 }]);
		expect(warnings({ minutes: 30 }, { expectedMinutes: null })).toEqual([]);
	});

	it("name the crews that do the missing services in the area, those that are free first", () => {
		const rugs = { ...montreal, id: "rugs", services: ["oriental-rugs" as const] };
		const busy = { ...montreal, id: "busy" };
		const idle = { ...montreal, id: "idle", active: false };
		const asked = {
			crew: rugs,
			others: [busy, rugs, idle, laval, montreal],
			services: ["oriental-rugs" as const, "dryer-ducts" as const],
			taken: takenBetween("busy", thursday, 480, 540),
		};
		expect(warnings({ crew: "rugs" }, asked)).toEqual([
			{ kind: "service", services: ["dryer-ducts"], crews: ["montreal", "busy"] },
		]);
		expect(warnings({ crew: "laval" }, { crew: laval, area: null, others: [laval] })).toEqual([
			{ kind: "area", area: null, crews: [] },
		]);
	});

	it("are none exactly for the windows that are offered, and in the order of their kinds", () => {
		fc.assert(
			fc.property(anyAgenda, ({ crews, closures, taken, wanted }) => {
				const { minutes, services, area, rules } = wanted;
				const answer = freeWindows(crews, closures, taken, wanted);
				const windows = answer.kind === "windows" ? answer.windows : [];
				for (const crew of crews.filter(({ active }) => active)) {
					const known = { crew, others: crews, closures, taken, expectedMinutes: minutes, services, area };
					for (const { day, window, crews } of windows) {
						const place = { crew: crew.id, day, window, minutes, travel: travelTo(area, rules) };
						const kinds = warningsFor(place, known).map(({ kind }) => kind);
						expect(kinds.length === 0).toBe(crews.includes(crew.id));
						expect(kinds).toEqual(kinds.toSorted((a, b) => bookingWarnings.indexOf(a) - bookingWarnings.indexOf(b)));
					}
				}
			}),
		);
	});
});
