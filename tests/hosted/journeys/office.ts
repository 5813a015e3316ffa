import { randomBytes } from "node:crypto";
import { test as base } from "../../e2e/journey.ts";
import type { TestServer } from "../../e2e/server.ts";
import { projectId } from "../../firebase/fake-firebase.ts";
import { type AuthEmulator, startAuthEmulator } from "../auth-emulator.ts";
import { type Emulator, startFirestoreEmulator } from "../firestore-emulator.ts";
import { hostedEnv } from "../hosted-site.ts";

/** Servers with a Firestore project per test, and Google's Authentication emulator. */
export const test = base.extend<
	{ office: TestServer; another: () => Promise<TestServer>; env: Record<string, string> },
	{ firebase: AuthEmulator; firestore: Emulator }
>({
	firebase: [
		async ({ browserName: _ }, use) => {
			const emulator = await startAuthEmulator();
			await use(emulator);
			await emulator.close();
		},
		{ scope: "worker", timeout: 300_000 },
	],
	firestore: [
		async ({ browserName: _ }, use) => {
			const emulator = await startFirestoreEmulator();
			await use(emulator);
			await emulator.stop();
		},
		{ scope: "worker", timeout: 60_000 },
	],
	env: async ({ firebase, firestore }, use) => {
		await firebase.clear();
		await use({
			...hostedEnv(projectId, randomBytes(32).toString("base64url"), firestore),
			FIRESTORE_DATABASE: `t${randomBytes(8).toString("hex")}`,
			FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
			FIREBASE_PROVIDERS: "google,github",
		});
	},
	office: async ({ launch, env }, use) => {
		await use(await launch(env));
	},
	/** Starts one more server on the same data. */
	another: async ({ launch, env }, use) => {
		await use(() => launch(env));
	},
});
