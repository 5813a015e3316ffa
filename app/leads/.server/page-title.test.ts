import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { pageTitle } from "./page-title.ts";

const reader = originalContent.reader();

describe("the name of a page", () => {
	it.each([
		["index", "Accueil", "Home"],
		["services-dryer-ducts", "Conduits de sécheuse", "Dryer ducts"],
		["estimate-appointment", "Début de l’estimation", "Estimate start page"],
		["blog-topic/air", "Blogue", "Blog"],
		["gallery-service/tapis", "Réalisations", "Our work"],
		["privacy", "Confidentialité et renseignements personnels", "Privacy and your personal information"],
		["estimate-follow", null, null],
		["slug/gone", null, null],
		["other", null, null],
	])("of %s is %s or %s", (key, french, english) => {
		expect([pageTitle(key, "fr", reader), pageTitle(key, "en", reader)]).toEqual([french, english]);
	});

	it("of an article is in the member's language, whatever the language of the visit", () => {
		const [first] = reader.read("articles.fr");
		const article = (locale: "fr" | "en") => reader.read(`articles.${locale}`).find(({ name }) => name === first?.name);
		const [french, english] = [article("fr")?.matter, article("en")?.matter];
		expect(pageTitle(`slug/${english?.slug}`, "fr", reader)).toBe(french?.title);
		expect(pageTitle(`slug/${french?.slug}`, "en", reader)).toBe(english?.title);
	});
});
