import { inject } from "vitest";
import { openRawFirestoreStore } from "#app/.server/store/firestore.ts";
import { consentLogContract } from "../contracts/consent-log.ts";
import { freshProject } from "./firestore-emulator.ts";

consentLogContract("the Firestore store", async () => {
	const settings = { projectId: freshProject(), databaseId: "(default)", serviceAccount: null };
	const store = await openRawFirestoreStore({ ...settings, emulator: inject("firestore") });
	return { store, close: () => store.close() };
});
