import { leadPath } from "#app/admin/paths.ts";
import type { CrewEntry } from "#app/model/appointments/crew.ts";
import { formatWeekdayWithoutYear } from "#app/time/format-day.ts";
import { sayLength } from "../say-times.ts";
import { byStart, type Conflict, dayOffOf, isMovable } from "./crew-day-times.ts";
import { nameOf, type ViewContext } from "./entry-view.ts";
import type { AgendaEntry, ShownAgenda } from "./read-shown.ts";

interface AgendaNotice {
	key: string;
	title: string;
	text: string;
	/** Null for members who may not move appointments. */
	action: { path: string; label: string; name: string } | null;
}

export interface AgendaNotices {
	notices: readonly AgendaNotice[];
	/** Problems beyond those that are listed. */
	more: number;
	/** Who has not answered a proposal; null when nobody is asked. */
	waiting: { title: string; names: string } | null;
}

const mostListed = 3;
const mostNames = 3;

/** What somebody has to sort out: overlaps, appointments on days without work, and proposals without an answer. */
export function noticesOf(
	shown: ShownAgenda,
	/** Those of the week or of the day. */
	entries: readonly AgendaEntry[],
	conflicts: readonly Conflict[],
	context: ViewContext,
): AgendaNotices {
	const problems = [
		...conflicts.filter(({ first }) => entries.includes(first)).map((each) => conflictNotice(each, shown, context)),
		...entries.filter(isMovable).flatMap((entry) => dayOffNotice(entry, shown, context)),
	];
	return {
		notices: problems.slice(0, mostListed),
		more: Math.max(0, problems.length - mostListed),
		waiting: waitingOf(entries, context),
	};
}

function waitingOf(entries: readonly AgendaEntry[], context: ViewContext): AgendaNotices["waiting"] {
	const waiting = entries.filter(({ appointment }) => appointment.status === "proposed").toSorted(byDay);
	if (waiting.length === 0) return null;
	const names = waiting.slice(0, mostNames).map((entry) => nameOf(entry, context));
	const rest = waiting.length > mostNames ? "…" : ".";
	return { title: context.words.notices.waiting(waiting.length), names: names.join(", ") + rest };
}

function byDay(one: AgendaEntry, other: AgendaEntry): number {
	return one.appointment.day.localeCompare(other.appointment.day) || byStart(one, other);
}

function conflictNotice({ first, second, minutes }: Conflict, shown: ShownAgenda, context: ViewContext): AgendaNotice {
	const { words, locale } = context;
	const { crew, day } = first.appointment;
	const [one, other] = [nameOf(first, context), nameOf(second, context)];
	return {
		key: `${first.id} ${second.id}`,
		title: words.notices.conflict(formatWeekdayWithoutYear(day, locale), crewName(shown.crews, crew)),
		text: words.notices.overlap(one, other, sayLength(minutes, locale)),
		action: moveAction(isMovable(second) ? second : first, context),
	};
}

function dayOffNotice(entry: AgendaEntry, shown: ShownAgenda, context: ViewContext): AgendaNotice[] {
	const { words, locale } = context;
	const crew = shown.crews.find(({ id }) => id === entry.appointment.crew);
	const off = crew && dayOffOf(crew, entry.appointment.day, shown.closed);
	// A day off is chosen knowingly: the booking itself warns of it.
	if (!crew || !off || off.kind === "off") return [];
	const day = formatWeekdayWithoutYear(entry.appointment.day, locale);
	return [
		{
			key: entry.id,
			title: off.kind === "closed" ? words.notices.closed(day) : words.notices.away(day, crew.name),
			text: `${nameOf(entry, context)}.`,
			action: moveAction(entry, context),
		},
	];
}

function moveAction(entry: AgendaEntry, context: ViewContext): AgendaNotice["action"] {
	const { words, scope } = context;
	if (!scope.mayBook) return null;
	const name = words.notices.moveOf(nameOf(entry, context));
	return { path: leadPath(entry.appointment.lead, "rendez-vous"), label: words.notices.move, name };
}

function crewName(crews: readonly CrewEntry[], id: string): string {
	return crews.find((crew) => crew.id === id)?.name ?? id;
}
