import { isLiveAddress } from "#app/.server/content/live-address.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { legacyPath, redirectTarget } from "#app/.server/http/redirects.ts";
import { redirectObstacle } from "#app/locale/own-addresses.ts";
import type { RedirectHits } from "#app/model/editing/redirect-hits.ts";
import type { DocumentStore } from "#app/model/ports.ts";

export interface RedirectLine {
	from: string;
	to: string;
	hits: number;
	lastAt: string | null;
	/** Ignored because it would hide a part of the site. */
	isInactive: boolean;
}

export interface RedirectsView {
	lines: readonly RedirectLine[];
	total: number;
	/** Number of redirects that are not shown. */
	more: number;
	filter: string;
	tried: TriedPath | null;
}

export type TriedPath =
	| { kind: "leads"; path: string; target: string }
	| { kind: "answers"; path: string }
	| { kind: "nothing"; path: string };

const mostShown = 30;

/** The redirects with their hit counts: ignored ones first, then the most used. */
export async function redirectsView(
	{ store, reader }: { store: DocumentStore; reader: ContentReader },
	query: URLSearchParams,
): Promise<RedirectsView> {
	const filter = (query.get("chercher") ?? "").trim().toLowerCase();
	const hits = await readHits(store);
	const all = reader.read("redirects");
	const found = all
		.map((redirect) => ({
			from: redirect.from,
			to: legacyPath(redirect, reader),
			...lineOf(hits.get(redirect.from)),
			isInactive: redirectObstacle(redirect.from) !== null || isLiveAddress(redirect.from, reader),
		}))
		.filter(({ from, to }) => from.toLowerCase().includes(filter) || to.includes(filter))
		.sort((a, b) => Number(b.isInactive) - Number(a.isInactive) || b.hits - a.hits || (a.from < b.from ? -1 : 1));
	const tried = (query.get("essai") ?? "").trim();
	return {
		lines: found.slice(0, mostShown),
		total: all.length,
		more: Math.max(0, found.length - mostShown),
		filter,
		tried: tried === "" ? null : tryPath(tried, reader),
	};
}

function lineOf(counted: RedirectHits | undefined): Pick<RedirectLine, "hits" | "lastAt"> {
	return { hits: counted?.hits ?? 0, lastAt: counted?.lastAt ?? null };
}

async function readHits(store: DocumentStore): Promise<ReadonlyMap<string, RedirectHits>> {
	const hits = new Map<string, RedirectHits>();
	let cursor: string | null | undefined;
	do {
		const page = await store.query("redirectHits", { limit: 500, ...(cursor && { cursor }) });
		for (const { data } of page.documents) hits.set(data.from, data);
		cursor = page.cursor;
	} while (cursor);
	return hits;
}

/** Returns what a visitor of this path would get. */
function tryPath(typed: string, reader: ContentReader): TriedPath {
	const path = pathIn(typed);
	const target = redirectTarget(path, path, reader);
	if (target !== null) return { kind: "leads", path, target };
	return { kind: isLiveAddress(path, reader) ? "answers" : "nothing", path };
}

function pathIn(typed: string): string {
	const { pathname } = URL.parse(typed, "https://site.invalid") ?? { pathname: "/" };
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}
