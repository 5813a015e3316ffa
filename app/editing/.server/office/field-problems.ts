import { fieldId } from "#app/admin/ui/schema-form/form-context.tsx";
import { locate } from "#app/admin/ui/schema-form/locate.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { EntryId } from "#app/model/editing/content-entry.ts";
import { type Refusal, refusalText } from "#app/model/editing/schemas/refusals.ts";
import { refusalWords as english } from "#content/staff/refusals.en.ts";
import { refusalWords as french } from "#content/staff/refusals.fr.ts";
import { entryDescription, entryLabels } from "./entry-form.ts";

export interface FieldProblem {
	/** The field's id in the editor. */
	field: string;
	text: string;
}

/** Turns the refusals of one part into messages for the member, each with its field. */
export function fieldProblems(
	id: EntryId,
	part: Locale,
	value: unknown,
	refusals: readonly Refusal[],
	locale: Locale,
): FieldProblem[] {
	if (refusals.length === 0) return [];
	const description = entryDescription(id);
	const labels = entryLabels(id, description, locale);
	return refusals.map((refusal) => {
		const { path, name } = locate(description, refusal.path, value, labels);
		const text = refusalText(refusal, refusalWordsIn(locale));
		return { field: fieldId(part, path), text: name ? `${name} – ${text}` : text };
	});
}

export function refusalWordsIn(locale: Locale) {
	return locale === "fr" ? french : english;
}
