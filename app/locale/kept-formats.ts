const dates = new Map<string, Intl.DateTimeFormat>();
const mostKept = 50;

/*
 * Making a formatter costs a thousand times what using it does, and memory outside of the heap that comes back late: a
 * page with forty prices and dates spent a sixth of its render on it.
 */

export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	return keep(dates, tag, options, () => new Intl.DateTimeFormat(tag, options));
}

function keep<Format>(kept: Map<string, Format>, tag: string, options: object, make: () => Format): Format {
	const name = tag + JSON.stringify(options);
	const known = kept.get(name);
	if (known) return known;
	const made = make();
	if (kept.size < mostKept) kept.set(name, made);
	return made;
}
