import type { FirebaseSettings } from "#app/model/members/firebase-settings.ts";
import { type FederatedProvider, federatedProviders } from "#app/model/members/identity.ts";
import type { Config } from "../config.ts";

export interface FirebaseServerSettings extends FirebaseSettings {
	providers: readonly FederatedProvider[];
	/** Null: Google's library finds the file that GOOGLE_APPLICATION_CREDENTIALS names. */
	serviceAccount: ServiceAccount | null;
}

interface ServiceAccount {
	project_id: string;
	client_email: string;
	private_key: string;
}

/** `config.ts` guarantees that the required settings are present. */
export function firebaseSettings(config: Config): FirebaseServerSettings {
	const { FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST } = config;
	return {
		apiKey: FIREBASE_API_KEY ?? "",
		authDomain: FIREBASE_AUTH_DOMAIN ?? "",
		projectId: FIREBASE_PROJECT_ID ?? "",
		emulator: FIREBASE_AUTH_EMULATOR_HOST ? `http://${FIREBASE_AUTH_EMULATOR_HOST}` : null,
		providers: federatedProviders.filter((provider) => config.FIREBASE_PROVIDERS.includes(provider)),
		serviceAccount: config.FIREBASE_SERVICE_ACCOUNT ?? null,
	};
}
