const kept = new Map<string, Intl.DateTimeFormat>();
const mostKept = 50;

/**
 * Creating a formatter costs a thousand times what using it does, and memory outside of the heap that comes back late: a
 * page with forty prices and dates spent a sixth of its render on it.
 */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const name = tag + JSON.stringify(options);
	const known = kept.get(name);
	if (known) return known;
	const made = new Intl.DateTimeFormat(tag, options);
	if (kept.size < mostKept) kept.set(name, made);
	return made;
}
