import { fingerprint } from "../../fingerprint.ts";
import { type FieldDescription, fieldPath, type GroupField, type Leaf } from "./field-description.ts";

export interface FieldChange {
	path: string;
	field: Leaf;
	/** Undefined when the field did not exist. */
	before: unknown;
	after: unknown;
}

/** Returns changes in the order of the form. List items are compared by index. */
export function changedFields(field: FieldDescription, before: unknown, after: unknown, path = ""): FieldChange[] {
	switch (field.type) {
		case "group":
			return inGroup(field, before, after, path);
		case "list":
		case "tuple": {
			const length = Math.max(lengthOf(before), lengthOf(after));
			return Array.from({ length }).flatMap((_, index) => {
				const item = field.type === "list" ? field.item : field.items[index];
				return item ? changedFields(item, at(before, index), at(after, index), fieldPath(path, index)) : [];
			});
		}
		case "union": {
			const sort: Leaf = { type: "choice", options: Object.keys(field.sorts) };
			const own = inGroup({ type: "group", fields: { [field.by]: sort } }, before, after, path);
			const [old, now] = [before, after].map((value) => field.sorts[String(at(value, field.by))]?.fields);
			return [...own, ...inGroup({ type: "group", fields: { ...old, ...now } }, before, after, path)];
		}
		default:
			return fingerprint(before) === fingerprint(after) ? [] : [{ path, field, before, after }];
	}
}

function inGroup({ fields }: GroupField, before: unknown, after: unknown, path: string): FieldChange[] {
	return Object.entries(fields).flatMap(([name, below]) =>
		changedFields(below, at(before, name), at(after, name), fieldPath(path, name)),
	);
}

function at(value: unknown, key: string | number): unknown {
	return typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
}

function lengthOf(value: unknown): number {
	return Array.isArray(value) ? value.length : 0;
}
