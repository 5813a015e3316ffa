import type { Services } from "#app/.server/services.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { EntryValue } from "#app/model/editing/content-entry.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { draftMarks, type EntryState } from "../entry-state.ts";
import { listRevisions, readRevision } from "../revisions.ts";
import { compareValues } from "./compare-values.ts";
import { entryName } from "./entry-name.ts";

/** A version by its number; 0 is the original, `draft` the unpublished draft. */
export type VersionName = number | "draft";

function readVersionName(text: string | null): VersionName | null {
	if (text === "brouillon") return "draft";
	return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The versions of an entry and, when two are selected, their differences. */
export async function versionsView(
	{ store, content }: Pick<Services, "store" | "content">,
	state: EntryState,
	query: URLSearchParams,
	locale: Locale,
) {
	const { id, revision, original, hasDraft } = state;
	const { documents, cursor } = await listRevisions(store, id, query.get("suite") ?? undefined);
	const versions = documents.map(({ data: { number, at, by } }) => ({ number, at, by: by?.name ?? null }));
	const newest: VersionName = hasDraft ? "draft" : revision;
	const to = readVersionName(query.get("a")) ?? newest;
	const from = readVersionName(query.get("de")) ?? previousOf(to, state);
	const [before, after] = await Promise.all([versionValue(store, state, from), versionValue(store, state, to)]);
	return {
		id,
		name: entryName(state, locale, content.reader()),
		hasOriginal: original !== null,
		hasDraft,
		seen: draftMarks(state),
		isEdited: state.isEdited,
		revision,
		versions,
		cursor,
		from,
		to,
		/** Null when one of the two does not exist. */
		changes: before && after && compareValues(id, before, after, locale),
	};
}

function previousOf(to: VersionName, { revision, original }: EntryState): VersionName {
	if (to === "draft") return revision;
	return Math.max(original === null ? 1 : 0, to - 1);
}

/** Version 0 is empty for an article that a member created: it has no original to compare with. */
async function versionValue(store: DocumentStore, state: EntryState, name: VersionName): Promise<EntryValue | null> {
	if (name === "draft") return state.draft;
	const found = await readRevision(store, state.id, name);
	return found ?? (name === 0 ? {} : null);
}
