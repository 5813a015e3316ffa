import { useEffect } from "react";
import type { FirebaseSettings } from "#app/model/members/firebase-settings.ts";

/** Renders nothing; loads Firebase after the page has loaded. */
export function KeepSession({ settings }: { settings: FirebaseSettings }) {
	const { apiKey, authDomain, projectId, emulator } = settings;
	useEffect(() => {
		const leaving = new AbortController();
		import("./browser-auth.ts")
			.then(({ keepSession }) => keepSession({ apiKey, authDomain, projectId, emulator }, leaving.signal))
			// Without it, the session is still extended by use.
			.catch((error: unknown) => console.warn("Tokens are not refreshed:", error));
		return () => leaving.abort();
	}, [apiKey, authDomain, projectId, emulator]);
	return null;
}
