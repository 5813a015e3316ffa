import { describe, expect, it } from "vitest";
import { createContentReader } from "#app/.server/content/reader.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type PageName, type PageParams, pageDefinition, pageNames } from "#app/locale/pages.ts";
import { matchPage } from "#app/locale/paths.ts";
import { loadPage } from "./load-page.ts";
import { testVisit } from "./visit.testing.ts";

interface Visited {
	name: PageName;
	locale: Locale;
	params: PageParams;
}

const load = (visited: Visited) => loadPage(testVisit({ ...visited, now: new Date() }));

const everyPage: Visited[] = locales.flatMap((locale) => [
	...pageNames
		.filter((name) => !pageDefinition(name).paths.fr.includes(":"))
		.map((name) => ({ name, locale, params: {} })),
	...createContentReader()
		.read(`articles.${locale}`)
		.map(({ matter }) => ({ name: "slug" as const, locale, params: { slug: matter.slug } })),
]);

describe("internal links", () => {
	it.each(everyPage)("of $name in $locale $params.slug all lead to a page, in the same language", async (visited) => {
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
	});
});
