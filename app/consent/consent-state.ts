import { useSyncExternalStore } from "react";
import { type Consent, type ConsentChoice, consentPath } from "#app/model/consent/public-settings.ts";

let chosen: ConsentChoice | null = null;
const listeners = new Set<(choice: ConsentChoice | null) => void>();

/** Returns the choice made since the page was loaded; without one, the value from the server. */
export function useConsent(fromServer: Consent): Consent {
	return useSyncExternalStore(
		subscribe,
		() => chosen ?? fromServer,
		() => fromServer,
	);
}

/** Saves the choice on the server, then updates the page. Resolves to false on failure: callers then send the form. */
export async function chooseConsent(choice: ConsentChoice, path: string): Promise<boolean> {
	try {
		const body = new URLSearchParams({ choice, path });
		// keepalive: the choice is saved even when the visitor leaves the page at once.
		const headers = { Accept: "application/json" };
		const response = await fetch(consentPath, { method: "POST", body, headers, keepalive: true });
		if (!response.ok) return false;
	} catch {
		return false;
	}
	chosen = choice;
	for (const listener of listeners) listener(choice);
	return true;
}

/** Calls a listener at once and after each choice, with the choice made since the page was loaded. */
export function subscribe(listener: (choice: ConsentChoice | null) => void): () => void {
	listeners.add(listener);
	listener(chosen);
	return () => listeners.delete(listener);
}
