/** Reads an own key. Use it for keys from outside: `table[key]` also finds `constructor` and `toString`. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
	return Object.hasOwn(table, key) ? table[key] : undefined;
}
