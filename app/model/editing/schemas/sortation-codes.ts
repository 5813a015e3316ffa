type Compact = Readonly<Record<string, string>>;

/** `{ H5: "AB" }` is H5A and H5B, in alphabetical order. */
export function sortationCodes(area: Compact): string[] {
	return Object.entries(area)
		.flatMap(([start, letters]) => (letters === "" ? [start] : [...letters].map((letter) => start + letter)))
		.sort();
}

/** The inverse, without duplicates. An invalid code becomes its own key: the schema can then name it in its error. */
export function compactCodes(codes: readonly string[]): Record<string, string> {
	const area: Record<string, string> = {};
	for (const code of [...new Set(codes)].sort()) {
		if (code.length === 3) area[code.slice(0, 2)] = (area[code.slice(0, 2)] ?? "") + code.slice(2);
		else area[code] = "";
	}
	return area;
}
