import { capitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import { formatWeekday } from "#app/time/format-day.ts";
import type { AppointmentWishes } from "../leads/lead.ts";
import type { EstimateFlowWords } from "./words.ts";

export interface WishesText {
	/** "Mardi 17 novembre 2026"; null when no day was named. */
	date: string | null;
	part: string;
	/** Other days, "Mercredi, vendredi"; empty when there are none. */
	days: string;
}

export function describeWishes(
	{ date, part, days }: AppointmentWishes,
	{ visit }: Pick<EstimateFlowWords, "visit">,
	locale: Locale,
): WishesText {
	const names: Readonly<Record<string, string>> = visit.days.options;
	const list = days.flatMap((day) => names[day] ?? []).join(", ");
	return {
		date: date && capitalized(formatWeekday(date, locale)),
		part: visit.part.options[part],
		// French weekdays are common nouns: only the first word of the list has a capital.
		days: list && capitalized(locale === "fr" ? list.toLocaleLowerCase("fr") : list),
	};
}

/** False when the visitor left the day and time to us. */
export function hasWishes({ date, part, days }: AppointmentWishes): boolean {
	return date !== null || part !== "any" || days.length > 0;
}
