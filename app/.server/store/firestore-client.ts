import type * as Sdk from "@google-cloud/firestore";

export interface FirestoreSettings {
	projectId: string;
	databaseId: string;
	/** Null: the library finds the machine's own account, or the file that GOOGLE_APPLICATION_CREDENTIALS names. */
	serviceAccount: { client_email: string; private_key: string } | null;
	/** `localhost:8080`; null for Google's own. */
	emulator: string | null;
}

export interface FirestoreClient {
	sdk: typeof Sdk;
	database: Sdk.Firestore;
}

/** Google's library takes a second to load: only who asks for it pays. */
export async function openFirestoreClient(settings: FirestoreSettings): Promise<FirestoreClient> {
	const [sdk, authClient] = await Promise.all([import("@google-cloud/firestore"), accountOf(settings)]);
	const { projectId, databaseId, emulator } = settings;
	const database = new sdk.Firestore({
		projectId,
		databaseId,
		...(authClient && { authClient }),
		...(emulator && { host: emulator, ssl: false }),
	});
	return { sdk, database };
}

/** An emulator asks nobody who they are; without this the library would look for the machine's own account first. */
async function accountOf({ serviceAccount, emulator }: FirestoreSettings) {
	if (!serviceAccount && !emulator) return null;
	const { JWT, PassThroughClient } = await import("google-auth-library");
	if (emulator || !serviceAccount) return new PassThroughClient();
	const { client_email: email, private_key: key } = serviceAccount;
	return new JWT({ email, key, scopes: ["https://www.googleapis.com/auth/datastore"] });
}
