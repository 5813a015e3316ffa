export type Encoding = "br" | "gzip" | "identity";

const cached = new Map<string, readonly Encoding[]>();
const mostCached = 200;

/** The encodings that the client accepts, best compression first. An encoding with `q=0` is not accepted. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
	if (!header) return plain;
	const known = cached.get(header);
	if (known) return known;
	const accepted = [...compressions.filter(({ pattern }) => pattern.test(header)).map(({ name }) => name), ...plain];
	// Browsers send few distinct values. The limit keeps invented ones out of memory: they are parsed each time.
	if (cached.size < mostCached) cached.set(header, accepted);
	return accepted;
}

const plain: readonly Encoding[] = ["identity"];

const compressions = (["br", "gzip"] as const).map((name) => ({
	name,
	pattern: new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0+)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, "i"),
}));
