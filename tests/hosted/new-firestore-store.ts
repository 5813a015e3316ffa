import { inject } from "vitest";
import { openRawFirestoreStore } from "#app/.server/store/firestore.ts";
import type { RawStore } from "#app/.server/store/raw-store.ts";
import { freshProject } from "./firestore-emulator.ts";

/** An empty Firestore store in a project of its own. */
export function newFirestoreStore(): Promise<RawStore> {
	const settings = { projectId: freshProject(), databaseId: "(default)", serviceAccount: null };
	return openRawFirestoreStore({ ...settings, emulator: inject("firestore") });
}
