import { z } from "zod";
import { fieldHints } from "./field-hints.ts";
import { refuse } from "./refusals.ts";

/** Short texts, edited in one box, one on each line. */
export function lines<Item extends z.ZodType<string>>(item: Item, least: number, most: number) {
	return z.array(item).min(least).max(most).register(fieldHints, { as: "lines" });
}

/** Options of a fixed set, each at most once. */
export function choices<Item extends z.ZodType<string | number>>(item: Item, least: number) {
	return z
		.array(item)
		.min(least)
		.refine((items) => repeatedIn(items) === undefined, refuse("repeated"))
		.register(fieldHints, { as: "choices" });
}

/** Rejects duplicate keys in a list; the error is on the later item, and names the earlier one (`nameOf`). */
export function distinct<Item>(keyOf: (item: Item) => string, field?: string, nameOf = keyOf) {
	return (items: readonly Item[], context: z.RefinementCtx<readonly Item[]>) => {
		const keys = items.map(keyOf);
		for (const [index, key] of keys.entries()) {
			const earlier = items[keys.indexOf(key)];
			if (earlier === undefined || keys.indexOf(key) === index) continue;
			const { error, params } = refuse("repeated", nameOf(earlier));
			const path = field === undefined ? [index] : [index, field];
			context.addIssue({ code: "custom", message: error, params, path, input: items });
		}
	};
}

function repeatedIn(items: readonly (string | number)[]): string | number | undefined {
	return items.find((item, index) => items.indexOf(item) !== index);
}
