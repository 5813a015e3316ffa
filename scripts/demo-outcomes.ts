import { snapshot } from "../app/leads/.server/inbox/appointment-change.ts";
import type { Appointment } from "../app/model/appointments/appointment.ts";
import { bookedWindowOf } from "../app/model/appointments/appointment-dates.ts";
import { crewDayId, endOf, takenBy } from "../app/model/appointments/crew-day.ts";
import { newJob, noJobContent } from "../app/model/jobs/job.ts";
import { contactAt } from "../app/model/leads/last-contact.ts";
import type { Lead } from "../app/model/leads/lead.ts";
import { type HistoryEntry, type LeadWorkState, stateOf, withState } from "../app/model/leads/lead-history.ts";
import type { Write } from "../app/model/ports.ts";
import { addDays, weekdayOf } from "../app/time/days.ts";
import { dayInMontreal, momentInMontreal, timeInMontreal } from "../app/time/montreal.ts";
import { closingReasons } from "../content/closing-reasons.ts";
import type { SeededRandom } from "./seeded-random.ts";

const by = { id: "demo", name: "Répartition" };
const minute = 60 * 1000;
const oneDay = 24 * 60 * minute;

export interface DemoOutcome {
	/** From 0 to 1. */
	booked: number;
	quoted: number;
	/** In cents. */
	amount: number;
	/** Where the customer lives, as the id of its crew. */
	area: string;
}

const demoCrews = ["montreal", "laval", "rive-sud"];

/** The days of the crews: which windows are still free. Three fit into a day. */
export class DemoAgenda {
	readonly #taken = new Map<string, number>();
	static readonly #windows = [
		{ from: "08:00", to: "09:00" },
		{ from: "11:00", to: "12:00" },
		{ from: "14:00", to: "15:00" },
	] as const;

	/** `busy`: ids of days that are left alone, such as those of the other demo appointments. */
	constructor(busy: Iterable<string>) {
		for (const id of busy) this.#taken.set(id, DemoAgenda.#windows.length);
	}

	/** The first free window on a weekday from this day on, if possible of the crew of the area. */
	book(area: string, from: string): Pick<Appointment, "crew" | "day" | "window"> {
		const crews = [area, ...demoCrews.filter((crew) => crew !== area)];
		for (let day = from; ; day = addDays(day, 1)) {
			if (weekdayOf(day) > 5) continue;
			for (const crew of crews) {
				const id = crewDayId(crew, day);
				const taken = this.#taken.get(id) ?? 0;
				const window = DemoAgenda.#windows[taken];
				if (!window) continue;
				this.#taken.set(id, taken + 1);
				return { crew, day, window };
			}
		}
	}
}

/**
 * What the team did with a lead until now: answered, quoted, booked and done, or lost. Returns the lead with its history,
 * and what is stored beside it, except the days of the crews.
 */
