import type { PublicSettings } from "../model/public-settings.ts";

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

const signals = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];

let state: "idle" | "warned" | "loaded" = "idle";

/** Loads no script of the tag manager and sends nothing before the visitor has granted consent. */
export function runTagManager(tagManager: PublicSettings["tagManager"], granted: boolean): void {
	if (!tagManager) {
		if (state === "idle") console.warn("Google Tag Manager ID is not set.");
		state = "warned";
		return;
	}
	if (state === "loaded") {
		signal("update", granted);
		return;
	}
	if (!granted) return;
	state = "loaded";
	signal("default", false);
	signal("update", true);
	push({ "gtm.start": Date.now(), event: "gtm.js" });
	const script = document.createElement("script");
	script.async = true;
	script.src = `${tagManager.origin}/gtm.js?id=${encodeURIComponent(tagManager.id)}`;
	document.head.append(script);
}

/** Called once after consent is granted, then after each navigation. */
export function sendPageView(path: string, title: string): void {
	if (state === "loaded") push({ event: "page_view", page_path: path, page_title: title });
}

function signal(kind: "default" | "update", granted: boolean): void {
	const values = Object.fromEntries(signals.map((name) => [name, granted ? "granted" : "denied"]));
	// Consent mode reads the arguments object of gtag(), not an array.
	(function gtag(..._: unknown[]) {
		// biome-ignore lint/complexity/noArguments: the tag manager recognises commands by the arguments object itself
		push(arguments);
	})("consent", kind, values);
}

function push(entry: unknown): void {
	window.dataLayer ??= [];
	window.dataLayer.push(entry);
}
