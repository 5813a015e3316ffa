import { describe, expect, it } from "vitest";
import type { LegacyRedirect } from "#app/model/editing/legacy-redirect.ts";
import { originalContent } from "./original-content.testing.ts";
import { originals } from "./originals.ts";
import { pageDirectory } from "./page-directory.ts";
import { createSiteContent } from "./site-content.ts";

const reader = originalContent.reader();
const french = pageDirectory(reader, "fr");
const english = pageDirectory(reader, "en");
const titles = (key: string) => [french.describe(key).title, english.describe(key).title];

describe("the name of a page", () => {
	it.each([
		["index", "Accueil", "Home"],
		["services-dryer-ducts", "Conduits de sécheuse", "Dryer ducts"],
		["estimate-appointment", "Estimation, étape 3 : où et quand", "Estimate, step 3: where and when"],
		["blog-topic/gone", null, null],
		["gallery", "Réalisations", "Our work"],
		["privacy", "Confidentialité et renseignements personnels", "Privacy and your personal information"],
		["slug/gone", null, null],
		["other", null, null],
	])("of %s is %s or %s", (key, inFrench, inEnglish) => {
		expect(titles(key)).toEqual([inFrench, inEnglish]);
	});

	it("of an article is in the member's language, whatever the language of the visit", () => {
		const [first] = reader.read("articles.fr");
		const article = (locale: "fr" | "en") => reader.read(`articles.${locale}`).find(({ name }) => name === first?.name);
		const both = [article("fr")?.matter.title, article("en")?.matter.title];
		expect(titles(`slug/${article("en")?.matter.slug}`)).toEqual(both);
		expect(titles(`slug/${article("fr")?.matter.slug}`)).toEqual(both);
	});

	it("of an address that an article had before is the article, unless another one has it now", () => {
		const [first, second] = reader.read("articles.fr");
		if (!first || !second) throw new Error("no article");
		const redirects: readonly LegacyRedirect[] = [
			{ from: "/ancienne-adresse", to: `article:${first.name}`, locale: "fr" },
			{ from: "/en/earlier-address", to: `article:${first.name}`, locale: "en" },
			{ from: `/${second.matter.slug}`, to: `article:${first.name}`, locale: "fr" },
			{ from: "/vieux/*", to: `article:${first.name}`, locale: "fr" },
			{ from: "/retire", to: "article:gone", locale: "fr" },
		];
		const directory = pageDirectory(createSiteContent({ ...originals, redirects }).reader(), "fr");
		const keys = ["ancienne-adresse", "earlier-address", second.matter.slug, "retire"].map(
			(slug) => directory.describe(`slug/${slug}`).key,
		);
		const own = `slug/${first.matter.slug}`;
		expect(keys).toEqual([own, own, `slug/${second.matter.slug}`, "slug/retire"]);
		expect(directory.articles).toHaveLength(french.articles.length);
	});

	it("of an address that a topic had before is the topic", () => {
		const redirects: readonly LegacyRedirect[] = [
			{ from: "/blogue/sujet/vieil-air", to: "topic:air", locale: "fr" },
			{ from: "/en/blog/topic/old-air", to: "topic:air", locale: "en" },
		];
		const directory = pageDirectory(createSiteContent({ ...originals, redirects }).reader(), "fr");
		const own = directory.describe(`blog-topic/${originals["words.fr"].blog.topics.air.slug}`);
		expect(own.title).not.toBeNull();
		expect(directory.describe("blog-topic/vieil-air")).toEqual(own);
		expect(directory.describe("blog-topic/old-air")).toEqual(own);
	});
});
