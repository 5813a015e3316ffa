import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, weekdayOf } from "#app/time/days.ts";
import { momentInMontreal } from "#app/time/montreal.ts";
import { type AnyAgenda, anyAgenda, anyCrew } from "./any-agenda.testing.ts";
import type { AppointmentPlace } from "./appointment.ts";
import { travelTo } from "./booking-rules.ts";
import type { CrewEntry } from "./crew.ts";
import { crewDayId, minutesOf, takenBy } from "./crew-day.ts";
import { type FreeWindow, freeWindows, type TakenDays } from "./free-windows.ts";

const hour = 60 * 60 * 1000;

describe("free windows", () => {
	it("are in the wanted days and among the windows of the rules, in order, each once", () => {
		law((agenda) => {
			const { from, until, rules } = agenda.wanted;
			const keys = offered(agenda).map(({ day, window }) => `${day} ${rules.windows.indexOf(window)}`);
			expect(keys).toEqual([...new Set(keys)].sort());
			for (const { day, window } of offered(agenda)) {
				expect(day >= from && day <= until).toBe(true);
				expect(rules.windows).toContain(window);
			}
		});
	});

	it("are never on a closed day, nor for a crew that is away or has its weekday off", () => {
		eachOffer(({ closures }, { day }, crew) => {
			expect(closures).not.toContain(day);
			expect(crew.away.some(({ from, to }) => from <= day && day <= to)).toBe(false);
			expect(crew.hours.some(({ days }) => days.includes(weekdayOf(day)))).toBe(true);
		});
	});

	it("are never for a crew that is inactive, or does not do a service, or does not serve the area", () => {
		eachOffer(({ wanted }, _, crew) => {
			expect(crew.active).toBe(true);
			for (const service of wanted.services) expect(crew.services ?? [service]).toContain(service);
			expect(crew.areas ?? [wanted.area]).toContain(wanted.area);
		});
	});

	it("leave the notice time, in real hours, also across the time change", () => {
		eachOffer(({ wanted: { now, rules } }, { day, window }) => {
			const start = momentInMontreal(day, window.from).getTime();
			expect(start - now.getTime()).toBeGreaterThanOrEqual(rules.noticeHours * hour);
		});
	});

	it("let the work end within the working hours, and not start before them", () => {
		eachOffer(({ wanted }, { day, window }, crew) => {
			const hours = crew.hours.find(({ days }) => days.includes(weekdayOf(day)));
			expect(minutesOf(window.from)).toBeGreaterThanOrEqual(minutesOf(hours?.from ?? "24:00"));
			expect(minutesOf(window.to) + wanted.minutes).toBeLessThanOrEqual(minutesOf(hours?.to ?? "00:00"));
		});
	});

	it("never overlap anything taken", () => {
		eachOffer((agenda, { day, window }, crew) => {
			const time = takenBy(placeOf(agenda, { day, window }, crew.id));
			for (const { from, to } of agenda.taken.get(crewDayId(crew.id, day)) ?? []) {
				expect(time.to <= from || to <= time.from).toBe(true);
			}
		});
	});

	it("never overlap each other when they are booked one after the other", () => {
		law((agenda) => {
			let taken = new Map(agenda.taken);
			for (const [index, first] of offered(agenda).entries()) {
				const still = offered({ ...agenda, taken }).find(
					({ day, window }) => day === first.day && window === first.window,
				);
				for (const crew of still?.crews ?? []) {
					taken = withBooked(taken, placeOf(agenda, first, crew), `booked-${index}-${crew}`);
				}
			}
			for (const times of taken.values()) {
				const booked = times.filter(({ appointment }) => appointment.startsWith("booked"));
				for (const one of booked) {
					for (const other of times) {
						if (one !== other) expect(one.to <= other.from || other.to <= one.from).toBe(true);
					}
				}
			}
		});
	});

	it("are all windows against which nothing speaks", () => {
		law((agenda) => {
			const { wanted, crews } = agenda;
			const found = new Set(placesOf(agenda));
			for (let day = wanted.from; day <= wanted.until; day = addDays(day, 1)) {
				for (const window of wanted.rules.windows) {
					for (const crew of crews) {
						const isOpen = nothingSpeaksAgainst(agenda, placeOf(agenda, { day, window }, crew.id), crew);
						expect(found.has(`${day} ${window.from} ${crew.id}`)).toBe(isOpen);
					}
				}
			}
		});
	});

	it("are not fewer with one more crew", () => {
		fc.assert(
			fc.property(anyAgenda, anyCrew("more", "2026-11-19"), (agenda, crew) => {
				expect(placesOf({ ...agenda, crews: [...agenda.crews, crew] })).toEqual(
					expect.arrayContaining(placesOf(agenda)),
				);
			}),
		);
	});

	it("are not fewer when less is taken", () => {
		fc.assert(
			fc.property(anyAgenda, fc.integer({ min: 1, max: 3 }), (agenda, nth) => {
				const fewer = [...agenda.taken].map(([id, times]) => [id, times.filter((_, at) => at % nth !== 0)] as const);
				expect(placesOf({ ...agenda, taken: new Map(fewer) })).toEqual(expect.arrayContaining(placesOf(agenda)));
			}),
		);
	});

	it("are not more for a longer job", () => {
		fc.assert(
			fc.property(anyAgenda, fc.integer({ min: 1, max: 300 }), (agenda, more) => {
				const longer = { ...agenda, wanted: { ...agenda.wanted, minutes: agenda.wanted.minutes + more } };
				expect(placesOf(agenda)).toEqual(expect.arrayContaining(placesOf(longer)));
			}),
		);
	});

	it("are on request without a length, and for a job that is longer than every crew's day", () => {
		law(({ crews, closures, taken, wanted }) => {
			for (const minutes of [null, 0, 24 * 60]) {
				expect(freeWindows(crews, closures, taken, { ...wanted, minutes }).kind).toBe("on-request");
			}
		});
	});
});

