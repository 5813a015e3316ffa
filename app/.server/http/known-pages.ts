import type { IncomingMessage } from "node:http";
import { renameOldCookies } from "#app/locale/cookie.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Consent } from "#app/model/consent/public-settings.ts";
import { withoutCampaign } from "#app/model/traffic/lead-source.ts";
import type { PageKey } from "#app/model/traffic/page-key.ts";
import type { Config } from "../config.ts";
import { publicSettings } from "../public-settings.ts";
import { localeRedirect, rememberedLocale } from "./locale-redirect.ts";
import type { CacheEntry, PageCache } from "./page-cache.ts";
import type { CheckedRequest } from "./request-checks.ts";
import type { EntryOptions } from "./send.ts";

/** Per-URL values that never vary by request: cache key, locale, Vary. */
export interface KnownPage {
	key: string;
	route: string;
	/** Null: views are not counted. */
	page: PageKey | null;
	asPayload: boolean;
	locale: Locale;
	vary: string | undefined;
}

/** The same before it is known to be cacheable: private pages have no key, and `no_prefix` URLs have no locale. */
type Answered = Omit<KnownPage, "key" | "locale"> & { key: string | null; locale: Locale | null };

export const askAgain = "public, max-age=0, must-revalidate";
/** Far more than the number of pages; above it the URL that was added first is evicted. */
const mostKnown = 5_000;

/**
 * Maps URLs to entries of the page cache and skips the stages in between: without it a cached page costs 1.8 times the
 * CPU time (`npm run bench:beside`). `peek` does not find invalidated entries, so their URLs go through all stages
 * again. Only URLs of cached pages are added, so invented URLs cannot fill it.
 */
export function createKnownPages(cache: PageCache, config: Config) {
	/** By consent, then by path as received: a concatenated key would be hashed anew on every request. */
	const pages: Record<Consent, Map<string, KnownPage>> = {
		undecided: new Map(),
		granted: new Map(),
		refused: new Map(),
	};
	const https = config.origin.startsWith("https:");

	return {
		remember(rawPath: string, consent: Consent, page: KnownPage): void {
			const known = pages[consent];
			known.set(rawPath, page);
			if (known.size > mostKnown) known.delete(known.keys().next().value ?? "");
		},

		find(
			request: IncomingMessage,
			{ method, path, rawPath, search }: CheckedRequest,
		): { known: KnownPage; entry: CacheEntry; options: EntryOptions } | null {
			if (method === "POST" || (search !== "" && withoutCampaign(search) !== "")) return null;
			const consent = config.GTM_ID ? publicSettings(config, request.headers.cookie).consent : "undecided";
			const page = pages[consent].get(rawPath);
			const entry = page && cache.peek(page.key);
			if (!entry || (!page.asPayload && localeRedirect(request, path) !== null)) return null;
			return { known: page, entry, options: entryOptions(request, page, https) };
		},
	};
}

export type KnownPages = ReturnType<typeof createKnownPages>;

export function isKnowable(page: Answered): page is KnownPage {
	return page.key !== null && page.locale !== null;
}

/** The per-visitor part of the response, kept out of the cache entry: Set-Cookie and the matching Cache-Control. */
export function entryOptions(
	request: IncomingMessage,
	{ key, locale, asPayload, vary }: Answered,
	https: boolean,
): EntryOptions {
	const chosen = asPayload || locale === null ? null : rememberedLocale(request, locale, https);
	const renamed = asPayload ? [] : renameOldCookies(request.headers.cookie, https);
	// The newly chosen language comes last: of two cookies with the same name, browsers keep the last.
	const cookies = chosen === null ? renamed : [...renamed, chosen];
	const cacheControl = key === null || cookies.length > 0 ? "private, no-cache" : askAgain;
	return { cacheControl, vary, cookies, https };
}
