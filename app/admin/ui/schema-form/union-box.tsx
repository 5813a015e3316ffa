import { fieldPath, type UnionField } from "#app/model/editing/schemas/field-description.ts";
import { FieldError } from "#app/ui/field.tsx";
import { type Place, useSchemaForm } from "./form-context.tsx";
import { GroupFields, valueBelow } from "./group-box.tsx";

/** The form contains all variants, and CSS shows the selected one: switching needs no JavaScript. */
export function UnionBox({ field, path, pattern, value }: Place & { field: UnionField; value: unknown }) {
	const { idOf, labelOf, errorAt } = useSchemaForm();
	const { label, hint } = labelOf(pattern);
	const name = fieldPath(path, field.by);
	const sorts = Object.entries(field.sorts);
	const chosen = String(valueBelow(value, field.by) ?? sorts[0]?.[0]);
	return (
		<fieldset id={idOf(path)} tabIndex={-1} className="schema-group schema-union" data-wide>
			<legend className="schema-legend">{label}</legend>
			{hint && <p className="schema-hint">{hint}</p>}
			<div className="schema-choices">
				{sorts.map(([sort], index) => (
					<label key={sort}>
						<input type="radio" name={name} value={sort} defaultChecked={sort === chosen} data-sort={index} />
						{labelOf(fieldPath(fieldPath(pattern, field.by), sort)).label}
					</label>
				))}
			</div>
			<FieldError id={`${idOf(path)}-error`}>{errorAt(name) ?? errorAt(path)}</FieldError>
			{sorts.map(([sort, group], index) => (
				<div key={sort} className="schema-sort" data-sort={index}>
					<GroupFields field={group} path={path} pattern={pattern} value={sort === chosen ? value : undefined} />
				</div>
			))}
		</fieldset>
	);
}

/** A list item: its variant was chosen when it was added. */
export function UnionItem({ field, path, pattern, value }: Place & { field: UnionField; value: unknown }) {
	const { idOf, errorAt } = useSchemaForm();
	const name = fieldPath(path, field.by);
	const sort = String(valueBelow(value, field.by) ?? "");
	const group = Object.hasOwn(field.sorts, sort) ? field.sorts[sort] : undefined;
	return (
		<>
			<input type="hidden" name={name} value={sort} />
			<FieldError id={`${idOf(path)}-error`}>{errorAt(name)}</FieldError>
			{group && <GroupFields field={group} path={path} pattern={pattern} value={value} />}
		</>
	);
}
