import type { PagePayload } from "#app/model/page-payload.ts";

let isWarned = false;
let isLoaded = false;

/** Called for each location. The rest is fetched when the visitor has consented: most pages never need it. */
export function measurePage(
	payload: PagePayload,
	address: Pick<Location, "pathname" | "search">,
	granted: boolean,
): void {
	const { tagManager } = payload.settings;
	if (!tagManager) {
		if (!isWarned) console.warn("Google Tag Manager ID is not set.");
		isWarned = true;
	} else if (granted || isLoaded) {
		isLoaded = true;
		// Without this file the page works as before.
		void import("./tag-manager.ts")
			.then((module) => module.reportPage(payload, address, granted))
			.catch(() => undefined);
	}
}
