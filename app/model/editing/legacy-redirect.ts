import type { ContentOf } from "./schemas/content-of.ts";
import type { redirectSchema } from "./schemas/redirects-schema.ts";

export type LegacyRedirect = ContentOf<typeof redirectSchema>;

export type RedirectProblem =
	| { kind: "path-wrong"; from: string }
	| { kind: "answers" | "reserved"; from: string }
	| { kind: "covers"; from: string; address: string }
	| { kind: "repeated"; from: string }
	| { kind: "target-unknown"; from: string; to: string }
	/** Every address of the loop, with the first one repeated at the end. */
	| { kind: "loop"; from: string; way: readonly string[] };
