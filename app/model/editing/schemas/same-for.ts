import { z } from "zod";

export function sameFor<Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) {
	return z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);
}
