import fc from "fast-check";
import { addDays } from "#app/time/days.ts";
import { momentInMontreal } from "#app/time/montreal.ts";
import { type ServiceName, serviceNames } from "../service-names.ts";
import type { BookingRules } from "./booking-rules.ts";
import type { AwayDays, CrewEntry, WorkingHours } from "./crew.ts";
import { crewDayId, type TakenTime, timeOf } from "./crew-day.ts";
import type { TakenDays, WantedAppointment } from "./free-windows.ts";

/** For the property tests (`*.laws.test.ts`): any crews, closed days, taken times and wanted visits. */
export interface AnyAgenda {
	crews: readonly CrewEntry[];
	closures: readonly string[];
	taken: TakenDays;
	wanted: WantedAppointment & { minutes: number };
}

/** Sundays on which clocks change, and an ordinary Thursday. */
const middles = ["2026-11-01", "2027-03-14", "2027-11-07", "2026-11-19"];
export const crewIds = ["a", "b", "c", "d"];
export const areaIds = ["montreal", "laval", "rive-sud"];
/** Also windows in the hour that clocks repeat or skip. */
const windows = [
	["00:30", "01:30"],
	["01:30", "02:30"],
	["02:30", "04:00"],
	["08:00", "10:00"],
	["10:00", "12:00"],
	["11:00", "11:00"],
	["13:00", "15:00"],
	["15:00", "17:00"],
].map(([from = "", to = ""]) => ({ from, to }));

const serviceList = fc.subarray<ServiceName>([...serviceNames.slice(0, 4)]);
const minutesOfDay = (min: number, max: number) => fc.integer({ min: min / 15, max: max / 15 }).map((n) => n * 15);

/** Crews often do everything and work all days: otherwise most agendas would have no free window. */
export const anyCrew = (id: string, day: string): fc.Arbitrary<CrewEntry> =>
	fc.record({
		id: fc.constant(id),
		name: fc.constant(id),
		size: fc.constant(2),
		people: fc.constant(""),
		colour: fc.constant("spruce" as const),
		services: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: serviceList }),
		areas: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.subarray(areaIds) }),
		hours: fc.oneof(
			fc.constant([{ days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", to: "23:00" }]),
			fc.uniqueArray(anyHours, { maxLength: 7, selector: ({ days }) => days[0] }),
		),
		away: fc.array(anyAway(day), { maxLength: 2 }),
		active: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
		calendarKey: fc.constant(null),
		createdAt: fc.constant(new Date(0).toISOString()),
	});

const anyHours: fc.Arbitrary<WorkingHours> = fc
	.tuple(fc.integer({ min: 1, max: 7 }), minutesOfDay(0, 600), minutesOfDay(660, 1425))
	.map(([day, from, to]) => ({ days: [day], from: timeOf(from), to: timeOf(to) }));

function anyAway(day: string): fc.Arbitrary<AwayDays> {
	return fc
		.tuple(near(day), fc.integer({ min: 0, max: 2 }))
		.map(([from, length]) => ({ from, to: addDays(from, length), reason: "formation" }));
}

export const near = (day: string): fc.Arbitrary<string> =>
	fc.integer({ min: -4, max: 4 }).map((count) => addDays(day, count));

const anyTaken = (day: string): fc.Arbitrary<TakenDays> =>
	fc
		.array(fc.tuple(fc.constantFrom(...crewIds), near(day), minutesOfDay(0, 1200), minutesOfDay(15, 240)), {
			maxLength: 20,
		})
		.map((all) => {
			const days = new Map<string, TakenTime[]>();
			for (const [index, [crew, on, from, length]] of all.entries()) {
				const id = crewDayId(crew, on);
				days.set(id, [...(days.get(id) ?? []), { appointment: `taken-${index}`, from, to: from + length }]);
			}
			return days;
		});

const anyRules: fc.Arbitrary<BookingRules> = fc.record({
	windows: fc.subarray(windows, { minLength: 1 }),
	travel: fc.record({
		usual: minutesOfDay(0, 60),
		areas: fc.subarray(areaIds).map((areas) => areas.map((area) => ({ area, minutes: 45 }))),
	}),
	noticeHours: fc.integer({ min: 0, max: 72 }),
	horizonDays: fc.constant(21),
	modes: fc.constant({}),
	instantPerDay: fc.constant(10),
});

const anyWanted = (day: string): fc.Arbitrary<AnyAgenda["wanted"]> =>
	fc
		.record({
			services: fc.oneof(fc.constant([]), serviceList),
			area: fc.option(fc.constantFrom(...areaIds)),
			minutes: minutesOfDay(15, 600),
			from: near(addDays(day, -4)),
			until: near(addDays(day, 2)),
			rules: anyRules,
			isLimit: fc.boolean(),
			seconds: fc.integer({ min: 0, max: 8 * 24 * 60 * 60 }),
		})
		.map(({ isLimit, seconds, ...wanted }) => {
			// Every second agenda has a window exactly at the limit of the notice.
			const start = momentInMontreal(wanted.until, wanted.rules.windows[0]?.from ?? "").getTime();
			const before = isLimit ? wanted.rules.noticeHours * 60 * 60 : seconds;
			return { ...wanted, now: new Date(start - before * 1000) };
		});

export const anyAgenda: fc.Arbitrary<AnyAgenda> = fc.constantFrom(...middles).chain((day) =>
	fc.record({
		crews: fc.subarray(crewIds, { minLength: 1 }).chain((ids) => fc.tuple(...ids.map((id) => anyCrew(id, day)))),
		closures: fc.array(near(day), { maxLength: 2 }),
		taken: anyTaken(day),
		wanted: anyWanted(day),
	}),
);
