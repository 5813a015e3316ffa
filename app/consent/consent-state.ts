import { useSyncExternalStore } from "react";
import { type Consent, type ConsentChoice, consentPath } from "../model/public-settings.ts";

let chosen: ConsentChoice | null = null;
const listeners = new Set<() => void>();

/** Returns the choice made since the page was loaded; without one, the value from the server. */
export function useConsent(fromServer: Consent): Consent {
	return useSyncExternalStore(
		subscribe,
		() => chosen ?? fromServer,
		() => fromServer,
	);
}

/** Saves the choice on the server, then updates the page. Resolves to false on failure: callers then send the form. */
export async function chooseConsent(choice: ConsentChoice): Promise<boolean> {
	try {
		const body = new URLSearchParams({ choice });
		// keepalive: the choice is saved even when the visitor leaves the page at once.
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

/** Calls a listener with each choice, and with the one made since the page was loaded. For code outside React. */
export function watchConsent(listener: (choice: ConsentChoice) => void): void {
	const tell = () => chosen && listener(chosen);
	subscribe(tell);
	tell();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
