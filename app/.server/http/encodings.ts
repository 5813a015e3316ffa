import { remembered } from "../remembered.ts";

export type Encoding = "br" | "gzip" | "identity";

/** The encodings that the client accepts, best compression first. An encoding with `q=0` is not accepted. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
	return header ? acceptedIn(header) : plain;
}

const plain: readonly Encoding[] = ["identity"];

const compressions = (["br", "gzip"] as const).map((name) => ({
	name,
	pattern: new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0+)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, "i"),
}));

const acceptedIn = remembered((header): readonly Encoding[] => [
	...compressions.filter(({ pattern }) => pattern.test(header)).map(({ name }) => name),
	...plain,
]);
