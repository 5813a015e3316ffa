import type { FieldDescription } from "./field-description.ts";

/** Returns the initial value of a new list item: empty, with the minimum number of parts. */
export function blankValue(field: FieldDescription, sort?: string): unknown {
	if (field.optional) return undefined;
	switch (field.type) {
		case "group":
			return blankGroup(field.fields);
		case "list":
			return Array.from({ length: field.least }, () => blankValue(field.item));
		case "tuple":
			return field.items.map((item) => blankValue(item));
		case "union": {
			const name = sort !== undefined && Object.hasOwn(field.sorts, sort) ? sort : (Object.keys(field.sorts)[0] ?? "");
			return { [field.by]: name, ...blankGroup(field.sorts[name]?.fields ?? {}) };
		}
		case "choices":
		case "lines":
		case "table":
			return [];
		case "sortation-codes":
			return {};
		case "choice":
			return field.options[0] ?? "";
		default:
			return "";
	}
}

function blankGroup(fields: Readonly<Record<string, FieldDescription>>): Record<string, unknown> {
	const entries = Object.entries(fields).map(([name, field]) => [name, blankValue(field)]);
	return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
