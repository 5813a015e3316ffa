import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { capitalized } from "#app/locale/first-letter.ts";
import { weekdayOf } from "#app/time/days.ts";
import { weekdayName } from "#app/time/format-day.ts";
import type { LeadView } from "../.server/office/lead-view.ts";
import { Part } from "./part.tsx";

const weekdays = [1, 2, 3, 4, 5] as const;

/** The visitor's preferred times as a week of half days. */
export function WishesPart({ lead: { estimate } }: { lead: LeadView }) {
	const { words, locale } = useStaffLanguage();
	const own = words.leads.page;
	if (!estimate) return null;
	const { wishes, text, asked } = estimate;
	const wishedDay = wishes.date ? weekdayOf(wishes.date) : null;
	const days = [...new Set([...(wishedDay ? [wishedDay] : []), ...wishes.days])].sort();
	return (
		<Part title={own.wishes}>
			{asked && <p className="font-semibold text-small text-spruce">{asked}</p>}
			{days.length === 0 ? (
				!(asked && wishes.part === "any") && (
					<p className="text-ink-600 text-small">{wishes.part === "any" ? own.noWishes : wishes.partText}</p>
				)
			) : (
				<>
					<div className="lead-week" aria-hidden="true">
						{[...weekdays, ...(days.some((day) => day > 5) ? [6] : [])].map((day) => (
							<span key={day} className="grid gap-1 text-center">
								<span className="text-ink-600 text-small">{weekdayName(day, locale, "short")}</span>
								{(["morning", "afternoon"] as const).map((part) => (
									<span
										key={part}
										className="lead-half"
										data-on={(days.includes(day) && (wishes.part === "any" || wishes.part === part)) || undefined}
									/>
								))}
							</span>
						))}
					</div>
					<p className="mt-2 text-ink-600 text-small">
						{wishes.dateText && (
							<>
								{own.wishedDay}
								{locale === "fr" ? "\u00a0" : ""}: {wishes.dateText}.{" "}
							</>
						)}
						{capitalized(days.map((day) => weekdayName(day, locale)).join(", "))}
						{wishes.part !== "any" && `, ${wishes.partText.toLocaleLowerCase()}`}.
					</p>
				</>
			)}
			{text.duration && <p className="text-ink-600 text-small">{own.duration(text.duration)}</p>}
		</Part>
	);
}
