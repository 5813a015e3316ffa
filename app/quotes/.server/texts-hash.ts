import { createHash } from "node:crypto";
import type { Localized } from "#app/locale/locales.ts";
import type { QuoteDocument } from "#app/model/quotes/quote-document.ts";

/** SHA-256 of both texts. Stores may change the order of fields, so the hash does not depend on it. */
export function textsHash(texts: Localized<QuoteDocument>): string {
	return createHash("sha256").update(JSON.stringify(texts, inOrder)).digest("hex");
}

function inOrder(_: string, value: unknown): unknown {
	if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
