import { describe, expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { exampleTraces, remainingExample } from "./example-traces.ts";

const now = new Date("2026-11-16T15:00:00.000Z");
const { company } = originals;
const own = {
	...company,
	name: "Propreté Boréale",
	phone: "4385550199",
	email: "bonjour@boreale.example",
	address: { ...company.address, street: "12, rue du Nord" },
};
const ownBrand = { ...originals.brand, prefix: "PB" };

function readerWith(changes: Parameters<ReturnType<typeof createSiteContent>["replace"]>[0]) {
	const content = createSiteContent(originals);
	content.replace(changes);
	return content.reader();
}

function without(...services: readonly string[]) {
	return originals["service-list"].map((listed) =>
		services.includes(listed.name) ? { ...listed, shown: "hidden" as const } : listed,
	);
}

describe("the facts of the example", () => {
	it("are all there when the site ships, and go one by one", () => {
		expect(remainingExample(readerWith({}))).toEqual(["name", "phone", "email", "street"]);
		expect(remainingExample(readerWith({ company: { ...company, phone: own.phone } }))).toEqual([
			"name",
			"email",
			"street",
		]);
		expect(remainingExample(readerWith({ company: own, brand: ownBrand }))).toEqual([]);
	});

	it("include the prefix of references once the name is the owner's", () => {
		const reader = readerWith({ company: own });
		expect(remainingExample(reader)).toEqual(["prefix"]);
		expect(exampleTraces(reader, "fr", now).facts).toEqual([{ fact: "prefix", value: "AIR", pages: 0 }]);
	});

	it("do not include a prefix that the owner's name begins with", () => {
		expect(remainingExample(readerWith({ company: { ...own, name: "Air Boréal" } }))).toEqual([]);
	});

	it("are counted on the pages that show them", () => {
		const { facts, pages } = exampleTraces(readerWith({}), "fr", now);
		const shown = Object.fromEntries(facts.map(({ fact, pages: count }) => [fact, count]));
		expect(shown).toMatchObject({ name: pages, phone: pages });
		expect(shown.email).toBeGreaterThan(2);
		expect(shown.email).toBeLessThan(pages);
		expect(shown.street).toBeGreaterThan(2);
	});
});

describe("the discounts of the example", () => {
	const codes = (reader: ReturnType<typeof readerWith>, at = now) =>
		exampleTraces(reader, "fr", at).promotions.map(({ code }) => code);

	it("are listed with their editor while visitors can get them, or will", () => {
		expect(exampleTraces(readerWith({}), "fr", now).promotions[0]).toEqual({
			code: "DUO-AUTOMNE",
			title: "Duo d’automne",
			path: "/admin/reglages/promotions/DUO-AUTOMNE",
		});
		expect(codes(readerWith({}))).toEqual(["DUO-AUTOMNE", "TAPIS-10", "GRAND-AIR"]);
		expect(codes(readerWith({}), new Date("2026-09-01T15:00:00Z"))).toHaveLength(3);
		expect(codes(readerWith({}), new Date("2026-12-01T15:00:00Z"))).toEqual(["TAPIS-10", "GRAND-AIR"]);
		expect(codes(readerWith({}), new Date("2027-02-01T15:00:00Z"))).toEqual([]);
	});

	it("are not those of services that the company left out, which visitors cannot get", () => {
		expect(codes(readerWith({ "service-list": without("oriental-rugs") }))).toEqual(["DUO-AUTOMNE", "GRAND-AIR"]);
	});

	it("are not those that the owner has changed or removed", () => {
		const [duo, , air] = originals.promotions;
		if (!duo || !air) throw new Error("There are fewer promotions");
		expect(codes(readerWith({ promotions: [{ ...duo, ends: "2026-12-24" }, structuredClone(air)] }))).toEqual([
			"GRAND-AIR",
		]);
	});
});

describe("the texts that name the company of the example", () => {
	it("are listed one by one, in any case and language, each with its editor", () => {
		const articles = originals["articles.en"].map((article, index) =>
			index === 0 ? { ...article, body: "Call AIRELLE today." } : article,
		);
		const [letter] = originals.letters;
		if (!letter) throw new Error("There is no letter");
		const letters = [{ ...letter, fr: { ...letter.fr, text: "L’équipe d’airelle" } }];
		const { texts } = exampleTraces(readerWith({ company: own, "articles.en": articles, letters }), "fr", now);
		const article = texts.find(({ entry }) => entry === `article:${articles[0]?.name}`);
		expect(article).toMatchObject({
			excerpt: "Call AIRELLE today.",
			path: `/admin/contenu/article:${articles[0]?.name}`,
		});
		expect(article?.locales).toContain("en");
		expect(texts.find(({ entry }) => entry === "letters")?.path).toBe(`/admin/reglages/modeles/${letter.id}`);
		expect(new Set(texts.map(({ path }) => path)).size).toBe(texts.length);
	});

	it("are shown as visitors read them, without their Markdown", () => {
		const bodyOf = (body: string) => {
			const articles = originals["articles.en"].map((article, index) => (index === 0 ? { ...article, body } : article));
			const { texts } = exampleTraces(readerWith({ company: own, "articles.en": articles }), "en", now);
			return texts.find(({ entry }) => entry === `article:${articles[0]?.name}`)?.excerpt;
		};
		expect(bodyOf("## About us\n\n_Airelle_ is a **red** berry.")).toBe("About us. Airelle is a red berry.");
		expect(bodyOf("> [!NOTE]\n> See [our team](/en/about) at Airelle & co.")).toBe("See our team at Airelle & co.");
		// The name is in an address only.
		expect(bodyOf("See [the berry](https://exemple.example/airelle).")).toContain("exemple.example/airelle");
		for (const { excerpt } of exampleTraces(readerWith({ company: own }), "en", now).texts) {
			expect(excerpt).not.toMatch(/[*_#]|\]\(/);
		}
	});

	it("do not contain placeholders and facts, which follow the settings", () => {
		const { texts } = exampleTraces(readerWith({ company: own }), "en", now);
		for (const { excerpt } of texts) expect(excerpt).toMatch(/airelle/i);
		expect(texts.map(({ entry }) => entry)).not.toContain("company");
	});

	it("are not looked for when the company has the word in its own name", () => {
		expect(exampleTraces(readerWith({ company: { ...own, name: "Les Airelles" } }), "fr", now).texts).toEqual([]);
	});
});

describe("the texts that name an area of the example", () => {
	const sherbrooke = {
		id: "sherbrooke",
		name: { fr: "Sherbrooke", en: "Sherbrooke" },
		extent: { fr: "toute la ville", en: "the whole city" },
		places: ["Fleurimont", "Lennoxville"],
	};
	const elsewhere = {
		...own,
		address: { ...own.address, city: "Sherbrooke" },
		areas: [sherbrooke],
	};
	const named = (changed: typeof company, locale: "fr" | "en" = "fr") =>
		exampleTraces(readerWith({ company: changed }), locale, now).unserved;

	it("are none while the company serves these areas", () => {
		expect(named(own)).toEqual({ areas: [], texts: [] });
	});

	it("are listed for a company in another town, without the pages of areas that nobody can open", () => {
		const { areas, texts } = named(elsewhere);
		expect(areas).toEqual(["Montréal", "Laval", "Rive-Sud"]);
		const home = texts.find(({ entry }) => entry === "page:home");
		expect(home).toMatchObject({ path: "/admin/contenu/page:home", locales: ["fr", "en"] });
		expect(home?.excerpt).toContain("Montréal");
		expect(texts.map(({ entry }) => entry)).toContain("legal:about");
		expect(texts.filter(({ entry }) => entry.startsWith("page:area-"))).toEqual([]);
		expect(named(elsewhere, "en").areas).toEqual(["Montréal", "Laval", "South Shore"]);
	});

	it("are those of the areas that were removed, not of others", () => {
		const [montreal, laval] = company.areas;
		const { areas, texts } = named({ ...own, areas: [montreal, laval].filter((area) => area !== undefined) });
		expect(areas).toEqual(["Rive-Sud"]);
		expect(texts.every(({ excerpt }) => /Rive-Sud|South Shore/.test(excerpt))).toBe(true);
	});

	it("are listed when the names of these areas were retyped, which keeps their ids", () => {
		const towns = ["Québec", "Lévis", "Rive-Sud de Québec"];
		const retyped = company.areas.map((area, index) => {
			const town = towns[index] ?? "";
			return { ...area, name: { fr: town, en: town }, places: ["Lavaltrie"] };
		});
		const { areas, texts } = named({ ...elsewhere, areas: retyped });
		expect(areas).toEqual(["Montréal", "Laval", "Rive-Sud"]);
		expect(texts.map(({ entry }) => entry)).toContain("page:home");
	});

	it("leave out a town that the company is in, or names among its places", () => {
		expect(named({ ...elsewhere, address: own.address }).areas).toEqual(["Laval", "Rive-Sud"]);
		expect(named({ ...elsewhere, areas: [{ ...sherbrooke, places: ["Laval", "Rive-Sud"] }] }).areas).toEqual([
			"Montréal",
		]);
	});
});

describe("the texts that name a service which the company left out", () => {
	const named = (services: readonly string[], locale: "fr" | "en" = "fr") =>
		exampleTraces(readerWith({ "service-list": without(...services) }), locale, now).unoffered;
	const ducts = ["ventilation-ducts", "duct-cleaning", "dryer-ducts", "air-exchanger-ducts", "condo-building"];

	it("are none while all services are shown", () => {
		expect(named([])).toEqual({ services: [], texts: [] });
	});

	it("are listed with the names of these services, in the language of the member", () => {
		const { services, texts } = named(["oriental-rugs"]);
		expect(services).toEqual(["Tapis et tapis d’Orient"]);
		expect(texts.find(({ entry }) => entry === "page:home")).toMatchObject({
			path: "/admin/contenu/page:home",
			locales: ["fr", "en"],
		});
		expect(texts.find(({ entry }) => entry === "legal:about")?.excerpt).toContain("tapis");
		expect(named(["oriental-rugs"], "en").services).toEqual(["Rugs and oriental rugs"]);
	});

	it("do not contain words that another service shares", () => {
		const excerpts = named(["duct-cleaning"]).texts.map(({ excerpt }) => excerpt);
		expect(excerpts).toEqual([]);
		const hint = named(ducts).texts.find(({ entry }) => entry === "page:estimate");
		expect(hint?.excerpt).toContain("conduits");
	});

	it("leave out what visitors see only with the service: its page, questions, prices, signs and discounts", () => {
		const entries = named(ducts).texts.map(({ entry }) => entry);
		expect(entries).not.toContain("service:dryer-ducts");
		expect(entries).not.toContain("estimate");
		expect(entries).not.toContain("promotions");
		const overview = (services: readonly string[]) =>
			named(services).texts.find(({ entry }) => entry === "page:services")?.excerpt;
		expect(overview(ducts)).toBe("Dans un immeuble ou un commerce");
		expect(overview([...ducts, "factory-shop-office"])).toContain("vos conduits");
		const rows = named(["post-disaster"]).texts.map(({ entry }) => entry);
		expect(rows).not.toContain("page:prices");
		expect(rows).not.toContain("page:services");
	});

	it("leave out articles that only mention it, which are advice", () => {
		const articles = named(ducts).texts.filter(({ entry }) => entry.startsWith("article:"));
		expect(articles.map(({ entry }) => entry)).toContain("article:duct-cleaning-cost");
		expect(articles.map(({ entry }) => entry)).not.toContain("article:pets-and-odours");
	});
});
