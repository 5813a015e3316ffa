import type { ContentOf } from "./schemas/content-of.ts";
import type { redirectSchema } from "./schemas/redirects-schema.ts";

export type LegacyRedirect = ContentOf<typeof redirectSchema>;

export type RedirectProblem =
	| { kind: "path-wrong"; from: string }
	| { kind: "answers" | "reserved"; from: string }
	| { kind: "covers"; from: string; address: string }
	| { kind: "repeated"; from: string }
	| { kind: "target-unknown"; from: string; to: string }
	/** From this address to the one that repeats; "…" ends a long way. */
	| { kind: "loop"; from: string; way: readonly string[] };
