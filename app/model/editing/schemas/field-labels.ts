import type { Locale } from "#app/locale/locales.ts";
import type { FieldDescription } from "./field-description.ts";

export type LabelWords = string | { label: string; hint: string };

/** Labels of fields, sorts and options by path end; `*` is any item. Longest wins: "served.title" before "title". */
export type LabelTable = Readonly<Record<string, LabelWords>>;

/** The words of the form itself; the page fills in the placeholders. */
export interface SchemaFormWords {
	optional: string;
	sections: string;
	/** Heading of the fields that belong to no section. */
	start: string;
	add: string;
	/** With {item} and {n}. */
	up: string;
	down: string;
	remove: string;
	/** Announced to screen readers, with {item} and {n}. */
	added: string;
	removed: string;
	moved: string;
	/** With {count} and {most}; `counterBetween` also with {least}. */
	counter: string;
	counterBetween: string;
	/** With {blanks}. */
	blanks: string;
	rich: string;
	oneEachLine: string;
	emptyLineBetween: string;
	cells: string;
	codes: string;
	note: string;
	endless: string;
	/** With {n}: the line of a box that has an error. */
	line: string;
	errors: string;
	units: Readonly<Record<"percent" | "minutes" | "hours" | "days" | "square-feet" | "money", string>>;
}

/** The words of every form in one language. */
export interface FieldWords {
	locale: Locale;
	labels: LabelTable;
	form: SchemaFormWords;
}

/** Labels and words of the form of one document in one language. Plain JSON. */
export interface FieldLabels {
	locale: Locale;
	/** By path, with `*` for the items of a list. */
	fields: Readonly<Record<string, LabelWords>>;
	form: SchemaFormWords;
}

/** Returns the label of every field. A field without a label gets its path; a test prevents that. */
export function labelFields(
	kind: string,
	description: FieldDescription,
	{ labels, form, locale }: FieldWords,
): FieldLabels {
	const fields = labelledPaths(description).map((path) => {
		const place = path === "" ? [kind] : [kind, ...path.split(".")];
		const key = labelKey(place, labels);
		return [path, (key !== undefined && labels[key]) || path] as const;
	});
	return { locale, fields: Object.fromEntries(fields), form };
}

export function labelKey(place: readonly string[], labels: LabelTable): string | undefined {
	const ends = place.map((_, start) => place.slice(start).join("."));
	return ends.find((end) => Object.hasOwn(labels, end));
}

export function labelledPaths(field: FieldDescription, path: readonly string[] = []): string[] {
	return [path.join("."), ...new Set(pathsBelow(field, path))];
}

function pathsBelow(field: FieldDescription, path: readonly string[]): string[] {
	const named = (name: string) => [...path, name].join(".");
	const inside = (fields: Readonly<Record<string, FieldDescription>>) =>
		Object.entries(fields).flatMap(([name, below]) => labelledPaths(below, [...path, name]));
	switch (field.type) {
		case "group":
			return inside(field.fields);
		case "list":
			return labelledPaths(field.item, [...path, "*"]);
		case "tuple":
			return field.items.flatMap((item) => labelledPaths(item, [...path, "*"]));
		case "union":
			return [
				named(field.by),
				...Object.entries(field.sorts).flatMap(([sort, { fields }]) => [
					[...path, field.by, sort].join("."),
					...inside(fields),
				]),
			];
		case "choice":
		case "choices":
			return field.options.map(named);
		default:
			return [];
	}
}
