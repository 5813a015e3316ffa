import type { Locale } from "../locale/locales.ts";

export interface LegacyRedirect {
	/** Without trailing slash; `/*` at the end stands for everything below. */
	from: string;
	/** A page of the table, or `article:<name>`. */
	to: string;
	locale: Locale;
}

/** Why a redirect is refused. */
export type RedirectProblem =
	| { kind: "path-wrong"; from: string }
	| { kind: "answers" | "reserved"; from: string }
	| { kind: "covers"; from: string; address: string }
	| { kind: "repeated"; from: string }
	| { kind: "target-unknown"; from: string; to: string }
	/** Every address of the way, the first one again at its end. */
	| { kind: "loop"; from: string; way: readonly string[] };
