import { inject } from "vitest";
import { openRawFirestoreStore } from "#app/.server/store/firestore.ts";
import { firstDayContract } from "../contracts/first-day.ts";
import { freshProject } from "./firestore-emulator.ts";

firstDayContract("the Firestore store", async () => {
	const settings = { projectId: freshProject(), databaseId: "(default)", serviceAccount: null };
	const store = await openRawFirestoreStore({ ...settings, emulator: inject("firestore") });
	return { store, close: () => store.close() };
});
