import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appointments as rules } from "#content/appointments.ts";
import { anyAgenda } from "./any-agenda.testing.ts";
import { crewDayId } from "./crew-day.ts";
import { freeWindows, type TakenDays, type WantedAppointment } from "./free-windows.ts";
import { sampleCrew as crew } from "./sample-crew.testing.ts";
import { windowTable } from "./window-table.ts";

/** Wednesday, November 18, 2026, 7:00 in Montréal; the windows of Thursday keep the notice. */
const now = new Date("2026-11-18T12:00:00Z");
const [wednesday, thursday, saturday, sunday] = ["2026-11-18", "2026-11-19", "2026-11-21", "2026-11-22"];

function row(
	day: string,
	{ crews = [crew], closures = [] as string[], taken = new Map() as TakenDays, ...wanted }: Partial<TableInput> = {},
) {
	const [row] = windowTable(crews, closures, taken, {
		services: ["dryer-ducts"],
		area: "montreal",
		minutes: 60,
		from: day,
		until: day,
		now,
		rules,
		...wanted,
	});
	return row ?? expect.fail("no row");
}

interface TableInput extends WantedAppointment {
	crews: (typeof crew)[];
	closures: string[];
	taken: TakenDays;
	minutes: number;
}

/** `free crew+crew`, or the reason with its value. */
function cells(...asked: Parameters<typeof row>): string[] {
	return row(...asked).cells.map(({ free, refusal }) =>
		free ? `free ${free.join("+")}` : Object.values(refusal ?? {}).join(" "),
	);
}

const takenAt = (id: string, from: number, to: number): TakenDays =>
	new Map([[crewDayId(id, thursday), [{ appointment: "other", from, to }]]]);

describe("the table of windows", () => {
	it("has the free crews, and what is taken", () => {
		const crews = [crew, { ...crew, id: "laval" }];
		expect(cells(thursday, { crews, taken: takenAt("montreal", 600, 720) })).toEqual([
			"free laval",
			"free laval",
			"free montreal+laval",
			"free montreal+laval",
		]);
		expect(cells(thursday, { taken: takenAt("montreal", 680, 720) }).slice(0, 3)).toEqual([
			"taken",
			"taken",
			"free montreal",
		]);
		expect(cells(thursday, { taken: takenAt("montreal", 680, 720), moving: "other" })[1]).toBe("free montreal");
	});

	it("has the hours on Saturday: before 9 h, too short, closed at 15 h", () => {
		expect(cells(saturday, { minutes: 180 })).toEqual([
			"before-hours 09:00",
			"free montreal",
			"too-short 15:00",
			"after-hours 15:00",
		]);
	});

	it("says once why a whole day is not possible", () => {
		const away = { ...crew, away: [{ from: thursday, to: thursday, reason: "formation" }] };
		expect(row(thursday, { crews: [away] }).allDay).toEqual({ reason: "away", why: "formation" });
		expect(row(sunday).allDay).toEqual({ reason: "day-off" });
		expect(row(thursday, { closures: [thursday], crews: [away] }).allDay).toEqual({ reason: "closed" });
		expect(row(thursday, { area: "laval", crews: [{ ...crew, areas: [] }] }).allDay).toEqual({ reason: "no-crew" });
		expect(row(thursday, { crews: [{ ...crew, active: false }] }).allDay).toEqual({ reason: "no-crew" });
		expect(row(thursday).allDay).toBeNull();
		expect(row(thursday, { minutes: 1000 }).allDay).toBeNull();
	});

	it("has the notice where nothing else is in the way", () => {
		expect(cells(wednesday)).toEqual(["notice", "notice", "notice", "notice"]);
		expect(cells(wednesday, { minutes: 180 })).toEqual(["notice", "notice", "notice", "too-short 18:00"]);
		const taken = new Map([[crewDayId("montreal", wednesday), [{ appointment: "other", from: 480, to: 1080 }]]]);
		expect(cells(wednesday, { taken })[0]).toBe("taken");
		expect(cells(wednesday, { taken, crews: [crew, { ...crew, id: "laval" }] })[0]).toBe("notice");
	});

	it("shows the reason of the crew that is nearest to being possible", () => {
		const off = { ...crew, id: "off", hours: [] };
		const away = { ...crew, id: "away", away: [{ from: thursday, to: thursday, reason: "formation" }] };
		const hours = (from: string, to: string) => ({ ...crew, id: from + to, hours: [{ days: [4], from, to }] });
		const first = (...crews: (typeof crew)[]) => cells(thursday, { crews, taken: takenAt("montreal", 480, 1080) })[0];
		expect(first(off, away)).toBe("away formation");
		expect(first(off, away, hours("11:00", "18:00"))).toBe("before-hours 11:00");
		expect(first(hours("11:00", "18:00"), hours("09:30", "18:00"))).toBe("before-hours 09:30");
		expect(first(hours("09:30", "18:00"), hours("08:00", "09:00"), hours("08:00", "09:30"))).toBe("after-hours 09:30");
		expect(first(hours("08:00", "09:30"), hours("08:00", "10:30"))).toBe("too-short 10:30");
		expect(first(hours("08:00", "10:30"), crew)).toBe("taken");
	});

	it("has exactly the windows that are offered as free, and the same reason all day where it has one", () => {
		fc.assert(
			fc.property(anyAgenda, ({ crews, closures, taken, wanted }) => {
				const answer = freeWindows(crews, closures, taken, wanted);
				const table = windowTable(crews, closures, taken, wanted);
				const free = table.flatMap(({ day, cells }) =>
					cells.flatMap(({ window, free: crews }) => (crews ? [{ day, window, crews }] : [])),
				);
				expect(free).toEqual(answer.kind === "windows" ? answer.windows : []);
				for (const { allDay, cells } of table) {
					if (allDay) for (const { refusal } of cells) expect(refusal).toEqual(allDay);
				}
			}),
		);
	});

	it("remembers nothing of another question, of other crews or of other taken times", () => {
		fc.assert(
			fc.property(anyAgenda, anyAgenda, (one, other) => {
				for (const { crews } of [one, other]) {
					for (const { taken } of [one, other]) {
						for (const { closures, wanted } of [one, other]) {
							const fresh = windowTable(structuredClone(crews), closures, structuredClone(taken), wanted);
							expect(windowTable(crews, closures, taken, wanted)).toEqual(fresh);
						}
					}
				}
			}),
		);
	});
});
