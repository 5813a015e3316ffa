import type { TestProject } from "vitest/node";
import { startFirestoreEmulator } from "./firestore-emulator.ts";

/** One emulator for all files: each test uses a project of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const emulator = await startFirestoreEmulator();
	project.provide("firestore", emulator.host);
	return emulator.stop;
}

declare module "vitest" {
	interface ProvidedContext {
		firestore: string;
	}
}
