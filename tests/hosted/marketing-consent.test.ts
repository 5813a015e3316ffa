import { inject } from "vitest";
import { openRawFirestoreStore } from "#app/.server/store/firestore.ts";
import { marketingConsentContract } from "../contracts/marketing-consent.ts";
import { freshProject } from "./firestore-emulator.ts";

marketingConsentContract("the Firestore store", async () => {
	const settings = { projectId: freshProject(), databaseId: "(default)", serviceAccount: null };
	const store = await openRawFirestoreStore({ ...settings, emulator: inject("firestore") });
	return { store, close: () => store.close() };
});
