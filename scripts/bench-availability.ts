import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore } from "../app/.server/store/sqlite.ts";
import type { CrewEntry } from "../app/model/appointments/crew.ts";
import { crewDayId, type TakenTime, takenBy } from "../app/model/appointments/crew-day.ts";
import { freeWindows, type TakenDays, type WantedVisit } from "../app/model/appointments/free-windows.ts";
import { windowTable } from "../app/model/appointments/window-table.ts";
import type { DocumentStore, Write } from "../app/model/ports.ts";
import { addDays } from "../app/time/days.ts";
import { appointments as rules } from "../content/appointments.ts";
import { company } from "../content/company.ts";
import { offeredIn } from "../tests/attacks/booking-agenda.ts";
import { exactly, type Figure, tableOf } from "../tests/faults/figures.ts";
import { create } from "../tests/mail/sample-leads.ts";
import { median } from "./bench/median.ts";
import { add, finish } from "./check.ts";

/**
 * `npm run bench:availability`: measures how long the search for free windows takes with ten busy crews: alone, and as
 * the third step of the estimate asks for it, from a SQLite store.
 */
const crewCount = 10;
const storedDays = 730;
const rounds = 200;
const mostAllowed = 5;
/** Noon in Montréal. Half of the stored days are in the past. */
const now = new Date("2026-11-16T17:00:00Z");
const today = "2026-11-16";

const crews = Array.from({ length: crewCount }, (_, index) => crewAt(index));
const taken = takenDays();
const wanted: WantedVisit & { minutes: number } = {
	services: ["ventilation-ducts", "dryer-ducts"],
	area: "montreal",
	minutes: 120,
	from: today,
	until: addDays(today, rules.horizonDays),
	now,
	rules,
};

const figures = [
	within(await measure("free windows", () => freeWindows(crews, company.holidays, taken, wanted))),
	within(await measure("table of windows with refusals", () => windowTable(crews, company.holidays, taken, wanted))),
	...(await fromStore()),
];
const appointments = [...taken.values()].reduce((sum, times) => sum + times.length, 0);
console.log(
	tableOf({
		title: `${rules.horizonDays} days, ${crewCount} crews, ${appointments} appointments; median of ${rounds}`,
		figures,
	}),
);
finish(add(figures.map(({ ok }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }))));

function crewAt(index: number): CrewEntry {
	return {
		id: `crew-${index}`,
		name: `Équipe ${index}`,
		size: 2,
		people: "",
		colour: "spruce",
		services: null,
		areas: null,
		hours: company.hours.map(({ days, opens, closes }) => ({ days, from: opens, to: closes })),
		away: [{ from: addDays(today, index), to: addDays(today, index), reason: "" }],
		active: true,
		calendarKey: null,
		createdAt: new Date(0).toISOString(),
	};
}

/** Two appointments on most days: some windows stay free, so that none is skipped early. */
function takenDays(): TakenDays {
	const days = new Map<string, TakenTime[]>();
	for (const [index, { id }] of crews.entries()) {
		for (let at = 0; at < storedDays; at++) {
			const day = addDays(today, at - storedDays / 2);
			const windows = rules.windows.filter((_, window) => (at + index + window) % 2 === 0);
			const times = windows.map((window) => takenBy({ window, minutes: 60, travel: 30 }));
			days.set(
				crewDayId(id, day),
				times.map((time, nth) => ({ appointment: `${id}-${at}-${nth}`, ...time })),
			);
		}
	}
	return days;
}

/** One look at the third step: price and length of the job, crews and taken times from the store, table of windows. */
async function fromStore(): Promise<Figure[]> {
	const folder = await mkdtemp(join(tmpdir(), "bench-availability-"));
	const store = await openSqliteStore({ path: join(folder, "test.sqlite") });
	try {
		const days = [...taken].map(([id, times]): Write => {
			const [crew = "", day = ""] = id.split("_");
			return create("crewDays", id, { crew, day, taken: times });
		});
		await store.commit([...crews.map(({ id, ...crew }) => create("crews", id, crew)), ...days]);
		let queries = 0;
		const counted: DocumentStore = {
			...store,
			query(collection, query) {
				queries++;
				return store.query(collection, query);
			},
		};
		await offeredIn(counted, now);
		const { name, first, usual } = await measure("one look at the third step", () => offeredIn(store, now));
		return [
			{ name: said(name, first), measured: `${usual.toFixed(2)} ms`, mark: "measured", ok: true },
			exactly("queries to the store for one look", queries, 2),
		];
	} finally {
		await store.close();
		await rm(folder, { recursive: true, force: true });
	}
}

interface Measured {
	name: string;
	/** In milliseconds. */
	first: number;
	usual: number;
}

/** The first run is a figure of its own: a server that has just started compiles the code and loads Intl. */
async function measure(name: string, run: () => unknown): Promise<Measured> {
	const times: number[] = [];
	for (let round = 0; round <= rounds; round++) {
		const started = performance.now();
		await run();
		times.push(performance.now() - started);
	}
	const [first = 0, ...later] = times;
	return { name, first, usual: median(later) };
}

function within({ name, first, usual }: Measured): Figure {
	const measured = `${usual.toFixed(2)} ms`;
	return { name: said(name, first), measured, mark: `< ${mostAllowed} ms`, ok: usual < mostAllowed };
}

function said(name: string, first: number): string {
	return `${name} (the first time ${first.toFixed(1)} ms)`;
}
