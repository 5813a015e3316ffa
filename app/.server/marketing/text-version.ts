import { createHash } from "node:crypto";

/** Identifies the sentence that somebody agreed to. */
export function textVersionOf(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
