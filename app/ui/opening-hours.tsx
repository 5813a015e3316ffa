import { capitalized } from "#app/locale/first-letter.ts";
import type { OpeningHours } from "#app/model/company.ts";
import { formatHour } from "#app/time/format.ts";
import { useLanguage } from "./messages.tsx";

/** One line for each group of days, such as "Du lundi au vendredi, de 8 h à 18 h". */
export function OpeningHoursList({ hours }: { hours: readonly OpeningHours[] }) {
	const { locale, messages } = useLanguage();
	const dayName = (day: number) => messages.days[day - 1] ?? "";
	return (
		<ul>
			{hours.map(({ days, opens, closes }) => {
				const first = dayName(days[0] ?? 1);
				const last = dayName(days.at(-1) ?? 1);
				const range = days.length > 1 ? messages.dayRange(first, last) : first;
				return (
					<li key={range}>
						{capitalized(range)}, {messages.hourRange(formatHour(opens, locale), formatHour(closes, locale))}
					</li>
				);
			})}
		</ul>
	);
}
