/** The fields of a form as typed, by name: the services are several values of one name. */
export type CallValues = Readonly<Record<string, readonly string[]>>;

/** Fields that the page renders anew, and buttons. */
const own: ReadonlySet<string> = new Set(["key", "do", "wanted"]);

export function callValues(form: FormData): CallValues {
	const values: Record<string, string[]> = {};
	for (const [name, value] of form) {
		// A name such as `constructor` would find what every object has.
		if (typeof value !== "string" || own.has(name) || name in Object.prototype) continue;
		values[name] ??= [];
		values[name].push(value);
	}
	return values;
}

export function firstOf(values: CallValues, name: string): string {
	return values[name]?.[0] ?? "";
}
