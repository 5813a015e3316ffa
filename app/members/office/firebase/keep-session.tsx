import { useEffect } from "react";
import type { FirebaseSettings } from "#app/model/members/firebase-settings.ts";

/** Nothing to see: the provider's script, loaded when the page has come to rest. */
export function KeepSession({ settings }: { settings: FirebaseSettings }) {
	const { apiKey, authDomain, projectId, emulator } = settings;
	useEffect(() => {
		const leaving = new AbortController();
		import("./browser-auth.ts")
			.then(({ keepSession }) => keepSession({ apiKey, authDomain, projectId, emulator }, leaving.signal))
			// Without it the session still lives by being used.
			.catch((error: unknown) => console.warn("Tokens are not refreshed:", error));
		return () => leaving.abort();
	}, [apiKey, authDomain, projectId, emulator]);
	return null;
}
