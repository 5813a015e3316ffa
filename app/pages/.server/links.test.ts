import { describe, expect, it } from "vitest";
import { createContentReader } from "#app/.server/content/reader.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type PageName, type PageParams, pageDefinition, pageNames } from "#app/locale/pages.ts";
import { matchPage } from "#app/locale/paths.ts";
import { loadPage } from "./load-page.ts";

interface Visited {
	name: PageName;
	locale: Locale;
	params: PageParams;
}

const load = (visited: Visited) =>
	loadPage({
		...visited,
		path: "/",
		origin: "https://airelle.example",
		build: "test",
		formKey: () => "key",
		settings: { consent: "undecided", tagManager: null, captcha: null },
		now: new Date(),
	});

const everyPage: Visited[] = locales.flatMap((locale) => [
	...pageNames
		.filter((name) => !pageDefinition(name).paths.fr.includes(":"))
		.map((name) => ({ name, locale, params: {} })),
	...createContentReader()
		.read(`articles.${locale}`)
		.map(({ matter }) => ({ name: "slug" as const, locale, params: { slug: matter.slug } })),
]);

describe("internal links", () => {
	it.each(everyPage)("of $name in $locale $params.slug all lead to a page, in the same language", (visited) => {
		const { payload } = load(visited);
		const own = JSON.stringify({ ...payload, site: { ...payload.site, otherLanguage: "" } });
		const targets = new Set(
			[...own.matchAll(/"path":"(\/[^"#?]*)|\]\((\/[^)#?]*)|href=\\"(\/[^"\\#?]*)/g)].map(
				([, a, b, c]) => a ?? b ?? c ?? "",
			),
		);
		for (const target of targets) {
			const match = matchPage(target);
			expect(match?.locale, `${target} speaks another language`).toBe(visited.locale);
			expect(match && load({ name: match.name, locale: visited.locale, params: match.params }).status, target).toBe(
				200,
			);
		}
	});
});
