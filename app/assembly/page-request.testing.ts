import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { PageRequest } from "#app/.server/pages/loaded-page.ts";
import type { Services } from "#app/.server/services.ts";
import { nothingFound } from "#app/model/site/search.ts";
import { pageLoaders } from "./page-loaders.ts";

/** A page request for tests: an anonymous visitor, in French, with an empty store. */
export function testPageRequest(over: Partial<PageRequest> = {}): PageRequest {
	return {
		name: "index",
		locale: "fr",
		params: {},
		path: "/x",
		origin: "https://airelle.example",
		build: "test",
		visitor: { query: new URLSearchParams(), cookies: undefined },
		mayCount: false,
		services: {
			secret: "secret",
			store: { get: async () => null },
			search: { find: async () => nothingFound, prepare: async () => {} },
			content: originalContent,
		} as unknown as Services,
		settings: { consent: "undecided", tagManager: null, captcha: null },
		loaders: pageLoaders,
		now: new Date("2026-11-15T12:00:00Z"),
		...over,
	};
}
