import { postedSource, withoutCampaign } from "./lead-source.ts";

/** What a browser knows of the document that it shows, which may be a later one of the visit. */
export interface DocumentFacts {
	/** The address with which the document was loaded. */
	url: URL;
	referrer: string;
	/** Loaded by a link or an address, not again by a reload or by going back. */
	isNew: boolean;
	/** What an earlier document of the visit kept. */
	kept: string | null;
}

/** Says that nothing is known. Not empty: the server would look for signs in the request instead. */
export const unknownSource = postedSource({ host: null, landing: "", query: new URLSearchParams() });

/**
 * Where the visit came from, as a browser posts it. A link of another site or the parameters of a campaign begin a visit;
 * without them, a document that was reloaded or linked by this site only continues one. When nothing was kept of that
 * visit, it began with the page before: its scripts had not started yet.
 */
export function visitSource({ url, referrer, isNew, kept }: DocumentFacts): string {
	const before = /^https?:/.test(referrer) ? new URL(referrer) : null;
	const isOutside = before !== null && before.hostname !== url.hostname;
	const { search } = url;
	const isBeginning = isOutside || (search.length > 1 && withoutCampaign(search) !== search);
	if (kept && !(isNew && isBeginning)) return kept;
	if (isBeginning || (isNew && !before)) return sourceAt(url, isOutside ? before.hostname : null);
	return before ? sourceAt(before) : unknownSource;
}

function sourceAt({ pathname: landing, searchParams: query }: URL, host: string | null = null): string {
	return postedSource({ host, landing, query });
}
