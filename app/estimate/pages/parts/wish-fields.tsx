import { weekdays } from "#app/model/estimate/appointment-form.ts";
import type { AppointmentStepContent } from "#app/model/estimate/step-content.ts";
import { partsOfDay } from "#app/model/leads/lead.ts";
import { usePayload } from "#app/runtime/page.ts";
import { TextField } from "#app/ui/field.tsx";
import { Pill } from "#app/ui/pill.tsx";

interface WishFieldsProps {
	content: Pick<AppointmentStepContent, "words" | "dates">;
	values: Readonly<Record<string, string>>;
	error: string | undefined;
}

/** When the visitor would like the crew to come: a date, a part of the day, other days. */
export function WishFields({ content: { words, dates }, values, error }: WishFieldsProps) {
	const openDays = new Set(usePayload()?.site.company.hours.flatMap(({ days }) => days));
	return (
		<>
			<TextField
				id="date"
				name="date"
				type="date"
				label={words.date.label}
				hint={words.date.hint}
				error={error}
				defaultValue={values.date}
				min={dates.min}
				max={dates.max}
				className="max-w-sm"
			/>
			<fieldset>
				<legend className="question-label">{words.part.label}</legend>
				<div className="mt-3 flex flex-wrap gap-2.5">
					{partsOfDay.map((part) => (
						<Pill key={part} type="radio" name="part" value={part} defaultChecked={(values.part ?? "any") === part}>
							{words.part.options[part]}
						</Pill>
					))}
				</div>
			</fieldset>
			<fieldset>
				<legend className="question-label">{words.days.label}</legend>
				<p className="question-hint">{words.days.hint}</p>
				<div className="mt-3 flex flex-wrap gap-2.5">
					{weekdays
						.filter((day) => openDays.has(day))
						.map((day) => (
							<Pill
								key={day}
								type="checkbox"
								name={`day.${day}`}
								value="on"
								defaultChecked={Boolean(values[`day.${day}`])}
							>
								{words.days.options[day]}
							</Pill>
						))}
				</div>
			</fieldset>
		</>
	);
}
