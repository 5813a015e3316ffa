import { createContext, use } from "react";
import type { Locale } from "#app/locale/locales.ts";
import type { EntryStatus } from "../../.server/office/entry-status.ts";
import type { DraftSaver } from "./draft-saver.ts";

/** State that the components of an open editor share. */
export interface EditorContent {
	/** Status after the last save or load. */
	status: EntryStatus;
	/** Increases with every save, so that previews reload. */
	saves: number;
	onSaved(status: EntryStatus): void;
	savers: Map<Locale, DraftSaver>;
}

export const EditorContext = createContext<EditorContent | null>(null);

export function useEditor(): EditorContent {
	const editor = use(EditorContext);
	if (!editor) throw new Error("useEditor outside of an editor");
	return editor;
}

/** Saves all languages at once. Returns true when everything that was typed is saved. */
export async function flushAll(savers: ReadonlyMap<Locale, DraftSaver>): Promise<boolean> {
	const kept = await Promise.all([...savers.values()].map((saver) => saver.flush()));
	return kept.every(Boolean);
}
