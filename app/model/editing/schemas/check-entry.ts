import { type EntryId, type EntryValue, kindOf } from "../content-entry.ts";
import { entrySchemas } from "./document-schemas.ts";
import { type Refusal, refusalsOf } from "./refusals.ts";

/** What one part of an entry must be. */
export function schemaOf(id: EntryId) {
	const kind = kindOf(id);
	return entrySchemas[(kind === "page" ? id : kind) as keyof typeof entrySchemas];
}

/** What keeps a part from being published as it is. */
export function checkPart(id: EntryId, value: unknown): Refusal[] {
	const result = schemaOf(id).safeParse(value);
	return result.success ? [] : refusalsOf(result.error.issues);
}

/** Whether every part that is there can be shown. */
export function isValid(id: EntryId, value: EntryValue): boolean {
	return Object.values(value).every((part) => part === undefined || checkPart(id, part).length === 0);
}
