import type * as Sdk from "@google-cloud/firestore";

export interface FirestoreSettings {
	projectId: string;
	databaseId: string;
	/** Null: the library finds the machine's own account, or the file that GOOGLE_APPLICATION_CREDENTIALS names. */
	serviceAccount: { client_email: string; private_key: string } | null;
	/** Such as `localhost:8080`; null for Google's servers. */
	emulator: string | null;
}

export interface FirestoreClient {
	sdk: typeof Sdk;
	database: Sdk.Firestore;
}

/** Imports Google's library on demand: loading it takes a second. */
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

/** An emulator needs no credentials: the pass-through client stops the library from looking for an account. */
async function accountOf({ serviceAccount, emulator }: FirestoreSettings) {
	if (!serviceAccount && !emulator) return null;
	const { JWT, PassThroughClient } = await import("google-auth-library");
	if (emulator || !serviceAccount) return new PassThroughClient();
	const { client_email: email, private_key: key } = serviceAccount;
	return new JWT({ email, key, scopes: ["https://www.googleapis.com/auth/datastore"] });
}
