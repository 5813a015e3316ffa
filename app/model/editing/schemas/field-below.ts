import type { FieldDescription } from "./field-description.ts";

/** Returns the field under a key or an index. For a union, uses the sort of the value. */
export function fieldBelow(field: FieldDescription, value: unknown, key: string): FieldDescription | undefined {
	switch (field.type) {
		case "list":
			return /^\d+$/.test(key) ? field.item : undefined;
		case "tuple":
			return field.items[Number(key)];
		case "group":
			return Object.hasOwn(field.fields, key) ? field.fields[key] : undefined;
		case "union": {
			const sort = String((value as Record<string, unknown> | null)?.[field.by]);
			const group = Object.hasOwn(field.sorts, sort) ? field.sorts[sort] : undefined;
			return group && fieldBelow(group, value, key);
		}
		default:
			return undefined;
	}
}
