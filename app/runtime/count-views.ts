import { countPath } from "#app/model/traffic/count-path.ts";
import { sourceField } from "#app/model/traffic/lead-source.ts";
import { followVisit } from "./follow-visit.ts";

/** Null for a visitor who asks not to be followed. */
const source = followVisit();
/** The pages that this document has shown. */
const seen = new Set<string>();
let shown: string | undefined;

if (source) {
	// The field of the forms that can become a lead, which all have a signed key.
	document.addEventListener("formdata", ({ formData }) => {
		if (formData.has("key")) formData.set(sourceField, source);
	});
	document.addEventListener("click", ({ target }) => {
		if (shown && target instanceof Element && target.closest('a[href^="tel:"]')) report("phone", shown);
	});
}

/** Reports a page that the application shows. The first one is the document, which the server has counted. */
export function countView(path: string): void {
	const from = shown;
	shown = path;
	if (from) report("view", path, { from, ...(seen.has(path) && { again: "1" }) });
	// A call from the document, before this module was loaded.
	else if (document.querySelector("a[data-pressed]")) report("phone", path);
	seen.add(path);
}

function report(kind: "view" | "phone", path: string, more: Record<string, string> = {}): void {
	if (!source) return;
	const locale = document.documentElement.lang.slice(0, 2);
	navigator.sendBeacon(countPath, new URLSearchParams({ kind, path, locale, [sourceField]: source, ...more }));
}
