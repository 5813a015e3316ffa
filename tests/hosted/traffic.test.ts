import { inject } from "vitest";
import { openRawFirestoreStore } from "#app/.server/store/firestore.ts";
import { trafficContract } from "../contracts/traffic.ts";
import { freshProject } from "./firestore-emulator.ts";

trafficContract("the Firestore store", async () => {
	const settings = { projectId: freshProject(), databaseId: "(default)", serviceAccount: null };
	const another = () => openRawFirestoreStore({ ...settings, emulator: inject("firestore") });
	const store = await another();
	return { store, another, close: () => store.close() };
});
