import { type ChoiceField, fieldPath, type GroupField } from "#app/model/editing/schemas/field-description.ts";
import { FieldError } from "#app/ui/field.tsx";
import { type Place, useSchemaForm } from "./form-context.tsx";

/** Several choices with the same options. What each option means stands once, above them. */
export function ChoiceTable({ field, path, pattern, value }: Place & { field: GroupField; value: unknown }) {
	const { labelOf } = useSchemaForm();
	const choices = Object.entries(field.fields).flatMap(([name, below]) =>
		below.type === "choice" ? [[name, below] as const] : [],
	);
	const [[, first] = ["", undefined]] = choices;
	const chosen = typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
	return (
		<>
			<dl className="choice-meanings">
				{first?.options.map((option) => {
					const { label, hint } = labelOf(fieldPath(pattern, option));
					return (
						<div key={option}>
							<dt>{label}</dt>
							<dd>{hint}</dd>
						</div>
					);
				})}
			</dl>
			<div className="choice-rows">
				{choices.map(([name, below]) => (
					<ChoiceRow
						key={name}
						field={below}
						path={fieldPath(path, name)}
						pattern={fieldPath(pattern, name)}
						value={chosen[name]}
					/>
				))}
			</div>
		</>
	);
}

function ChoiceRow({ field, path, pattern, value }: Place & { field: ChoiceField; value: unknown }) {
	const { idOf, labelOf, errorAt } = useSchemaForm();
	const { label, hint } = labelOf(pattern);
	const [id, error] = [idOf(path), errorAt(path)];
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<fieldset
			id={id}
			tabIndex={-1}
			className="choice-row"
			aria-labelledby={`${id}-name`}
			aria-describedby={described || undefined}
			aria-invalid={error ? true : undefined}
		>
			<div className="min-w-0">
				<p id={`${id}-name`} className="font-semibold text-spruce">
					{label}
				</p>
				{hint && (
					<p id={`${id}-hint`} className="choice-obstacle">
						{hint}
					</p>
				)}
				<FieldError id={`${id}-error`}>{error}</FieldError>
			</div>
			<div className="choice-options">
				{field.options.map((option) => (
					<label key={option}>
						<input type="radio" name={path} value={option} defaultChecked={option === value} />
						<span>{labelOf(fieldPath(pattern, option)).label}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
