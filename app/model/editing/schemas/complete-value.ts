import type { z } from "zod";

/**
 * Adds required fields that older builds did not store, and drops those that no longer exist. Skips lists and optional
 * fields, which members may remove.
 */
export function completeValue(schema: z.ZodType, value: unknown, original: unknown): unknown {
	const result = schema.safeParse(value);
	if (result.success) return value;
	const isMissing = (path: readonly PropertyKey[]) =>
		valueAt(value, path) === undefined && valueAt(original, path) !== undefined;
	const missing = result.error.issues.map(({ path }) => path).filter(isMissing);
	const completed = missing.reduce((all, path) => withField(all, path, valueAt(original, path)), value);
	return result.error.issues.reduce(
		(all, issue) => (issue.code === "unrecognized_keys" ? withoutFields(all, issue.path, issue.keys) : all),
		completed,
	);
}

function withoutFields(value: unknown, path: readonly PropertyKey[], keys: readonly string[]): unknown {
	const at = valueAt(value, path);
	if (!isFields(at)) return value;
	return withField(value, path, Object.fromEntries(Object.entries(at).filter(([key]) => !keys.includes(key))));
}

function valueAt(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
	if (key === undefined) return value;
	return isFields(value) && typeof key === "string" && Object.hasOwn(value, key)
		? valueAt(value[key], rest)
		: undefined;
}

function withField(value: unknown, [key, ...rest]: readonly PropertyKey[], field: unknown): unknown {
	if (key === undefined) return field;
	return isFields(value) && typeof key === "string" ? { ...value, [key]: withField(value[key], rest, field) } : value;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
