export type Encoding = "br" | "gzip" | "identity";

const cached = new Map<string, readonly Encoding[]>();
const mostCached = 200;

/** The encodings that the browser accepts, the smallest first; a quality of zero refuses one. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
	if (!header) return plain;
	const known = cached.get(header);
	if (known) return known;
	const accepted = [...compressions.filter(({ pattern }) => pattern.test(header)).map(({ name }) => name), ...plain];
	// There are as many of these headers as kinds of browsers; whoever invents more finds them read each time.
	if (cached.size < mostCached) cached.set(header, accepted);
	return accepted;
}

const plain: readonly Encoding[] = ["identity"];

const compressions = (["br", "gzip"] as const).map((name) => ({
	name,
	pattern: new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0+)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, "i"),
}));
