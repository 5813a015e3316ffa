import { data } from "react-router";
import type { Services } from "#app/.server/services.ts";
import { isLocale, type Locale } from "#app/locale/locales.ts";
import type { EntryId } from "#app/model/editing/content-entry.ts";
import { applyListEdit } from "#app/model/editing/schemas/edit-lists.ts";
import { readSchemaForm } from "#app/model/editing/schemas/read-form.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import { type DraftOutcome, saveDraft } from "../save-draft.ts";
import { entryDescription } from "./entry-form.ts";

export interface SavedPart {
	part: Locale;
	/** The typed input as a value of the entry's schema; may be incomplete. */
	value: unknown;
	outcome: DraftOutcome;
}

/** Saves the draft of one language from a form, sent with or without JavaScript. */
export async function savePart(
	services: Services,
	id: EntryId,
	form: FormData,
	author: NamedMember,
): Promise<SavedPart> {
	const part = form.get("part");
	if (!isLocale(part)) throw data(null, { status: 400 });
	const description = entryDescription(id);
	const edit = String(form.get("edit") ?? "");
	const value = applyListEdit(description, readSchemaForm(description, form), edit);
	const base = String(form.get("base") ?? "");
	return { part, value, outcome: await saveDraft(services, { id, part, value, base }, author) };
}
