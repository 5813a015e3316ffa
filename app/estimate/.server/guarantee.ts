import type { ContentReader } from "#app/.server/content/reader.ts";
import { addDays, isDay } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";

/** Whether the days are over in which the team comes back free of charge. `done`: a day or an ISO time. */
export function isGuaranteeOver(done: string | null, reader: ContentReader, now: Date): boolean {
	if (!done) return false;
	const day = isDay(done) ? done : dayInMontreal(new Date(done));
	return dayInMontreal(now) > addDays(day, reader.read("company").trust.guaranteeDays);
}
