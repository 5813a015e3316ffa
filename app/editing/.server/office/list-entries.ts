import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Locale } from "#app/locale/locales.ts";
import { isWords, kindOf, type WordKind } from "#app/model/editing/content-entry.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { foldText } from "#app/model/text/fold.ts";
import { type EntryView, isEntryView } from "../../office/content/entry-views.ts";
import { type EntryState, listEntryStates } from "../entry-state.ts";
import { entryName } from "./entry-name.ts";
import { statesOf } from "./entry-states.ts";

export interface EntryQuery {
	search: string;
	view: EntryView;
}

export function readEntryQuery(query: URLSearchParams): EntryQuery {
	const view = query.get("vue");
	return { search: (query.get("q") ?? "").trim().slice(0, 100), view: isEntryView(view) ? view : "all" };
}

export async function listEntries(
	store: DocumentStore,
	{ search, view }: EntryQuery,
	locale: Locale,
	reader: ContentReader,
) {
	const found = (await listEntryStates(store))
		.filter(({ id }) => isWords(id))
		.map((state) => listedEntry(state, locale, reader))
		.filter(({ name, id }) => foldText(`${name} ${id}`).includes(foldText(search)));
	const inView = (name: EntryView) => found.filter(({ states }) => name === "all" || states.includes(name));
	const counts = { all: 0, draft: 0, scheduled: 0, stale: 0, edited: 0 } satisfies Record<EntryView, number>;
	for (const name of Object.keys(counts) as EntryView[]) counts[name] = inView(name).length;
	return { entries: inView(view), counts };
}

function listedEntry(state: EntryState, locale: Locale, reader: ContentReader) {
	const { id, scheduledFor, updatedAt, updatedBy } = state;
	return {
		id,
		kind: kindOf(id) as WordKind,
		name: entryName(state, locale, reader),
		states: statesOf(state, reader),
		scheduledFor,
		updatedAt,
		updatedBy: updatedBy?.name ?? null,
	};
}

export type ListedEntry = ReturnType<typeof listedEntry>;
