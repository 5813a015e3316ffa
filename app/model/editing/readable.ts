/** Takes unreadable numbers of `typed` from `known`: a preview keeps working while an amount is half typed. */
export function readable<Value>(typed: unknown, known: Value): Value {
	if (typeof known === "number") return (typeof typed === "number" && Number.isFinite(typed) ? typed : known) as Value;
	if (Array.isArray(known)) return (isReadableList(typed) ? typed : known) as Value;
	if (typeof known !== "object" || known === null) return known;
	const entries = Object.entries(known).map(([key, value]) => [key, readable(below(typed, key), value)]);
	return Object.fromEntries(entries) as Value;
}

function below(value: unknown, key: string): unknown {
	return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** A list is taken whole or not at all, because its length may differ from the known one. */
function isReadableList(value: unknown): boolean {
	return Array.isArray(value) && value.length > 0 && value.every(isAllNumbers);
}

function isAllNumbers(value: unknown): boolean {
	if (typeof value === "number") return Number.isFinite(value);
	return typeof value === "object" && value !== null && Object.values(value).every(isAllNumbers);
}
