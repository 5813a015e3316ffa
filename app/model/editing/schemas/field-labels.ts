import type { Locale } from "#app/locale/locales.ts";
import type { FieldDescription } from "./field-description.ts";

/** A label alone, or with a hint below it. */
export type LabelWords = string | { label: string; hint: string };

/**
 * Labels by the end of a path: "served.title" is nearer than "title", and "page:home.postal.served.title" nearest. A `*`
 * is any item of a list; a sort or an option stands as if it were a field.
 */
export type LabelTable = Readonly<Record<string, LabelWords>>;

/** The words of the form itself; blanks are filled by the page. */
export interface SchemaFormWords {
	optional: string;
	sections: string;
	/** The fields of a page that stand in no section. */
	start: string;
	add: string;
	/** With {item} and {n}. */
	up: string;
	down: string;
	remove: string;
	/** Announced, with {item} and {n}. */
	added: string;
	removed: string;
	moved: string;
	/** With {count} and {most}, or {least} too. */
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
	/** With {n}: which line of a box an error speaks of. */
	line: string;
	errors: string;
	units: Readonly<Record<"percent" | "minutes" | "square-feet" | "money", string>>;
}

/** The words of every form in one language. */
export interface FieldWords {
	locale: Locale;
	labels: LabelTable;
	form: SchemaFormWords;
}

/** What a form shows beside its values, for one document in one language. Plain JSON. */
export interface FieldLabels {
	locale: Locale;
	/** By path, with `*` for the items of a list. */
	fields: Readonly<Record<string, LabelWords>>;
	form: SchemaFormWords;
}

/** The labels of every field of a description; a field without one is told by its path, which a test forbids. */
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

/** The key of the table that comes nearest to a path. */
export function labelKey(place: readonly string[], labels: LabelTable): string | undefined {
	const ends = place.map((_, start) => place.slice(start).join("."));
	return ends.find((end) => Object.hasOwn(labels, end));
}

/** Every path that a form may have to name. */
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
