import { randomUUID } from "node:crypto";
import type { Locale } from "#app/locale/locales.ts";
import { describeSchema } from "#app/model/editing/schemas/describe.ts";
import { type FieldLabels, labelFields } from "#app/model/editing/schemas/field-labels.ts";
import { letterSchema, lettersSchema } from "#app/model/editing/schemas/letter-schema.ts";
import { fieldWords as english } from "#content/staff/fields.en.ts";
import { fieldWords as french } from "#content/staff/fields.fr.ts";
import { letterPart } from "../../parts/letter-parts.ts";
import type { SettingsForm } from "./settings-form.ts";

export const letterDescription = describeSchema(letterSchema);

const fieldWords = { fr: french, en: english } as const;

export function newLetterId(): string {
	return randomUUID();
}

export function letterForm(id: string): SettingsForm {
	return {
		part: letterPart(id),
		description: letterDescription,
		labels: letterLabels,
		// Only this letter can have errors: the others were published before.
		fieldOf: (_, path) => path.split(".").slice(1).join("."),
	};
}

/** Labels for the fields of one letter, although the document is a list. */
export function letterLabels(locale: Locale): FieldLabels {
	const labels = labelFields("letters", describeSchema(lettersSchema), fieldWords[locale]);
	const own = Object.entries(labels.fields).filter(([path]) => path.startsWith("*"));
	return { ...labels, fields: Object.fromEntries(own.map(([path, words]) => [path.slice(2), words])) };
}
