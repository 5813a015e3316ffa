import type { z } from "zod";

/** Adds required fields that older builds did not store. Skips lists and optional fields, which members may remove. */
export function completeValue(schema: z.ZodType, value: unknown, original: unknown): unknown {
	const result = schema.safeParse(value);
	if (result.success) return value;
	const isMissing = (path: readonly PropertyKey[]) =>
		valueAt(value, path) === undefined && valueAt(original, path) !== undefined;
	const missing = result.error.issues.map(({ path }) => path).filter(isMissing);
	return missing.reduce((completed, path) => withField(completed, path, valueAt(original, path)), value);
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
