import { describe, expect, it } from "vitest";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { locales } from "#app/locale/locales.ts";
import { matchPage } from "#app/locale/paths.ts";
import { everyPage, type Visited } from "./every-page.testing.ts";
import { testPageRequest } from "./page-request.testing.ts";

const load = (visited: Visited) => loadPage(testPageRequest({ ...visited, now: new Date() }));

const design: Visited[] = locales.map((locale) => ({ name: "design", locale, params: {} }));

describe("internal links", () => {
	it.each([...everyPage, ...design])(
		"of $name in $locale $params all lead to existing pages in the same language",
		async (visited) => {
			const { payload } = await load(visited);
			const own = JSON.stringify({ ...payload, site: { ...payload.site, otherLanguage: "" } });
			const targets = new Set(
				[...own.matchAll(/"path":"(\/[^"#?]*)|\]\((\/[^)#?]*)|href=\\"(\/[^"\\#?]*)/g)].map(
					([, a, b, c]) => a ?? b ?? c ?? "",
				),
			);
			for (const target of targets) {
				const match = matchPage(target);
				expect(match?.locale, `${target} speaks another language`).toBe(visited.locale);
				const found = match && (await load({ name: match.name, locale: visited.locale, params: match.params }));
				expect(found?.status, target).toBe(200);
			}
		},
	);
});
