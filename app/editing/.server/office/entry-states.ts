import type { ContentReader } from "#app/.server/content/reader.ts";
import { isEntryShown } from "#app/.server/content/shown-services.ts";
import { kindOf } from "#app/model/editing/content-entry.ts";
import type { EntryStateName } from "../../office/content/entry-badges.tsx";
import type { EntryState } from "../entry-state.ts";

/** The states shown as badges in the list and the editor. */
export function statesOf(state: EntryState, reader: ContentReader): EntryStateName[] {
	const { id, published, hasDraft, scheduledFor, englishIsStale, isEdited } = state;
	const isArticle = kindOf(id) === "article";
	const isHidden = isArticle && published.fr === undefined;
	const states: (EntryStateName | false)[] = [
		(isHidden || !isEntryShown(id, reader)) && "hidden",
		scheduledFor !== null && "scheduled",
		hasDraft && "draft",
		englishIsStale && "stale",
		isArticle && !isHidden && published.en === undefined && "no-english",
		!isHidden && (isEdited ? "edited" : "original"),
	];
	return states.filter((name) => name !== false);
}
