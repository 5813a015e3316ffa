/** The value under a key that came from outside. A plain `table[key]` also finds `constructor` and `toString`. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
	return Object.hasOwn(table, key) ? table[key] : undefined;
}
