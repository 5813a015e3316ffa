import { subscribe } from "#app/consent/consent-state.ts";
import type { Consent } from "#app/model/consent/public-settings.ts";
import { visitSource } from "#app/model/traffic/visit-source.ts";
import { readDocumentPayload } from "./document-payload.ts";

const storageKey = "visit source";

/**
 * Where this visit came from, as forms post it: in memory, and in this tab only while the visitor consents. Null for a
 * visitor who asks not to be followed, with Global Privacy Control or Do Not Track.
 */
export function followVisit(): string | null {
	const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
	if (globalPrivacyControl || doNotTrack === "1") {
		keep(null);
		return null;
	}
	// Still the address of the document after the application has shown other pages.
	const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const consent = readDocumentPayload()?.settings.consent;
	const source = visitSource({
		url: new URL(loaded?.name ?? window.location.href),
		referrer: document.referrer,
		isNew: loaded?.type === "navigate",
		kept: consent === "granted" ? read() : null,
	});
	const keepAsChosen = (choice: Consent | null | undefined) => {
		if (choice === "granted") keep(source);
		if (choice === "refused") keep(null);
	};
	keepAsChosen(consent);
	subscribe(keepAsChosen);
	return source;
}

function read(): string | null {
	try {
		return sessionStorage.getItem(storageKey);
	} catch {
		return null;
	}
}

function keep(source: string | null): void {
	try {
		if (source) sessionStorage.setItem(storageKey, source);
		else sessionStorage.removeItem(storageKey);
	} catch {
		// Storage is full or blocked: the source stays in memory.
	}
}
