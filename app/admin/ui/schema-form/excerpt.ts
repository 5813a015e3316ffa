import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";

/** The first text of an item, so that a folded list can be read; prefers the item's own fields to nested ones. */
export function excerptOf(field: FieldDescription, value: unknown): string {
	if (typeof value !== "object" || value === null) return "";
	const fields = field.type === "group" ? field.fields : sortFields(field, value);
	const entries = Object.entries(value).map(([name, part]) => [fields[name], part] as const);
	const text = entries.find(([below, part]) => below && tells(below) && typeof part === "string" && part !== "");
	if (text) return String(text[1]);
	for (const [below, part] of entries) {
		const found = below && excerptOf(below, part);
		if (found) return found;
	}
	return "";
}

function sortFields(field: FieldDescription, value: object): Readonly<Record<string, FieldDescription>> {
	if (field.type !== "union") return {};
	const sort = String((value as Record<string, unknown>)[field.by]);
	return Object.hasOwn(field.sorts, sort) ? (field.sorts[sort]?.fields ?? {}) : {};
}

/** A time or a date alone is not enough to recognise an item. */
function tells(field: FieldDescription): boolean {
	return field.type === "text" && field.as !== "time" && field.as !== "date";
}
