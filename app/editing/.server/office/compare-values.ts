import { locate } from "#app/admin/ui/schema-form/locate.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { EntryId, EntryValue } from "#app/model/editing/content-entry.ts";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import type { FieldLabels } from "#app/model/editing/schemas/field-labels.ts";
import { type DiffPiece, diffWords } from "#app/model/editing/word-diff.ts";
import { entryDescription, entryLabels } from "./entry-form.ts";

/** A field that reads differently in two versions. */
export interface FieldChange {
	path: string;
	label: string;
	pieces: DiffPiece[];
}

export interface PartChanges {
	part: Locale;
	changes: FieldChange[];
}

/** What differs between two versions of an entry, field by field in each language. */
export function compareValues(id: EntryId, from: EntryValue, to: EntryValue, locale: Locale): PartChanges[] {
	const description = entryDescription(id);
	const labels = entryLabels(id, description, locale);
	return locales
		.map((part) => ({ part, changes: fieldChanges(description, labels, from[part], to[part]) }))
		.filter(({ changes }) => changes.length > 0);
}

function fieldChanges(description: FieldDescription, labels: FieldLabels, from: unknown, to: unknown): FieldChange[] {
	const [before, after] = [textsIn(from), textsIn(to)];
	return [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
		const [old, now] = [before.get(path) ?? "", after.get(path) ?? ""];
		if (old === now) return [];
		const { name } = locate(description, path, after.has(path) ? to : from, labels);
		return [{ path, label: name || path, pieces: diffWords(old, now).map(shortened) }];
	});
}

/** Every value of a tree as text, by its path. */
function textsIn(value: unknown, path = "", found = new Map<string, string>()): Map<string, string> {
	if (value !== null && typeof value === "object") {
		for (const [key, below] of Object.entries(value)) textsIn(below, path === "" ? key : `${path}.${key}`, found);
	} else if (value !== undefined) {
		found.set(path, String(value));
	}
	return found;
}

const context = 160;

/** Of a long passage that stayed, only its ends help the reader find the place. */
function shortened(piece: DiffPiece): DiffPiece {
	const { kind, text } = piece;
	if (kind !== "same" || text.length <= 2 * context + 40) return piece;
	return { kind, text: `${text.slice(0, context).trimEnd()} […] ${text.slice(-context).trimStart()}` };
}
