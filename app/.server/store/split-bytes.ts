export interface SplitData {
	json: string;
	bytes: readonly (readonly [field: string, bytes: Uint8Array])[];
}

/** Splits a document into JSON text and copies of its byte fields, which JSON cannot represent. */
export function splitBytes(data: object): SplitData {
	const fields = Object.entries(data);
	const bytes = fields.flatMap(([field, value]) =>
		value instanceof Uint8Array ? [[field, new Uint8Array(value)] as const] : [],
	);
	const json = JSON.stringify(
		Object.fromEntries(fields.filter(([, value]) => !(value instanceof Uint8Array))),
		function (this: Record<string, unknown>, key, value: unknown) {
			if (this[key] instanceof Uint8Array) throw new TypeError(`Bytes below the first level: ${key}.`);
			return value;
		},
	);
	return { json, bytes };
}
