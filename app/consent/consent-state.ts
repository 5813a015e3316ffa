import { useSyncExternalStore } from "react";
import { type Consent, type ConsentChoice, consentPath } from "../model/public-settings.ts";

let chosen: ConsentChoice | null = null;
const listeners = new Set<() => void>();

/** The choice made on this page, if there was one, otherwise what the server said. */
export function useConsent(fromServer: Consent): Consent {
	return useSyncExternalStore(
		subscribe,
		() => chosen ?? fromServer,
		() => fromServer,
	);
}

/** Remembered by the server, then at once by the page. Resolves to false when it could not be: the form is then sent as usual. */
export async function chooseConsent(choice: ConsentChoice): Promise<boolean> {
	try {
		const body = new URLSearchParams({ choice });
		// Kept alive: a visitor who answers and moves on at once has answered.
		const headers = { Accept: "application/json" };
		const response = await fetch(consentPath, { method: "POST", body, headers, keepalive: true });
		if (!response.ok) return false;
	} catch {
		return false;
	}
	chosen = choice;
	for (const listener of listeners) listener();
	return true;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
