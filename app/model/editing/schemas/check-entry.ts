import { type EntryId, type EntryValue, kindOf } from "../content-entry.ts";
import { entrySchemas } from "./document-schemas.ts";
import { type Refusal, refusalsOf } from "./refusals.ts";

export function schemaOf(id: EntryId) {
	const kind = kindOf(id);
	return entrySchemas[(kind === "page" ? id : kind) as keyof typeof entrySchemas];
}

export function checkPart(id: EntryId, value: unknown): Refusal[] {
	const result = schemaOf(id).safeParse(value);
	return result.success ? [] : refusalsOf(result.error.issues);
}

export function isValid(id: EntryId, value: EntryValue): boolean {
	return Object.values(value).every((part) => part === undefined || checkPart(id, part).length === 0);
}
