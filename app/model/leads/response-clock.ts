import { addDays, weekdayOf } from "#app/time/days.ts";
import { dayInMontreal, momentInMontreal } from "#app/time/montreal.ts";
import type { OpenDays } from "../site/opening-state.ts";
import type { LeadStatus } from "./lead-status.ts";

const minute = 60 * 1000;

/** Target times for the first reply, in minutes of opening hours: well within the site's promise. */
export const responseTargets = { urgent: 60, other: 240 } as const;

export interface ResponseClock {
	/** The deadline for the first reply. */
	due: string;
	/** Minutes of opening hours left; negative once late. */
	left: number;
	target: number;
}

export interface Answerable {
	status: LeadStatus;
	receivedAt: string;
	answeredAt: string | null;
	/** Since when the customer waits for an answer to a later message. */
	waitingSince: string | null;
	/** When a member last called in vain. */
	triedAt?: string | null;
	urgent: boolean;
}

/** Null when nothing waits for an answer. Closed hours do not count. A call without an answer starts the time again. */
export function responseClock(
	{ status, receivedAt, answeredAt, waitingSince, triedAt, urgent }: Answerable,
	open: OpenDays,
	now: Date,
): ResponseClock | null {
	const isFirst = status === "new" && answeredAt === null;
	if (!isFirst && waitingSince === null) return null;
	const target = urgent ? responseTargets.urgent : responseTargets.other;
	const asked = isFirst ? receivedAt : (waitingSince ?? receivedAt);
	const since = new Date(triedAt && triedAt > asked ? triedAt : asked);
	const due = afterOpenMinutes(since, target, open);
	const left = due > now ? openMinutes(now, due, open) : -openMinutes(due, now, open);
	return { due: due.toISOString(), left, target };
}

export function openMinutes(from: Date, to: Date, open: OpenDays): number {
	let total = 0;
	for (const [opens, closes] of openings(from, open)) {
		if (opens >= to) break;
		total += Math.max(0, Math.min(closes.getTime(), to.getTime()) - Math.max(opens.getTime(), from.getTime()));
	}
	return Math.round(total / minute);
}

function afterOpenMinutes(from: Date, minutes: number, open: OpenDays): Date {
	let left = minutes * minute;
	for (const [opens, closes] of openings(from, open)) {
		const start = Math.max(opens.getTime(), from.getTime());
		if (start + left <= closes.getTime()) return new Date(start + left);
		left -= Math.max(0, closes.getTime() - start);
	}
	return from;
}

/** Searches at most a year of days, so that the loop ends when there are no opening hours. */
const furthest = 366;

function* openings(from: Date, { hours, holidays }: OpenDays): Generator<readonly [opens: Date, closes: Date]> {
	let day = dayInMontreal(from);
	for (let count = 0; count < furthest; count++, day = addDays(day, 1)) {
		const weekday = weekdayOf(day);
		const today = hours.find(({ days }) => days.includes(weekday));
		if (today && !holidays.includes(day)) {
			yield [momentInMontreal(day, today.opens), momentInMontreal(day, today.closes)];
		}
	}
}