export function handle(
	{ id, lead: received }: { id: string; lead: Lead },
	{ booked, quoted, amount, area }: DemoOutcome,
	{ agenda, now, random }: { agenda: DemoAgenda; now: Date; random: SeededRandom },
): { lead: Lead; appointment: { id: string; data: Appointment } | null; writes: Write[] } {
	let lead = received;
	const change = (
		at: Date,
		kind: HistoryEntry["kind"],
		to: Partial<LeadWorkState>,
		more: Partial<HistoryEntry> = {},
	) => {
		const before = stateOf(lead);
		const after: LeadWorkState = { ...before, answeredAt: before.answeredAt ?? at.toISOString(), assignee: by, ...to };
		const revision = lead.desk.revision + 1;
		const entry: HistoryEntry = {
			...{ id: random.uuid(), at: at.toISOString(), by, kind, revision, before, after, mails: [], undone: false },
			...more,
		};
		const openedAt = lead.desk.openedAt ?? at.toISOString();
		lead = withState(lead, after, { revision, openedAt, history: [...lead.desk.history, entry] });
	};
	const nothing = () => ({ lead, appointment: null, writes: [] });

	const answered = answerTime(new Date(lead.receivedAt), random);
	if (answered > now) return nothing();
	if (lead.status === "new") change(answered, "status", { status: "contacted" });
	const isBooked = random.chance(booked);
	if (!isBooked && !random.chance(quoted)) return lose(8);
	const sent = new Date(answered.getTime() + random.whole(60, 24 * 60) * minute);
	if (sent > now) return nothing();
	change(sent, "status", { status: "quoted" });
	if (!isBooked) return lose(21);
	const bookedAt = new Date(sent.getTime() + random.whole(60, 20 * 60) * minute);
	if (bookedAt > now) return nothing();

	const { crew, day, window } = agenda.book(area, addDays(dayInMontreal(bookedAt), random.whole(1, 3)));
	const appointmentId = random.uuid();
	const first: Appointment = {
		...{ lead: id, crew, day, window, minutes: 75, travel: 30, status: "booked", sequence: 0 },
		...{ accessNote: "", noteUntil: null, remindAt: null, proposalUntil: null, accepted: [], by },
		...{ createdAt: bookedAt.toISOString(), updatedAt: bookedAt.toISOString() },
	};
	const contactBefore = lead.lastContactAt;
	change(
		bookedAt,
		"appointment",
		{ status: "booked", visit: bookedWindowOf(appointmentId, first) },
		{ contactBefore, appointment: { id: appointmentId, step: "booked", before: null, after: snapshot(first) } },
	);
	lead = { ...lead, ...contactAt(bookedAt.toISOString()) };
	const doneAt = momentInMontreal(day, endOf({ window, minutes: first.minutes }));
	if (doneAt > now) return { lead, appointment: { id: appointmentId, data: first }, writes: [] };

	const done: Appointment = { ...first, status: "done", updatedAt: doneAt.toISOString() };
	change(
		doneAt,
		"appointment",
		{ status: "done", finalAmount: amount, visit: bookedWindowOf(appointmentId, done) },
		{ appointment: { id: appointmentId, step: "done", before: snapshot(first), after: snapshot(done) } },
	);
	const job = newJob(id, noJobContent, { day, by, now: doneAt });
	return {
		lead,
		appointment: { id: appointmentId, data: done },
		writes: [{ kind: "create", collection: "jobs", id: appointmentId, data: job }],
	};

	/** Lost after so many days; until then the lead stays open. */
	function lose(days: number) {
		const at = new Date(answered.getTime() + (days + random.next() * 6) * oneDay);
		const lostReason = random.pick(closingReasons.slice(0, 6));
		if (at <= now) change(at, "status", { status: "lost", lostReason, assignee: null });
		return nothing();
	}
}

/** Mostly within some hours; in the evening and on weekends, the next working morning. */
function answerTime(received: Date, random: SeededRandom): Date {
	const soon = new Date(received.getTime() + (12 + random.next() ** 2 * 420) * minute);
	let day = dayInMontreal(soon);
	const time = timeInMontreal(soon);
	if (weekdayOf(day) <= 5 && time >= "08:00" && time < "18:00") return soon;
	if (time >= "18:00" || weekdayOf(day) > 5) day = addDays(day, 1);
	while (weekdayOf(day) > 5) day = addDays(day, 1);
	return new Date(momentInMontreal(day, "08:10").getTime() + random.whole(0, 150) * minute);
}

/** The documents of the crews' days for these appointments. */
export function crewDayWrites(appointments: readonly { id: string; data: Appointment }[]): Write[] {
	const byDay = Map.groupBy(appointments, ({ data: { crew, day } }) => crewDayId(crew, day));
	return [...byDay].map(([id, [first, ...rest]]) => {
		const all = first ? [first, ...rest] : rest;
		const { crew = "", day = "" } = first?.data ?? {};
		const taken = all.map((each) => ({ appointment: each.id, ...takenBy(each.data) }));
		return { kind: "create", collection: "crewDays", id, data: { crew, day, taken } };
	});
}
