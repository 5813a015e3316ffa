import { join } from "node:path";
import type { DocumentStore } from "#app/model/ports.ts";
import type { Config } from "../config.ts";
import type { FirestoreSettings } from "./firestore-client.ts";
import { openSqliteStore, type SqliteOptions } from "./sqlite.ts";

/** Opens the store selected by `STORE`. The Firestore adapter is imported only when it is used. */
export async function openStore(
	config: Config,
	options: Pick<SqliteOptions, "beforeReopen"> = {},
): Promise<DocumentStore> {
	if (config.STORE === "sqlite") return openSqliteStore({ ...options, path: join(config.DATA_DIR, "airelle.sqlite") });
	const { openFirestoreStore } = await import("./firestore.ts");
	return openFirestoreStore(firestoreSettings(config));
}

export function firestoreSettings(config: Config): FirestoreSettings {
	return {
		// `config.ts` guarantees that it is set.
		projectId: config.FIREBASE_PROJECT_ID ?? "",
		databaseId: config.FIRESTORE_DATABASE,
		serviceAccount: config.FIREBASE_SERVICE_ACCOUNT ?? null,
		emulator: config.FIRESTORE_EMULATOR_HOST ?? null,
	};
}

/** Describes where documents are stored, for the startup log. */
export function describeStore(config: Config): string {
	if (config.STORE === "sqlite") return config.DATA_DIR;
	const { projectId, databaseId, emulator } = firestoreSettings(config);
	return `Firestore, ${projectId}/${databaseId}${emulator ? `, emulated on ${emulator}` : ""}`;
}
