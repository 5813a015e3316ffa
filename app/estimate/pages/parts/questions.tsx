import { fieldName, type Values } from "#app/model/estimate/form.ts";
import type {
	ChoiceQuestion,
	EstimateQuestion,
	Kind,
	NumberQuestion,
	SeveralQuestion,
} from "#app/model/estimate/questions.ts";
import type { DetailsContent } from "#app/model/estimate/step-content.ts";
import { optionLabel } from "#app/model/estimate/text.ts";
import type { OptionWords, QuestionText } from "#app/model/estimate/words.ts";
import { ChoiceCard } from "#app/ui/choice-card.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { PlainIconName } from "#app/ui/icon-paths.ts";
import { Pill } from "#app/ui/pill.tsx";
import { NumberInput } from "./number-input.tsx";
import { Pieces } from "./pieces.tsx";

interface Shared {
	kind: Kind;
	words: DetailsContent["words"];
	live: DetailsContent["live"];
	text: QuestionText;
	values: Values;
	/** Error messages by field name. */
	errors: Readonly<Record<string, string>>;
}

/** All fields are uncontrolled, so answers given before hydration stay. */
export function Question({ question, ...shared }: Shared & { question: EstimateQuestion }) {
	switch (question.type) {
		case "choice":
			return <Choice question={question} {...shared} />;
		case "number":
			return <NumberField question={question} {...shared} />;
		case "several":
			return <Several question={question} {...shared} />;
		case "pieces":
			return <Pieces question={question} {...shared} />;
	}
}

const homeIcons: Readonly<Record<string, PlainIconName>> = {
	house: "home",
	"semi-detached": "homes",
	plex: "plex",
	condo: "building",
};

function Choice({ question, kind, words, text, values }: Shared & { question: ChoiceQuestion }) {
	const name = fieldName(kind, question.name);
	const chosen = values[name];
	const option = (value: string) => text.options?.[value] ?? value;
	return (
		<Group text={text} name={name}>
			<div className={question.cards ? "grid grid-cols-2 gap-3 sm:grid-cols-4" : "flex flex-wrap gap-2.5"}>
				{question.options.map((value) =>
					question.cards ? (
						<ChoiceCard
							key={value}
							type="radio"
							name={name}
							value={value}
							icon={homeIcons[value]}
							note={noteOf(option(value))}
							defaultChecked={chosen === value}
						>
							{optionLabel(option(value))}
						</ChoiceCard>
					) : (
						<Pill
							key={value}
							type="radio"
							name={name}
							value={value}
							note={noteOf(option(value))}
							defaultChecked={chosen === value}
						>
							{optionLabel(option(value))}
						</Pill>
					),
				)}
				{!question.cards && (
					<Pill type="radio" name={name} value="unknown" defaultChecked={chosen === "unknown"}>
						{text.unknown ?? words.unknown}
					</Pill>
				)}
			</div>
		</Group>
	);
}

function Several({ question, kind, words, text, values }: Shared & { question: SeveralQuestion }) {
	const name = fieldName(kind, question.name);
	const box = (option: string, label: string) => (
		<Pill
			key={option}
			type="checkbox"
			name={fieldName(name, option)}
			value="on"
			defaultChecked={Boolean(values[fieldName(name, option)])}
			onChange={(event) => clearOthers(event.currentTarget, name, question.options.includes(option))}
		>
			{label}
		</Pill>
	);
	return (
		<Group text={text} name={name}>
			<div className="flex flex-wrap gap-2.5">
				{question.options.map((option) => box(option, optionLabel(text.options?.[option] ?? option)))}
				{box("none", words.noneOfThese)}
				{box("unknown", text.unknown ?? words.unknown)}
			</div>
		</Group>
	);
}

/** "None of these" and "I don't know" exclude every other answer; the server applies the same rule (`detailValues`). */
function clearOthers(box: HTMLInputElement, name: string, isOption: boolean): void {
	if (!box.checked) return;
	for (const other of box.form?.querySelectorAll<HTMLInputElement>(`[name^="${name}."]`) ?? []) {
		const excludes = !isOption || /\.(?:none|unknown)$/.test(other.name);
		if (other !== box && excludes) other.checked = false;
	}
}

/** A number to type, to change with two large buttons, or to mark as unknown. */
function NumberField({ question, kind, words, text, values, errors }: Shared & { question: NumberQuestion }) {
	const { default: untouched, unit, insteadOf } = question;
	const name = fieldName(kind, question.name);
	const error = errors[name];
	const described = [text.hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ") || undefined;
	return (
		<div data-instead-of={insteadOf} className="question">
			<label htmlFor={name} className="question-label">
				{text.label}
			</label>
			{text.hint && (
				<p id={`${name}-hint`} className="question-hint">
					{text.hint}
				</p>
			)}
			<div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2.5">
				<NumberInput
					id={name}
					name={name}
					label={text.label}
					words={words}
					limits={question}
					unit={unit && words.units.squareFeet}
					defaultValue={values[name] ?? (values[`${name}.unknown`] ? undefined : untouched)}
					aria-describedby={described}
					aria-invalid={error ? true : undefined}
					onInput={(event) => event.currentTarget.value && forgetUnknown(event.currentTarget)}
				/>
				<Pill type="checkbox" name={`${name}.unknown`} value="on" defaultChecked={Boolean(values[`${name}.unknown`])}>
					{words.unknown}
				</Pill>
			</div>
			<FieldError id={`${name}-error`}>{error}</FieldError>
		</div>
	);
}

/** Typing a number unchecks "unknown". */
function forgetUnknown(input: HTMLInputElement): void {
	const box = input.form?.elements.namedItem(`${input.name}.unknown`);
	if (box instanceof HTMLInputElement) box.checked = false;
}

function Group({ text, name, children }: { text: QuestionText; name: string; children: React.ReactNode }) {
	return (
		<fieldset className="question" aria-describedby={text.hint ? `${name}-hint` : undefined}>
			<legend className="question-label">{text.label}</legend>
			{text.hint && (
				<p id={`${name}-hint`} className="question-hint">
					{text.hint}
				</p>
			)}
			<div className="mt-3">{children}</div>
		</fieldset>
	);
}

function noteOf(option: OptionWords): string | undefined {
	return typeof option === "string" ? undefined : option.note;
}
