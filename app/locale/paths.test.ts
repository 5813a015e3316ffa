import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "./locales.ts";
import { checkParams } from "./page-params.ts";
import { pageDefinition, pageNames, pages } from "./pages.ts";
import { createPaths } from "./paths.ts";
import { localeStrategies } from "./strategy.ts";

const anyPage = fc.constantFrom(...pageNames);
const anyLocale = fc.constantFrom(...locales);
/** The beginnings of other pages. */
const taken = new Set([
	...locales,
	...pageNames.flatMap((name) => Object.values(pages[name].paths).map((path) => path.split("/")[1] ?? "")),
]);
const anySlug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/).filter((slug) => !taken.has(slug));

describe.each(localeStrategies)("addresses with %s", (strategy) => {
	const { pathTo, matchPage, addresses } = createPaths(strategy);

	it("resolves the path of a page back to the same page", () => {
		fc.assert(
			fc.property(anyPage, anyLocale, anySlug, (name, locale, slug) => {
				const same = { slug, topic: slug, service: slug, reference: slug, token: slug, id: slug };
				const match = matchPage(pathTo(name, locale, { ...same, page: "2" }));
				expect(match?.name).toBe(name);
				expect(match?.locale).toBe(strategy === "no_prefix" ? null : locale);
				expect(match?.canonical).toBe(true);
				if (name === "slug") expect(match?.params).toEqual({ slug });
			}),
		);
	});

	it("maps every address to exactly one page", () => {
		const paths = addresses.map(({ path }) => path);
		expect(new Set(paths).size).toBe(paths.length);
	});
});

describe("prefix_except_default", () => {
	const { pathTo, matchPage, localeOfPath } = createPaths("prefix_except_default");

	it("writes French without a prefix and English under /en", () => {
		expect(pathTo("index", "fr")).toBe("/");
		expect(pathTo("index", "en")).toBe("/en");
		expect(pathTo("contact", "fr")).toBe("/contactez-nous");
		expect(pathTo("contact", "en")).toBe("/en/contact-us");
		expect(pathTo("estimate", "en")).toBe("/en/estimation-gratuite");
		expect(pathTo("slug", "en", { slug: "a-b" })).toBe("/en/a-b");
	});

	it("returns the locale of a path that has no page", () => {
		expect(localeOfPath("/en/nothing/here")).toBe("en");
		expect(localeOfPath("/english")).toBe("fr");
		expect(matchPage("/fr/contactez-nous")).toBeNull();
	});
});

describe("prefix_and_default", () => {
	it("serves French under /fr too and keeps the unprefixed path canonical", () => {
		const { pathTo, matchPage } = createPaths("prefix_and_default");
		expect(matchPage("/fr/contactez-nous")).toEqual({ name: "contact", locale: "fr", params: {}, canonical: false });
		expect(matchPage("/fr")?.name).toBe("index");
		expect(pathTo("contact", "fr")).toBe("/contactez-nous");
	});
});

describe("no_prefix", () => {
	it("has one address for each page: the French one", () => {
		const { pathTo, addresses } = createPaths("no_prefix");
		expect(pathTo("contact", "en")).toBe("/contactez-nous");
		expect(addresses).toHaveLength(pageNames.length);
	});
});

describe("the table of pages", () => {
	it("has page transitions for the sixteen pages of the specification", () => {
		expect(pageNames.filter((name) => pageDefinition(name).transition)).toHaveLength(16);
	});

	it("rejects malformed slugs", () => {
		expect(checkParams("slug", { slug: "un-article-2" })).toBe(true);
		for (const slug of ["", "A", "a_b", "a--b", "-a", "a.php", "é"]) expect(checkParams("slug", { slug })).toBe(false);
	});
});
