/** Hashes JSON independently of key order. Detects changes in content; not cryptographic. */
export function fingerprint(value: unknown): string {
	const text = JSON.stringify(value, (_, item: unknown) => (isRecord(item) ? sorted(item) : item)) ?? "";
	// FNV-1a twice with different seeds: 64 bits, synchronous in every runtime (Web Crypto is asynchronous).
	return hash(text, 0x811c9dc5) + hash(text, 0x01000193);
}

function hash(text: string, start: number): string {
	let state = start;
	for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
	return (state >>> 0).toString(16).padStart(8, "0");
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return value !== null && typeof value === "object" && !Array.isArray(value);
}
