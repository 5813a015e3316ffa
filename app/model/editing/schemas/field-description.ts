import type { NumberUnit } from "./field-hints.ts";

/** The part of a schema that a form needs, as plain JSON. Sent from the loader to the page. */
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
	/** May be empty; the document then lacks the field. */
	optional?: true;
}

export interface GroupField extends Field {
	type: "group";
	/** Choices with the same options: one row for each field, and what the options mean above them. */
	as?: "choice-table";
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

/** One of several groups, selected by the field `by`. Outside a list, its sorts share no other field name. */
export interface UnionField extends Field {
	type: "union";
	by: string;
	sorts: Readonly<Record<string, GroupField>>;
}

export interface TextField extends Field {
	type: "text";
	as: "line" | "long" | "rich" | "markdown" | "letter" | "date" | "time" | "phone" | "email" | "color";
	least: number;
	most: number | null;
	/** Placeholders that the text must contain: the program fills them in. */
	blanks: readonly string[];
}

export interface NumberField extends Field {
	type: "number";
	unit: NumberUnit;
	/** The value of an empty field. */
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
	numbers: boolean;
}

export interface LinesField extends Field {
	type: "lines";
	separator: "line" | "empty-line";
	/** The maximum length of each item. */
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

/** `questions.items` and 2 give `questions.items.2`; the path of the root is empty. */
export function fieldPath(parent: string, key: string | number): string {
	return parent === "" ? String(key) : `${parent}.${key}`;
}
