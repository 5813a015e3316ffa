import { describe, expect, it } from "vitest";
import { originalContent } from "./original-content.testing.ts";
import { pageDirectory } from "./page-directory.ts";

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
});
