import { describe, expect, it } from "vitest";
import type { CrewEntry } from "#app/model/appointments/crew.ts";
import { crewDayId } from "#app/model/appointments/crew-day.ts";
import { agendaDocuments, type SampleJob, sampleCrew } from "../sample-agenda.testing.ts";
import { conflictsIn, dayOffOf, freeSpans, lanesOf } from "./crew-day-times.ts";
import type { AgendaEntry } from "./read-shown.ts";

const day = "2026-11-18";
const crew: CrewEntry = { id: "a", ...sampleCrew("A") };
const none: ReadonlySet<string> = new Set();
const free = (
	taken: readonly (readonly [number, number])[],
	{ on = day, today = "2026-11-01", minute = 0, of = crew } = {},
) =>
	freeSpans(of, on, {
		taken: new Map([[crewDayId("a", on), taken.map(([from, to]) => ({ appointment: "x", from, to }))]]),
		closed: none,
		today,
		minute,
	}).map(({ from, to }) => [from / 60, to / 60]);

describe("freeSpans", () => {
	it("is the working time between what is taken, in any order, without gaps under an hour", () => {
		expect(free([])).toEqual([[8, 18]]);
		expect(
			free([
				[13 * 60, 16 * 60],
				[8 * 60, 11 * 60],
			]),
		).toEqual([
			[11, 13],
			[16, 18],
		]);
		expect(free([[8 * 60 + 59, 17 * 60 + 1]])).toEqual([]);
	});

	it("is not confused by times that overlap or leave the working hours", () => {
		expect(
			free([
				[6 * 60, 9 * 60],
				[8 * 60, 12 * 60],
				[10 * 60, 11 * 60],
				[17 * 60, 20 * 60],
			]),
		).toEqual([[12, 17]]);
	});

	it("starts at the next quarter of an hour today, and is over on past days", () => {
		expect(free([], { today: day, minute: 10 * 60 + 36 })).toEqual([[10.75, 18]]);
		expect(free([], { today: day, minute: 17 * 60 + 30 })).toEqual([]);
		expect(free([], { today: "2026-11-19" })).toEqual([]);
	});

	it("is empty on closed days, days off and days away, and for a crew that is no longer active", () => {
		expect(free([], { on: "2026-11-21" })).toEqual([]);
		expect(free([], { of: { ...crew, active: false } })).toEqual([]);
		expect(free([], { of: { ...crew, away: [{ from: day, to: day, reason: "" }] } })).toEqual([]);
		const closed = new Set([day]);
		expect(freeSpans(crew, day, { taken: new Map(), closed, today: day, minute: 0 })).toEqual([]);
	});
});

describe("dayOffOf", () => {
	it("names the first reason: closed, away, off", () => {
		const away = { ...crew, away: [{ from: "2026-11-16", to: "2026-11-18", reason: "Congé" }] };
		expect(dayOffOf(away, day, new Set([day]))).toEqual({ kind: "closed" });
		expect(dayOffOf(away, day, none)).toEqual({ kind: "away", reason: "Congé" });
		expect(dayOffOf(crew, "2026-11-21", none)).toEqual({ kind: "off", weekday: 6 });
		expect(dayOffOf(crew, day, none)).toBeNull();
	});
});

describe("conflictsIn", () => {
	const entries = (...jobs: readonly (Partial<SampleJob> & { id: string })[]): AgendaEntry[] =>
		agendaDocuments(
			{},
			jobs.map((job) => ({ crew: "a", day, at: "08:00-10:00", ...job })),
		).flatMap((write) =>
			write.collection === "appointments" ? [{ id: write.id, appointment: write.data, lead: null }] : [],
		);
	const pairs = (...jobs: readonly (Partial<SampleJob> & { id: string })[]) =>
		conflictsIn(entries(...jobs)).map(({ first, second, minutes }) => `${first.id} ${second.id} ${minutes}`);

	it("finds appointments of one crew and day whose taken times overlap, with the road", () => {
		// 8:00 to 11:30 with the road; the other starts at 11:00.
		expect(pairs({ id: "x" }, { id: "y", at: "11:00-13:00" })).toEqual(["x y 30"]);
		expect(pairs({ id: "x" }, { id: "y", at: "11:30-13:00" })).toEqual([]);
		expect(pairs({ id: "x" }, { id: "y", crew: "b" })).toEqual([]);
		expect(pairs({ id: "x" }, { id: "y", day: "2026-11-19" })).toEqual([]);
	});

	it("leaves alone what nobody can move any more", () => {
		expect(pairs({ id: "x", status: "done" }, { id: "y", status: "missed" })).toEqual([]);
		expect(pairs({ id: "x", status: "done" }, { id: "y", status: "proposed" })).toEqual(["x y 210"]);
	});
});

describe("lanesOf", () => {
	const lanes = (...spans: readonly (readonly [number, number])[]) =>
		lanesOf(spans.map(([from, to]) => ({ from, to }))).map(({ lane, lanes: count }) => `${lane}/${count}`);

	it("indents a block that starts well after the one below it", () => {
		expect(lanes([480, 700], [600, 720], [780, 900])).toEqual(["0/1", "1/1", "0/1"]);
	});

	it("shares the width between blocks that start close together", () => {
		expect(lanes([480, 700], [480, 720], [500, 600], [800, 900])).toEqual(["0/3", "1/3", "2/3", "0/1"]);
	});
});
