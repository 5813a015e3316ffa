import { isDeepStrictEqual } from "node:util";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { type Locale, type Localized, locales } from "#app/locale/locales.ts";
import { kindOf } from "#app/model/editing/content-entry.ts";
import { textAt } from "../../office/content/text-at.ts";
import type { EntryState } from "../entry-state.ts";
import { previewPaths } from "../preview-path.ts";
import { statesOf } from "./entry-states.ts";
import { type FieldProblem, fieldProblems } from "./field-problems.ts";
import { obstaclesIn } from "./obstacles.ts";

export interface PartStatus {
	isPublished: boolean;
	/** True when the draft differs from the published content. */
	isChanged: boolean;
	isWritten: boolean;
	/** Path of the page that shows it; null when there is nothing to show. */
	path: string | null;
	/** Problems that prevent the preview from rendering. */
	obstacles: readonly FieldProblem[];
	/** The current slug, for articles that have one. */
	slug: string;
}

/** The status of an entry for its editor; also returned by every save. */
export function entryStatus(state: EntryState, locale: Locale, reader: ContentReader) {
	const { scheduled, scheduledFor } = state;
	return {
		states: statesOf(state, reader),
		hasDraft: state.hasDraft,
		isEdited: state.isEdited,
		hasOriginal: state.original !== null,
		englishIsStale: state.englishIsStale,
		revision: state.revision,
		/** Increases with every stored change: identifies a load that began before a save. */
		version: state.stored?.version ?? 0,
		scheduledFor,
		scheduledParts: scheduled?.parts ?? [],
		updatedAt: state.updatedAt,
		updatedBy: state.updatedBy?.name ?? null,
		parts: Object.fromEntries(
			locales.map((part) => [part, partStatus(state, part, locale, reader)]),
		) as Localized<PartStatus>,
	};
}

export type EntryStatus = ReturnType<typeof entryStatus>;

function partStatus(
	{ id, draft, published }: EntryState,
	part: Locale,
	locale: Locale,
	reader: ContentReader,
): PartStatus {
	const value = draft[part];
	return {
		isPublished: published[part] !== undefined,
		isChanged: !isDeepStrictEqual(value, published[part]),
		isWritten: value !== undefined,
		path: value === undefined ? null : previewPaths(id, draft)[part],
		obstacles: fieldProblems(id, part, value, obstaclesIn(id, part, value, reader), locale),
		slug: kindOf(id) === "article" ? textAt(published[part], "matter.slug") : "",
	};
}
