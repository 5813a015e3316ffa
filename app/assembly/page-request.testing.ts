import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { Services } from "#app/.server/services.ts";
import { nothingFound } from "#app/model/site/search.ts";
import type { PageVisit } from "../.server/pages/loaded-page.ts";
import { pageLoaders } from "./page-loaders.ts";

/** A visit for tests: an anonymous visitor in French, with nothing in the store. */
export function testVisit(over: Partial<PageVisit> = {}): PageVisit {
	return {
		name: "index",
		locale: "fr",
		params: {},
		path: "/x",
		origin: "https://airelle.example",
		build: "test",
		visitor: { query: new URLSearchParams(), cookies: undefined },
		services: {
			secret: "secret",
			search: { find: async () => nothingFound, prepare: async () => {} },
			content: originalContent,
		} as Pick<Services, "secret" | "search" | "content"> as Services,
		settings: { consent: "undecided", tagManager: null, captcha: null },
		loaders: pageLoaders,
		now: new Date("2026-11-15T12:00:00Z"),
		...over,
	};
}
