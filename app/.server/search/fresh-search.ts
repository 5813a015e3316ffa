import { setImmediate } from "node:timers/promises";
import type { Locale } from "#app/locale/locales.ts";
import { nextPromotionChange } from "#app/model/estimate/promotion.ts";
import type { Clock, SiteSearch } from "#app/model/ports.ts";
import type { SearchDocument } from "#app/model/site/search.ts";
import type { ContentReader } from "../content/reader.ts";
import type { Reads } from "../content/reads.ts";
import type { SiteContent } from "../content/site-content.ts";
import { searchDocuments } from "./documents.ts";

export interface FreshSearch extends Pick<SiteSearch, "find" | "suggest"> {
	/** Builds the index ahead of an expected search. */
	prepare(locale: Locale): Promise<void>;
}

interface FreshSearchParts {
	search: SiteSearch;
	clock: Clock;
	content: SiteContent;
}

interface Made {
	/** The content that the index was built from. */
	reads: Reads;
	until: Date | null;
	done: Promise<void>;
}

/** Indexes a language on its first search, and again when an indexed document changed or a promotion began or ended. */
export function createFreshSearch({ search, clock, content }: FreshSearchParts): FreshSearch {
	const made = new Map<Locale, Made>();

	function refresh(locale: Locale): Promise<void> {
		const now = clock.now();
		const last = made.get(locale);
		if (last && isFresh(last, now)) return last.done;
		const reader = content.reader();
		const until = nextPromotionChange(reader.read("promotions"), now);
		// Builds run one after the other: an older one must not overwrite a newer one.
		const earlier = last?.done.catch(() => undefined);
		const done = (earlier ?? Promise.resolve()).then(() => build(locale, reader, now));
		made.set(locale, { reads: reader.reads, until, done });
		done.catch(() => made.delete(locale));
		return done;
	}

	/** Yields to the event loop after every document, because building the index takes long enough to delay requests. */
	async function build(locale: Locale, reader: ContentReader, now: Date): Promise<void> {
		const documents: SearchDocument[] = [];
		for (const document of searchDocuments(locale, reader, now)) {
			documents.push(document);
			await setImmediate();
		}
		await search.replace(locale, documents);
	}

	function isFresh({ reads, until }: Made, now: Date): boolean {
		return (until === null || now < until) && reads.areCurrent();
	}

	return {
		prepare: refresh,
		async find(locale, ...asked) {
			await refresh(locale);
			return search.find(locale, ...asked);
		},
		async suggest(locale, ...asked) {
			await refresh(locale);
			return search.suggest(locale, ...asked);
		},
	};
}
