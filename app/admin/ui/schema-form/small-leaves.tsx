import { use } from "react";
import type {
	ChoiceField,
	ChoicesField,
	FixedField,
	MoneyField,
	NotedTextField,
	NumberField,
} from "#app/model/editing/schemas/field-description.ts";
import { writeMoney } from "#app/model/editing/schemas/written-values.ts";
import { FieldError, SelectField, TextField } from "#app/ui/field.tsx";
import { ContentLanguage, type Place, useSchemaForm } from "./form-context.tsx";

type LeafProps<Field> = Place & { field: Field; value: unknown };

export function NumberLeaf({ field, path, pattern, value }: LeafProps<NumberField | MoneyField>) {
	const { words, locale, idOf, labelOf, errorAt } = useSchemaForm();
	const { label, hint } = labelOf(pattern);
	const error = errorAt(path);
	const endless = field.type === "number" ? field.endless : undefined;
	const unit = field.type === "money" ? "money" : field.unit;
	const beside = [unit !== "none" && words.units[unit], field.optional && words.optional].filter(Boolean).join(" ");
	const hints = [hint, endless !== undefined && words.endless].filter(Boolean).join(" ");
	return (
		<div className="schema-leaf">
			<TextField
				id={idOf(path)}
				name={path}
				label={label}
				inputMode={field.type === "money" ? "decimal" : "numeric"}
				autoComplete="off"
				defaultValue={writtenNumber(value, field.type === "money" ? locale : null, endless)}
				{...(beside && { optional: beside })}
				{...(hints && { hint: hints })}
				{...(error && { error })}
			/>
		</div>
	);
}

function writtenNumber(value: unknown, moneyIn: "fr" | "en" | null, endless: number | undefined): string {
	if (typeof value !== "number") return typeof value === "string" ? value : "";
	if (value === endless) return "";
	return moneyIn && Number.isInteger(value) ? writeMoney(value, moneyIn) : String(value);
}

export function ChoiceLeaf({ field, path, pattern, value }: LeafProps<ChoiceField>) {
	const { idOf, labelOf, errorAt } = useSchemaForm();
	const { label, hint } = labelOf(pattern);
	const error = errorAt(path);
	const chosen = String(value ?? "");
	const options = field.options.includes(chosen) ? field.options : [chosen, ...field.options];
	return (
		<div className="schema-leaf">
			<SelectField
				id={idOf(path)}
				name={path}
				label={label}
				defaultValue={chosen}
				{...(hint && { hint })}
				{...(error && { error })}
			>
				{options.map((option) => (
					<option key={option} value={option}>
						{field.options.includes(option) ? labelOf(`${pattern}.${option}`).label : option}
					</option>
				))}
			</SelectField>
		</div>
	);
}

export function ChoicesLeaf({ field, path, pattern, value }: LeafProps<ChoicesField>) {
	const { idOf, labelOf, errorWithin } = useSchemaForm();
	const { label, hint } = labelOf(pattern);
	const error = errorWithin(path);
	const id = idOf(path);
	const chosen = Array.isArray(value) ? value.map(String).filter((option) => field.options.includes(option)) : [];
	// Selected options come first, in their own order, because browsers send them in document order.
	const options = field.numbers ? field.options : [...new Set([...chosen, ...field.options])];
	return (
		<fieldset
			id={id}
			tabIndex={-1}
			className="schema-leaf"
			data-wide
			aria-invalid={error ? true : undefined}
			aria-describedby={error && `${id}-error`}
		>
			<legend className="font-semibold text-spruce">{label}</legend>
			{hint && <p className="text-ink-600 text-small">{hint}</p>}
			<div className="schema-choices">
				{options.map((option) => (
					<label key={option}>
						<input type="checkbox" name={path} value={option} defaultChecked={chosen.includes(option)} />
						{labelOf(`${pattern}.${option}`).label}
					</label>
				))}
			</div>
			<FieldError id={`${id}-error`}>{error}</FieldError>
		</fieldset>
	);
}

/** Read-only: shown for information and sent unchanged. */
export function FixedLeaf({ field, path, pattern, value }: LeafProps<FixedField>) {
	const { idOf, labelOf, errorAt } = useSchemaForm();
	const { label, hint } = labelOf(pattern);
	const id = idOf(path);
	const sent = <input type="hidden" name={path} value={String(value ?? "")} />;
	if (field.hidden) return sent;
	return (
		<div className="schema-leaf" id={id} tabIndex={-1}>
			{sent}
			<p className="font-semibold text-spruce">{label}</p>
			{!field.number && <p>{String(value ?? "")}</p>}
			{hint && <p className="text-ink-600 text-small">{hint}</p>}
			<FieldError id={`${id}-error`}>{errorAt(path)}</FieldError>
		</div>
	);
}

/** A text with an optional smaller line below it. */
export function NotedTextLeaf({ field, path, pattern, value }: LeafProps<NotedTextField>) {
	const { words, idOf, labelOf, errorAt } = useSchemaForm();
	const lang = use(ContentLanguage);
	const { label } = labelOf(pattern);
	const noted = typeof value === "object" && value !== null ? (value as { label?: unknown; note?: unknown }) : null;
	const text = noted ? noted.label : value;
	const error = errorAt(`${path}.label`) ?? errorAt(path);
	const noteError = errorAt(`${path}.note`);
	return (
		<div className="schema-noted">
			<TextField
				id={idOf(path)}
				name={`${path}.label`}
				label={label}
				lang={lang}
				autoComplete="off"
				maxLength={field.most ?? undefined}
				defaultValue={typeof text === "string" ? text : ""}
				{...(error && { error })}
			/>
			<TextField
				id={idOf(`${path}.note`)}
				name={`${path}.note`}
				label={words.note}
				optional={words.optional}
				lang={lang}
				autoComplete="off"
				maxLength={field.noteMost ?? undefined}
				defaultValue={typeof noted?.note === "string" ? noted.note : ""}
				{...(noteError && { error: noteError })}
			/>
		</div>
	);
}
