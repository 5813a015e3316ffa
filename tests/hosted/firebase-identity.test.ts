import { afterAll, inject, vi } from "vitest";
import { openFirestoreStore } from "#app/.server/store/firestore.ts";
import { identityContract } from "../contracts/identity.ts";
import { identityOn } from "../firebase/identity-on.ts";
import { startAuthEmulator } from "./auth-emulator.ts";
import { freshProject } from "./firestore-emulator.ts";

const emulator = await startAuthEmulator();
afterAll(() => emulator.close());

/** Google's own libraries and Authentication emulator, with members and sessions stored in Firestore. */
async function open() {
	await emulator.clear();
	vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", emulator.host);
	const place = { projectId: freshProject(), databaseId: "(default)", serviceAccount: null };
	const store = await openFirestoreStore({ ...place, emulator: inject("firestore") });
	const on = identityOn(emulator.host, store);
	return {
		...on,
		async close() {
			await on.close();
			await store.close();
			vi.unstubAllEnvs();
		},
	};
}

identityContract("the Firebase identity on Google's emulator", open, { provesHere: false });
