import { fieldBelow } from "#app/model/editing/schemas/field-below.ts";
import { type FieldDescription, fieldPath } from "#app/model/editing/schemas/field-description.ts";
import type { FieldLabels } from "#app/model/editing/schemas/field-labels.ts";
import { labelAt } from "./form-context.tsx";

/** Finds the field at a path, or its nearest existing ancestor. The name includes the names of its ancestors. */
export function locate(
	root: FieldDescription,
	path: string,
	value: unknown,
	labels: FieldLabels,
): { path: string; name: string } {
	let field = root;
	let part = value;
	let reached = "";
	let pattern = "";
	const names: string[] = [];
	for (const key of path === "" ? [] : path.split(".")) {
		const below = fieldBelow(field, part, key);
		if (!below) break;
		const inList = field.type === "list" || field.type === "tuple";
		reached = fieldPath(reached, key);
		pattern = fieldPath(pattern, inList ? "*" : key);
		names.push(inList ? `${labelAt(labels, pattern).label} ${Number(key) + 1}` : labelAt(labels, pattern).label);
		part = typeof part === "object" && part !== null ? (part as Record<string, unknown>)[key] : undefined;
		field = below;
	}
	return { path: reached, name: names.join(", ") };
}
