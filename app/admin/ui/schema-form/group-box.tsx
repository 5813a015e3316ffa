import { isLocale } from "#app/locale/locales.ts";
import {
	type FieldDescription,
	fieldPath,
	type GroupField,
	isBranch,
} from "#app/model/editing/schemas/field-description.ts";
import { FieldError } from "#app/ui/field.tsx";
import { ChoiceTable } from "./choice-table.tsx";
import { ContentLanguage, type Place, useSchemaForm } from "./form-context.tsx";

interface GroupProps extends Place {
	field: GroupField;
	value: unknown;
}

/** Groups with more fields are folded. */
const mostInSight = 8;

/** A group inside a section: a box with its name, folded when it is long. */
export function GroupBox({ field, path, pattern, value }: GroupProps) {
	const { words, idOf, labelOf, errorAt, hasErrorBelow } = useSchemaForm();
	const { label, hint } = labelOf(pattern);
	const id = idOf(path);
	const inside = (
		<>
			{hint && <p className="schema-hint">{hint}</p>}
			<FieldError id={`${id}-error`}>{errorAt(path)}</FieldError>
			<GroupFields field={field} path={path} pattern={pattern} value={value} />
		</>
	);
	const optional = field.optional && <span className="ml-2 font-normal text-ink-600 text-small">{words.optional}</span>;
	if (field.optional || leavesIn(field) > mostInSight) {
		return (
			<details className="schema-fold" data-wide open={hasErrorBelow(path)}>
				<summary className="schema-summary schema-fold-summary">
					{label}
					{optional}
				</summary>
				<div id={id} className="schema-fold-body">
					{inside}
				</div>
			</details>
		);
	}
	return (
		<fieldset
			id={id}
			className="schema-group"
			data-wide={!isPair(field) || undefined}
			data-pair={isPair(field) || undefined}
		>
			<legend className="schema-legend">{label}</legend>
			{inside}
		</fieldset>
	);
}

export function GroupFields({ field, path, pattern, value }: GroupProps) {
	if (field.as === "choice-table") return <ChoiceTable field={field} path={path} pattern={pattern} value={value} />;
	return (
		<div className="schema-fields">
			{Object.entries(field.fields).map(([name, below]) => (
				<Child key={name} name={name} field={below} path={path} pattern={pattern} value={value} />
			))}
		</div>
	);
}

export function Child({
	name,
	field,
	path,
	pattern,
	value,
}: Place & { name: string; field: FieldDescription; value: unknown }) {
	const { Node } = useSchemaForm();
	const node = (
		<Node
			field={field}
			path={fieldPath(path, name)}
			pattern={fieldPath(pattern, name)}
			value={valueBelow(value, name)}
		/>
	);
	return isLocale(name) && isBranchOrText(field) ? <ContentLanguage value={name}>{node}</ContentLanguage> : node;
}

function isBranchOrText(field: FieldDescription): boolean {
	return isBranch(field) || field.type === "text";
}

export function valueBelow(value: unknown, name: string): unknown {
	return typeof value === "object" && value !== null && Object.hasOwn(value, name)
		? (value as Record<string, unknown>)[name]
		: undefined;
}

/** A range, of amounts or of times: its two ends are shown side by side. */
function isPair({ fields }: GroupField): boolean {
	return ["low,high", "from,to"].includes(Object.keys(fields).join());
}

function leavesIn(field: FieldDescription): number {
	switch (field.type) {
		case "group":
			return Object.values(field.fields).reduce((sum, below) => sum + leavesIn(below), 0);
		case "list":
			return mostInSight;
		case "tuple":
			return field.items.reduce((sum, below) => sum + leavesIn(below), 0);
		case "union":
			return Math.max(...Object.values(field.sorts).map(leavesIn));
		default:
			return 1;
	}
}
