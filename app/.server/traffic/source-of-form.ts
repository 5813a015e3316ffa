import { type LeadSource, readPostedSource, readSource, sourceField } from "#app/model/traffic/lead-source.ts";
import type { SiteContent } from "../content/site-content.ts";
import { knownSource } from "./known-page.ts";
import { asksForPrivacy } from "./may-count.ts";

/**
 * Where the visit came from that sent a form. Without JavaScript only the page of the form is known, with its query. Null
 * when the visitor asks not to be followed, or nothing is known. `earlier`: the source of a draft that this form completes.
 */
export function sourceOfForm(
	form: FormData,
	{ headers, url }: Pick<Request, "headers" | "url">,
	content: SiteContent,
	earlier?: LeadSource | null,
): LeadSource | null {
	if (asksForPrivacy(Object.fromEntries(headers))) return null;
	const said = readPostedSource(form.get(sourceField)) ?? sourceOfPage(headers.get("Referer"), new URL(url).host);
	return earlier ?? knownSource(said, content.reader());
}

/** Where the visit came from if it began with this page of the site, which the browser names with its query. */
export function sourceOfPage(referrer: string | null, host: string): LeadSource | null {
	if (!referrer || !URL.canParse(referrer)) return null;
	const page = new URL(referrer);
	if (page.host !== host) return null;
	return readSource({ host: null, landing: page.pathname, query: page.searchParams });
}
