import { locate } from "#app/admin/ui/schema-form/locate.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { EntryId, EntryValue } from "#app/model/editing/content-entry.ts";
import type { FieldDescription } from "#app/model/editing/schemas/field-description.ts";
import type { FieldLabels } from "#app/model/editing/schemas/field-labels.ts";
import { type DiffPiece, diffWords } from "#app/model/editing/word-diff.ts";
import { entryDescription, entryLabels } from "./entry-form.ts";

export interface FieldChange {
	path: string;
	label: string;
	pieces: DiffPiece[];
}

export interface PartChanges {
	part: Locale;
	changes: FieldChange[];
}

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

/** Flattens a tree into its leaf values as text, keyed by path. */
function textsIn(value: unknown, path = "", found = new Map<string, string>()): Map<string, string> {
	if (value !== null && typeof value === "object") {
		for (const [key, below] of Object.entries(value)) textsIn(below, path === "" ? key : `${path}.${key}`, found);
	} else if (value !== undefined) {
		found.set(path, String(value));
	}
	return found;
}

const context = 160;

/** Cuts the middle out of a long unchanged passage; its ends are enough to locate the change. */
function shortened(piece: DiffPiece): DiffPiece {
	const { kind, text } = piece;
	if (kind !== "same" || text.length <= 2 * context + 40) return piece;
	return { kind, text: `${text.slice(0, context).trimEnd()} […] ${text.slice(-context).trimStart()}` };
}
