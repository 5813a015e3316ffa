import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent, type SiteContent } from "#app/.server/content/site-content.ts";
import type { Services } from "#app/.server/services.ts";
import { nothingFound } from "#app/model/search.ts";
import type { PageVisit } from "./loaded-page.ts";

/** The content of a site where nobody published anything: reading is all that pages do with it. */
export const originalContent = createSiteContent(originals) as SiteContent as PublishedContent;

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
		now: new Date("2026-11-15T12:00:00Z"),
		...over,
	};
}
