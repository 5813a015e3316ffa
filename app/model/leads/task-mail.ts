import { dayInMontreal, timeInMontreal } from "#app/time/montreal.ts";

/** Montréal time. After the end, the mail of that morning would be late, and is not sent any more. */
const morning = { from: "07:30", until: "12:00" };

/** The day in Montréal whose mails about tasks can be sent now; null outside the morning. */
export function taskMailDay(now: Date): string | null {
	const time = timeInMontreal(now);
	return time >= morning.from && time < morning.until ? dayInMontreal(now) : null;
}

/** One mail for each member and day, however many servers look for due tasks. */
export function taskMailId(memberId: string, day: string): string {
	return `tasks-${memberId}-${day}`;
}
