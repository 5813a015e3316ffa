import { capitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import { callAgainTime, isOpenInTwoHours } from "#app/model/leads/call-again.ts";
import type { OpenDays } from "#app/model/site/opening-state.ts";
import { addDays, weekdayOf } from "#app/time/days.ts";
import { formatHour } from "#app/time/format.ts";
import { weekdayName } from "#app/time/format-day.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { leadWordsIn } from "./staff-words.ts";

/** The times that the form of the call log offers to call again. The server computes them again when it is sent. */
export function callFormStart(now: Date, company: OpenDays, locale: Locale) {
	const { again } = leadWordsIn(locale).callLog;
	const tomorrow = addDays(dayInMontreal(now), 1);
	const hours = callAgainTime("two-hours", now, company);
	const morning = callAgainTime("morning", now, company);
	const day = morning.day === tomorrow ? null : capitalized(weekdayName(weekdayOf(morning.day), locale));
	return {
		tomorrow,
		choices: [
			...(isOpenInTwoHours(now, company)
				? [{ value: "two-hours", label: again["two-hours"](formatHour(hours.time, locale)) }]
				: []),
			{ value: "morning", label: again.morning(day, formatHour(morning.time, locale)) },
			{ value: "other", label: again.other },
		],
	};
}
