import type { Locale } from "#app/locale/locales.ts";
import { type EntryId, kindOf } from "#app/model/editing/content-entry.ts";
import { schemaOf } from "#app/model/editing/schemas/check-entry.ts";
import { describeSchema } from "#app/model/editing/schemas/describe.ts";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import { type FieldLabels, labelFields } from "#app/model/editing/schemas/field-labels.ts";
import { fieldWords as english } from "#content/staff/fields.en.ts";
import { fieldWords as french } from "#content/staff/fields.fr.ts";

/** Describes the fields of an entry; all its parts have the same ones. */
export function entryDescription(id: EntryId): FieldDescription {
	return describeSchema(schemaOf(id));
}

export function entryLabels(id: EntryId, description: FieldDescription, locale: Locale): FieldLabels {
	const kind = kindOf(id);
	return labelFields(kind === "page" ? id : kind, description, locale === "fr" ? french : english);
}
