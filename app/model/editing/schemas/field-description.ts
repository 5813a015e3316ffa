import type { NumberUnit } from "./field-hints.ts";

/** A schema as plain data, as much of it as a form needs. Travels from the loader to the page. */
export type FieldDescription = Branch | Leaf;

export type Branch = GroupField | ListField | TupleField | UnionField;

export type Leaf =
	| TextField
	| NumberField
	| MoneyField
	| FixedField
	| ChoiceField
	| ChoicesField
	| LinesField
	| TableField
	| SortationCodesField
	| NotedTextField;

interface Field {
	/** May be left empty; then the document does not have it. */
	optional?: true;
}

export interface GroupField extends Field {
	type: "group";
	fields: Readonly<Record<string, FieldDescription>>;
}

export interface ListField extends Field {
	type: "list";
	item: FieldDescription;
	least: number;
	most: number | null;
}

export interface TupleField extends Field {
	type: "tuple";
	items: readonly FieldDescription[];
}

/** One of several groups; the field `by` says which. Outside of a list, its sorts share no other name. */
export interface UnionField extends Field {
	type: "union";
	by: string;
	sorts: Readonly<Record<string, GroupField>>;
}

export interface TextField extends Field {
	type: "text";
	as: "line" | "long" | "rich" | "markdown" | "date" | "time" | "phone" | "email";
	least: number;
	most: number | null;
	/** Must stay in the text: the program fills them in. */
	blanks: readonly string[];
}

export interface NumberField extends Field {
	type: "number";
	unit: NumberUnit;
	/** What an empty field means. */
	endless?: number;
}

export interface MoneyField extends Field {
	type: "money";
}

export interface FixedField extends Field {
	type: "fixed";
	number: boolean;
	hidden?: true;
}

export interface ChoiceField extends Field {
	type: "choice";
	options: readonly string[];
}

export interface ChoicesField extends Field {
	type: "choices";
	options: readonly string[];
	/** The options are numbers. */
	numbers: boolean;
}

export interface LinesField extends Field {
	type: "lines";
	/** Between two of them. */
	separator: "line" | "empty-line";
	/** Of each. */
	longest: number | null;
	rich: boolean;
}

export interface TableField extends Field {
	type: "table";
}

export interface SortationCodesField extends Field {
	type: "sortation-codes";
}

export interface NotedTextField extends Field {
	type: "noted-text";
	most: number | null;
	noteMost: number | null;
}

export function isBranch(field: FieldDescription): field is Branch {
	return field.type === "group" || field.type === "list" || field.type === "tuple" || field.type === "union";
}

/** `questions.items` and 2 are `questions.items.2`; the whole has no name. */
export function fieldPath(parent: string, key: string | number): string {
	return parent === "" ? String(key) : `${parent}.${key}`;
}
