import { isLocale, type Locale } from "#app/locale/locales.ts";
import { readPostedSource, sourceField } from "#app/model/traffic/lead-source.ts";
import { missingKey, pageAt } from "#app/model/traffic/page-key.ts";
import type { SiteContent } from "../content/site-content.ts";
import { startsEstimate } from "./count-requests.ts";
import { knownPage, knownSource } from "./known-page.ts";
import { mayCount } from "./may-count.ts";
import type { TrafficCounter } from "./traffic-counter.ts";

interface Parts {
	traffic: TrafficCounter;
	content: SiteContent;
}

/**
 * Counts a report of a page: `kind` is `view` (with `path` and `from`) or `phone` (with `path`), `locale` its language,
 * and `source` says where the visit came from. `again` marks a page that this document showed before. A view of a page that
 * does not exist is a missing page: the application shows it without a document. Anything else is ignored.
 */
export function countBeacon({ traffic, content }: Parts, headers: Headers, form: FormData): void {
	if (!mayCount(Object.fromEntries(headers))) return;
	const text = (name: string) => String(form.get(name) ?? "");
	const reader = content.reader();
	const path = text("path");
	const page = pageAt(path);
	const key = knownPage(page?.key, reader);
	const missing = !key && text("kind") === "view" && path.startsWith("/") && missingKey(path);
	if (missing) traffic.count({ kind: "missing", path: missing });
	const locale = page && localeIn(page.match.locale ?? text("locale"));
	if (!key || !locale) return;
	const source = knownSource(readPostedSource(form.get(sourceField)), reader);
	if (text("kind") === "phone") traffic.count({ kind: "phone", page: key, locale, source });
	if (text("kind") !== "view") return;
	// The visit itself was counted with its first document.
	traffic.count({ kind: "view", page: key, locale, from: knownPage(pageAt(text("from"))?.key, reader), source: null });
	if (!form.has("again") && startsEstimate(key, headers.get("Cookie") ?? undefined))
		traffic.count({ kind: "step", step: "started", locale, source });
}

function localeIn(typed: string): Locale | null {
	return isLocale(typed) ? typed : null;
}
