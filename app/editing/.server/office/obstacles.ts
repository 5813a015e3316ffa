import { expandText } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { EntryId } from "#app/model/editing/content-entry.ts";
import { checkPart } from "#app/model/editing/schemas/check-entry.ts";
import { fieldPath } from "#app/model/editing/schemas/field-description.ts";
import { unknownTokenIn, wrongLinkIn } from "#app/model/editing/schemas/placeholders.ts";
import type { RefusalCode } from "#app/model/editing/schemas/refusal-codes.ts";
import type { Refusal } from "#app/model/editing/schemas/refusals.ts";

/** Refusal codes of values that pages cannot render without; other mistakes only prevent publication. */
const counted: ReadonlySet<RefusalCode> = new Set(["choice", "date-wrong", "slug-wrong"]);

/** Finds problems that make a page fail to render: unknown tokens and links, and invalid values it relies on. */
export function obstaclesIn(id: EntryId, part: Locale, value: unknown, reader: ContentReader): Refusal[] {
	if (value === undefined) return [];
	return [...checkPart(id, value).filter(({ code }) => counted.has(code)), ...unanswered(value, part, reader)];
}

function unanswered(value: unknown, locale: Locale, reader: ContentReader, path = ""): Refusal[] {
	if (typeof value === "string") return answers(value, locale, reader) ? [] : [{ path, ...culpritIn(value) }];
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([key, below]) => unanswered(below, locale, reader, fieldPath(path, key)));
}

function answers(text: string, locale: Locale, reader: ContentReader): boolean {
	try {
		expandText(text, locale, reader);
		return true;
	} catch {
		return false;
	}
}

function culpritIn(text: string): { code: RefusalCode; value: string } {
	const token = unknownTokenIn(text);
	return token === undefined
		? { code: "link", value: wrongLinkIn(text, "web") ?? "" }
		: { code: "token", value: token };
}
