import { createContext, use } from "react";
import type { Locale } from "#app/locale/locales.ts";
import type { EntryStatus } from "../../.server/office/entry-status.ts";
import type { DraftSaver } from "./draft-saver.ts";

/** What the parts of an open editor share. */
export interface EditorContent {
	/** As the last save or load left it. */
	status: EntryStatus;
	/** Grows with every save, so that previews know. */
	saves: number;
	onSaved(status: EntryStatus): void;
	/** The saver of each language that is on the page. */
	savers: Map<Locale, DraftSaver>;
}

export const EditorContext = createContext<EditorContent | null>(null);

export function useEditor(): EditorContent {
	const editor = use(EditorContext);
	if (!editor) throw new Error("useEditor outside of an editor");
	return editor;
}

/** Whether everything that was typed, in any language, is kept now. */
export async function flushAll(savers: ReadonlyMap<Locale, DraftSaver>): Promise<boolean> {
	const kept = await Promise.all([...savers.values()].map((saver) => saver.flush()));
	return kept.every(Boolean);
}
