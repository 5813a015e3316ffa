import { inject } from "vitest";
import { openRawFirestoreStore } from "#app/.server/store/firestore.ts";
import { leadMessagesContract } from "../contracts/lead-messages.ts";
import { freshProject } from "./firestore-emulator.ts";

leadMessagesContract("the Firestore store", async () => {
	const settings = { projectId: freshProject(), databaseId: "(default)", serviceAccount: null };
	const store = await openRawFirestoreStore({ ...settings, emulator: inject("firestore") });
	return { store, close: () => store.close() };
});
