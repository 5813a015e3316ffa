import { inject } from "vitest";
import { openRawFirestoreStore } from "#app/.server/store/firestore.ts";
import { statisticsContract } from "../contracts/statistics.ts";
import { freshProject } from "./firestore-emulator.ts";

statisticsContract("the Firestore store", async () => {
	const settings = { projectId: freshProject(), databaseId: "(default)", serviceAccount: null };
	const store = await openRawFirestoreStore({ ...settings, emulator: inject("firestore") });
	return { store, close: () => store.close() };
});
