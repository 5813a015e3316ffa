import type { Values } from "#app/model/estimate/form.ts";
import type { PieceField as Asked } from "#app/model/estimate/questions.ts";
import type { DetailsContent } from "#app/model/estimate/step-content.ts";
import { optionLabel } from "#app/model/estimate/text.ts";
import type { QuestionText } from "#app/model/estimate/words.ts";
import { FieldError } from "#app/ui/field.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { NumberInput } from "./number-input.tsx";

interface PieceFieldProps {
	/** The name of the row, to which the name of the field is added. */
	row: string;
	field: Asked;
	words: DetailsContent["words"];
	text: QuestionText;
	values: Values;
	errors: Readonly<Record<string, string>>;
}

/** One question about a piece. An empty number and an unticked choice mean "I don't know". */
export function PieceField({ row, field, words, text, values, errors }: PieceFieldProps) {
	const name = `${row}.${field.name}`;
	const { label, hint, options } = text.fields?.[field.name] ?? { label: field.name };
	const hintLine = hint && (
		<p id={`${name}-hint`} className="question-hint text-small!">
			{hint}
		</p>
	);
	if (field.input.type === "choice") {
		return (
			<fieldset aria-describedby={hint ? `${name}-hint` : undefined} className="basis-full">
				<legend className="font-semibold text-spruce">{label}</legend>
				{hintLine}
				<div className="mt-2.5 flex flex-wrap gap-2 sm:gap-2.5">
					{[...field.input.options, "unknown"].map((option) => (
						<Pill key={option} type="radio" name={name} value={option} defaultChecked={values[name] === option}>
							{option === "unknown" ? words.unknown : optionLabel(options?.[option] ?? option)}
						</Pill>
					))}
				</div>
			</fieldset>
		);
	}
	const unit = { width: words.units.feet, length: words.units.feet, area: words.units.squareFeet }[field.name];
	const error = errors[name];
	return (
		<div className="max-w-full">
			<label htmlFor={name} className="block scroll-mt-6 font-semibold text-spruce">
				{label}
			</label>
			<div className="mt-2.5">
				<NumberInput
					id={name}
					name={name}
					label={label}
					words={words}
					limits={field.input}
					unit={unit}
					inputMode={field.input.decimals ? "decimal" : "numeric"}
					maxLength={8}
					defaultValue={values[name] ?? field.input.default}
					aria-describedby={[hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ") || undefined}
					aria-invalid={error ? true : undefined}
				/>
			</div>
			{hintLine}
			<FieldError id={`${name}-error`}>{error}</FieldError>
		</div>
	);
}