describe("an appointment that is moved", () => {
	it("still has its own window offered, with the crews that had it before", () => {
		bookedLaw((agenda, own, before) => {
			const taken = withBooked(agenda.taken, own, "own");
			const after = placesOf({ ...agenda, taken, wanted: { ...agenda.wanted, moving: "own" } });
			expect(after).toEqual(before);
		});
	});
});

function law(holds: (agenda: AnyAgenda) => void): void {
	fc.assert(fc.property(anyAgenda, holds));
}

/** For every offered window and every crew that is offered for it. Fails when no agenda offers anything. */
function eachOffer(holds: (agenda: AnyAgenda, window: FreeWindow, crew: CrewEntry) => void): void {
	let offers = 0;
	law((agenda) => {
		for (const free of offered(agenda)) {
			for (const crew of agenda.crews.filter(({ id }) => free.crews.includes(id))) {
				offers++;
				holds(agenda, free, crew);
			}
		}
	});
	expect(offers).toBeGreaterThan(0);
}

/** For an appointment at the first free window. `before` has everything that was offered before it was booked. */
function bookedLaw(holds: (agenda: AnyAgenda, own: AppointmentPlace, before: string[]) => void): void {
	law((agenda) => {
		const [first] = offered(agenda);
		if (first) holds(agenda, placeOf(agenda, first, first.crews[0] ?? ""), placesOf(agenda));
	});
}

function offered({ crews, closures, taken, wanted }: AnyAgenda): readonly FreeWindow[] {
	const answer = freeWindows(crews, closures, taken, wanted);
	return answer.kind === "windows" ? answer.windows : [];
}

function placesOf(agenda: AnyAgenda): string[] {
	return offered(agenda).flatMap(({ day, window, crews }) => crews.map((crew) => `${day} ${window.from} ${crew}`));
}

function placeOf({ wanted }: AnyAgenda, { day, window }: Omit<FreeWindow, "crews">, crew: string): AppointmentPlace {
	return { crew, day, window, minutes: wanted.minutes, travel: travelTo(wanted.area, wanted.rules) };
}

function withBooked(taken: TakenDays, place: AppointmentPlace, appointment: string): Map<string, TakenTimes> {
	const id = crewDayId(place.crew, place.day);
	return new Map([...taken, [id, [...(taken.get(id) ?? []), { appointment, ...takenBy(place) }]]]);
}

type TakenTimes = TakenDays extends ReadonlyMap<string, infer Times> ? Times : never;

/** The definition of a free window, written without regard to speed. */
function nothingSpeaksAgainst(
	{ closures, taken, wanted }: AnyAgenda,
	{ day, window, minutes, travel }: AppointmentPlace,
	{ id, active, services, areas, hours, away }: CrewEntry,
): boolean {
	const [start, arrival] = [minutesOf(window.from), minutesOf(window.to)];
	const left = momentInMontreal(day, window.from).getTime() - wanted.now.getTime();
	return [
		active,
		wanted.services.every((service) => (services ?? wanted.services).includes(service)),
		areas === null || areas.some((area) => area === wanted.area),
		!closures.includes(day),
		!away.some(({ from, to }) => from <= day && day <= to),
		hours.some(
			({ days, from, to }) =>
				days.includes(weekdayOf(day)) && minutesOf(from) <= start && arrival + minutes <= minutesOf(to),
		),
		(taken.get(crewDayId(id, day)) ?? []).every(({ from, to }) => to <= start || from >= arrival + minutes + travel),
		left >= wanted.rules.noticeHours * hour,
	].every(Boolean);
}
