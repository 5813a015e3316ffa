import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Locale } from "#app/locale/locales.ts";
import { matchPage } from "#app/locale/paths.ts";
import type { Article } from "#app/model/site/article.ts";
import { originals } from "../content/originals.ts";
import { createSiteContent, type ReplaceableContent } from "../content/site-content.ts";
import { searchDocuments } from "./documents.ts";
import { createFreshSearch, type FreshSearch } from "./fresh-search.ts";
import { createSqliteSearch } from "./sqlite-search.ts";

let now = new Date("2026-11-15T12:00:00Z");
let builds: Locale[];
let search: FreshSearch;
let content: ReplaceableContent;

function open(): void {
	now = new Date("2026-11-15T12:00:00Z");
	content = createSiteContent(originals);
	builds = [];
	const sqlite = createSqliteSearch();
	search = createFreshSearch({
		search: {
			...sqlite,
			replace(locale, documents) {
				builds.push(locale);
				return sqlite.replace(locale, documents);
			},
		},
		clock: { now: () => now },
		content,
	});
}

describe("search in the original content", () => {
	beforeAll(open);

	it.each([
		["fr", "ventilation", "/services/nettoyage-conduits-ventilation"],
		["fr", "tapis laine", "/taches-tapis-de-laine"],
		["fr", "tapis", "/services/tapis-carpettes-tapis-orientaux"],
		["fr", "mite", "/services/tapis-carpettes-tapis-orientaux"],
		["fr", "acarien", "/matelas-et-acariens"],
		["fr", "secheuse", "/services/conduits-secheuse"],
		["fr", "moisissure", "/services/decontamination-nettoyage-apres-sinistre"],
		["fr", "prix", "/prix"],
		["fr", "déménagement", "/services/grand-menage"],
		["fr", "animal", "/animaux-et-odeurs"],
		["fr", "Longueuil", "/secteurs/rive-sud"],
		["fr", "garantie", "/garantie"],
		["fr", "rabais", "/rabais-et-promotions"],
		["fr", "renseignements personnels", "/confidentialite"],
		["fr", "accessibilité lecteur d’écran", "/accessibilite"],
		["fr", "contact", "/contactez-nous"],
		["fr", "nous contacter", "/contactez-nous"],
		["fr", "horaire", "/contactez-nous"],
		["fr", "devis", "/estimation-gratuite"],
		["fr", "divan", "/services/meubles-matelas-tapis-moquette"],
		["fr", "canapé", "/services/meubles-matelas-tapis-moquette"],
		["fr", "cookies", "/confidentialite"],
		["fr", "blogue", "/blogue"],
		["fr", "conseils", "/blogue"],
		["en", "blog", "/en/blog"],
		["en", "advice", "/en/blog"],
		["en", "couch", "/en/services/furniture-mattresses-carpets"],
		["en", "contact", "/en/contact-us"],
		["fr", "courriel", "/contactez-nous"],
		["fr", "email", "/contactez-nous"],
		["fr", "mail", "/contactez-nous"],
		["fr", "téléphone", "/contactez-nous"],
		["fr", "numéro de téléphone", "/contactez-nous"],
		["fr", "rejoindre", "/contactez-nous"],
		["fr", "heures", "/contactez-nous"],
		["fr", "heures d’ouverture", "/contactez-nous"],
		["fr", "adresse", "/contactez-nous"],
		["fr", "territoire", "/contactez-nous"],
		["fr", "soumission", "/estimation-gratuite"],
		["fr", "estimé", "/estimation-gratuite"],
		["fr", "coupon", "/rabais-et-promotions"],
		["fr", "code promo", "/rabais-et-promotions"],
		["fr", "solde", "/rabais-et-promotions"],
		["fr", "trucs", "/blogue"],
		["fr", "astuces", "/blogue"],
		["fr", "faq", "/"],
		["fr", "satisfaction", "/garantie"],
		["fr", "vie privée", "/confidentialite"],
		["fr", "désabonnement", "/confidentialite"],
		["fr", "infolettre", "/confidentialite"],
		["fr", "causeuse", "/services/meubles-matelas-tapis-moquette"],
		["fr", "après construction", "/services/grand-menage"],
		["en", "email", "/en/contact-us"],
		["en", "email address", "/en/contact-us"],
		["en", "mail", "/en/contact-us"],
		["en", "telephone", "/en/contact-us"],
		["en", "phone number", "/en/contact-us"],
		["en", "hours", "/en/contact-us"],
		["en", "opening hours", "/en/contact-us"],
		["en", "location", "/en/contact-us"],
		["en", "quote", "/en/estimation-gratuite"],
		["en", "coupon", "/en/discounts-and-promotions"],
		["en", "promo code", "/en/discounts-and-promotions"],
		["en", "tips", "/en/blog"],
		["en", "tricks", "/en/blog"],
		["en", "faq", "/en"],
		["en", "warranty", "/en/guarantee"],
		["en", "satisfaction", "/en/guarantee"],
		["en", "unsubscribe", "/en/privacy"],
		["en", "newsletter", "/en/privacy"],
		["en", "loveseat", "/en/services/furniture-mattresses-carpets"],
		["en", "post-construction", "/en/services/house-cleaning"],
		["en", "accessibility keyboard", "/en/accessibility"],
		["en", "ventilation", "/en/services/ventilation-duct-cleaning"],
		["en", "wool rug", "/en/wool-rug-stains"],
		["en", "rugs", "/en/services/oriental-rugs-carpets"],
		["en", "mite", "/en/mattresses-and-dust-mites"],
		["en", "dryers", "/en/services/dryer-ducts"],
		["en", "mold", "/en/services/post-disaster-decontamination-cleaning"],
		["en", "price", "/en/prices"],
		["en", "moving", "/en/moving-day-cleaning-checklist"],
		["en", "odor", "/en/pets-and-odours"],
		["en", "warranty guarantee", "/en/guarantee"],
		["en", "Laval", "/en/areas/laval"],
	] as const)("in %s, ranks the best page for “%s” first: %s", async (locale, query, path) => {
		const { hits } = await search.find(locale, query, 20);
		expect(hits[0]?.path.replace(/#.*/, "")).toBe(path);
	});

	it("writes the places of the contact page as each language does", async () => {
		const excerpt = async (locale: Locale) => {
			const { hits } = await search.find(locale, "Longueuil", 5);
			return hits
				.find(({ path }) => path.endsWith("#areas-heading"))
				?.excerpt.map(({ text }) => text)
				.join("");
		};
		expect(await excerpt("fr")).toMatch(/^Rive-Sud\u00a0: Longueuil/);
		expect(await excerpt("en")).toMatch(/^South Shore: Longueuil/);
	});

	it("suggests a correction for a misspelt word", async () => {
		expect((await search.find("fr", "moisisure", 5)).didYouMean).toBe("moisissure");
		expect((await search.find("en", "matress", 5)).didYouMean).toBe("mattress");
	});

	it("links to the section of an article that contains the words", async () => {
		const { hits } = await search.find("fr", "eau de Javel", 20);
		expect(hits.map(({ path }) => path)).toContainEqual("/taches-tapis-de-laine#ce-qui-abime-la-laine");
	});

	it.each(["fr", "en"] as const)("covers all pages in %s under unique URLs and as plain text", (locale) => {
		const documents = [...searchDocuments(locale, content.reader(), now)];
		expect(documents.map(({ kind }) => kind).filter((kind) => kind === "service")).toHaveLength(10);
		expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
		for (const { path, ...words } of documents) {
			expect(matchPage(path)?.locale, path).toBe(locale);
			expect(JSON.stringify(words), path).not.toMatch(/\{\{|\]\(|\*\*|<\/?[a-z]|&#?\w+;/);
		}
	});
});

describe("the index", () => {
	beforeEach(open);

	it("is built once, on the first search in a language", async () => {
		expect(builds).toEqual([]);
		await Promise.all([search.find("fr", "tapis", 5), search.find("fr", "laine", 5)]);
		await search.find("fr", "tapis", 5);
		expect(builds).toEqual(["fr"]);
	});

	it("is not built again by a search after prepare()", async () => {
		await search.prepare("en");
		await search.find("en", "rug", 5);
		expect(builds).toEqual(["en"]);
	});

	it("is rebuilt when a document in it changes", async () => {
		expect((await search.find("fr", "baldaquin", 5)).hits).toEqual([]);
		const [article, ...others] = content.reader().read("articles.fr") as [Article, ...Article[]];
		content.replace({ "articles.fr": [{ ...article, body: "## Le baldaquin\n\nUn lit à baldaquin." }, ...others] });
		expect((await search.find("fr", "baldaquin", 5)).hits).toHaveLength(1);
		content.replace(originals);
		expect((await search.find("fr", "baldaquin", 5)).hits).toEqual([]);
		expect(builds).toEqual(["fr", "fr", "fr"]);
	});

	it("leaves out the sources of an article", async () => {
		const [article, ...others] = content.reader().read("articles.fr") as [Article, ...Article[]];
		const body = "## Le lit\n\nUn lit simple.\n\n## Sources\n\n- Santé Canada, *Le baldaquin*, 2020.\n";
		content.replace({ "articles.fr": [{ ...article, body }, ...others] });
		expect((await search.find("fr", "baldaquin", 5)).hits).toEqual([]);
	});

	it("includes a change that happens during a build", async () => {
		const first = search.find("fr", "baldaquin", 5);
		const [article, ...others] = content.reader().read("articles.fr") as [Article, ...Article[]];
		content.replace({ "articles.fr": [{ ...article, body: "## Le baldaquin\n\nUn lit à baldaquin." }, ...others] });
		await Promise.all([first, search.prepare("fr")]);
		expect((await search.find("fr", "baldaquin", 5)).hits).toHaveLength(1);
	});

	it("is not rebuilt when a document outside it changes", async () => {
		await search.find("fr", "tapis", 5);
		content.replace({ "words.en": { ...content.reader().read("words.en") } });
		await search.find("fr", "tapis", 5);
		expect(builds).toEqual(["fr"]);
	});

	it("drops a promotion that has ended", async () => {
		expect((await search.find("fr", "DUO-AUTOMNE", 5)).match).toBe("all");
		now = new Date("2026-12-01T05:00:00Z");
		const { hits, match } = await search.find("fr", "DUO-AUTOMNE", 5);
		expect(match === "all" && hits.length > 0).toBe(false);
	});

	it("is built again after a failed build", async () => {
		content.replace({ "articles.fr": null as never });
		await expect(search.find("fr", "tapis", 5)).rejects.toThrow();
		content.replace(originals);
		expect((await search.find("fr", "tapis", 5)).hits).not.toEqual([]);
	});
});
