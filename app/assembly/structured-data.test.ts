import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { isPageName, servicePage } from "#app/locale/pages.ts";
import { matchPage, pathTo } from "#app/locale/paths.ts";
import { advertisedPrice } from "#app/model/estimate/advertised.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import type { ContentPageContent, DiscountsContent, HomeContent } from "#app/model/site/page-contents.ts";
import type { ServiceContent } from "#app/model/site/service-content.ts";
import { shownServices } from "#app/model/site/service-list.ts";
import { everyPage, isForSearchEngines, type Visited } from "./every-page.testing.ts";
import { testPageRequest } from "./page-request.testing.ts";

type Node = Readonly<Record<string, unknown>>;

const { origin } = testPageRequest();
const companyId = `${origin}/#company`;
const reader = originalContent.reader();
const listed = everyPage.filter(isForSearchEngines);
const home = listed.filter(({ name }) => name === "index");
const services = listed.filter(({ name }) => name.startsWith("services-"));
const articles = listed.filter(({ name }) => name === "slug");
const discounts = listed.filter(({ name }) => name === "discounts");

/** The fields that Google's documentation requires for each type, and recommended ones that are true of us. */
const required: Readonly<Record<string, readonly string[]>> = {
	HomeAndConstructionBusiness: ["name", "address", "telephone", "url", "logo"],
	PostalAddress: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
	OpeningHoursSpecification: ["opens", "closes"],
	AdministrativeArea: ["name"],
	WebSite: ["name", "url", "publisher"],
	SearchAction: ["target", "query-input"],
	EntryPoint: ["urlTemplate"],
	OfferCatalog: ["name", "itemListElement"],
	Service: ["name", "url"],
	Offer: ["itemOffered|priceSpecification"],
	PriceSpecification: ["minPrice", "maxPrice", "priceCurrency", "description"],
	BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher", "mainEntityOfPage"],
	Organization: ["name", "url"],
	FAQPage: ["mainEntity"],
	Question: ["name", "acceptedAnswer"],
	Answer: ["text"],
	BreadcrumbList: ["itemListElement"],
	ListItem: ["position", "name", "item"],
};

describe("structured data of every page", () => {
	it.each(listed)("of $name in $locale $params has all required fields of its types", async (visited) => {
		const { nodes } = await load(visited);
		for (const node of typedNodes(nodes)) {
			const type = String(node["@type"]);
			expect(Object.keys(required), `an unknown type, ${type}`).toContain(type);
			const missing = required[type]?.filter((field) => field.split("|").every((name) => isEmpty(node[name])));
			expect(missing, `${type} lacks fields: ${JSON.stringify(node)}`).toEqual([]);
		}
	});

	it.each(listed)("of $name in $locale $params has one company and no ratings", async (visited) => {
		const { nodes } = await load(visited);
		expect(nodes.filter((node) => node["@type"] === "HomeAndConstructionBusiness")).toEqual([
			expect.objectContaining({ "@id": companyId, telephone: "+15145550142" }),
		]);
		expect(JSON.stringify(nodes)).not.toMatch(/rating|review/i);
	});

	it.each(listed)("of $name in $locale $params has absolute URLs of existing pages", async (visited) => {
		const { nodes, payload } = await load(visited);
		const canonical = payload.head.canonical ?? "";
		for (const node of nodes) {
			const id = String(node["@id"]);
			if (id !== companyId) expect(id.startsWith(`${canonical}#`), `${id} is not on ${canonical}`).toBe(true);
		}
		for (const { field, value } of addresses(nodes)) {
			expect(value, field).toMatch(/^https:\/\/airelle\.example\//);
			const path = value.slice(origin.length).replace(/[#?].*$/, "");
			if (/\.\w+$/.test(path)) continue;
			const match = matchPage(path);
			expect(match, `${field}: ${value}`).not.toBeNull();
			const found = match && (await loadPage(testPageRequest({ ...match, locale: match.locale ?? "fr" })));
			expect(found?.status, value).toBe(200);
		}
	});

	it.each(listed)("of $name in $locale $params matches the visible breadcrumb", async (visited) => {
		const { nodes, payload } = await load(visited);
		const items = only(nodes, "BreadcrumbList")?.itemListElement as Node[] | undefined;
		expect(items?.slice(1).map(({ name }) => name)).toEqual(payload.trail?.map(({ label }) => label));
		if (!items) return;
		expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
		expect(items[0]?.item).toBe(origin + pathTo("index", visited.locale));
		expect(items.at(-1)?.item).toBe(payload.head.canonical);
	});
});

describe("the company", () => {
	it.each(home)("has its areas, opening hours and holidays on the home page in $locale", async (visited) => {
		const company = reader.read("company");
		const node = only((await load(visited)).nodes, "HomeAndConstructionBusiness");
		expect(node?.areaServed).toEqual(
			company.areas.map(({ name }) => ({ "@type": "AdministrativeArea", name: name[visited.locale] })),
		);
		expect(node?.openingHoursSpecification).toEqual([
			expect.objectContaining({
				dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
				opens: "08:00",
				closes: "18:00",
			}),
			expect.objectContaining({ dayOfWeek: ["Saturday"], opens: "09:00", closes: "15:00" }),
		]);
		const closed = node?.specialOpeningHoursSpecification as Node[];
		expect(closed.map(({ validFrom, validThrough }) => [validFrom, validThrough])).toEqual(
			company.holidays.map((day) => [day, day]),
		);
	});

	it.each(home)("has a search action in $locale if there is a search page", async (visited) => {
		const { nodes, payload } = await load(visited);
		const site = only(nodes, "WebSite");
		expect(site).toMatchObject({ name: "Airelle", url: payload.head.canonical, publisher: { "@id": companyId } });
		const template = visited.locale === "fr" ? "/recherche" : "/en/search";
		const action = { target: { urlTemplate: `${origin}${template}?q={search_term_string}` } };
		if (isPageName("search")) expect(site?.potentialAction).toMatchObject(action);
		else expect(site?.potentialAction).toBeUndefined();
	});
});

describe("prices", () => {
	it.each(services)("of $name in $locale match the content", async (visited) => {
		const { nodes, payload } = await load<ServiceContent>(visited);
		const service = only(nodes, "Service");
		const price = advertisedPrice(payload.content.service, reader.read("prices"));
		const offer = service?.offers as Node | undefined;
		if (price === null) return expect(offer).toBeUndefined();
		const { low, high } = price;
		expect(offer?.priceSpecification).toMatchObject({
			minPrice: low / 100,
			maxPrice: high / 100,
			priceCurrency: "CAD",
			description: payload.content.priceLabel,
		});
		expect(payload.content.priceLabel).toBeTruthy();
		expect(service?.provider).toEqual({ "@id": companyId });
	});

	it.each(home)("of all services are in the catalogue in $locale", async (visited) => {
		const { nodes } = await load(visited);
		const offers = only(nodes, "OfferCatalog")?.itemListElement as Node[];
		const expected = shownServices(reader.read("service-list")).map((name) => {
			const range = advertisedPrice(name, reader.read("prices"));
			const url = origin + pathTo(servicePage(name), visited.locale);
			return [url, range ? [range.low / 100, range.high / 100] : null];
		});
		const found = offers.map(({ itemOffered, priceSpecification }) => {
			const price = priceSpecification as Node | undefined;
			return [(itemOffered as Node).url, price ? [price.minPrice, price.maxPrice] : null];
		});
		expect(found).toEqual(expected);
	});
});

describe("questions", () => {
	it.each([...home, ...services])("of $name in $locale match the page, without markup", async (visited) => {
		const { nodes, payload } = await load<HomeContent | ServiceContent>(visited);
		const { questions } = payload.content.words;
		const shown = "items" in questions ? questions.items : questions;
		const told = only(nodes, "FAQPage")?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
		expect(told.map(({ name }) => name)).toEqual(shown.map(({ question }) => question));
		for (const { acceptedAnswer } of told) expect(acceptedAnswer.text).not.toMatch(/\*|\]\(|\{\{/);
	});

	it.each(articles)("of the article $params.slug match its text", async (visited) => {
		const { nodes, payload } = await load<ContentPageContent>(visited);
		const told = only(nodes, "FAQPage")?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
		expect(told.length).toBe(payload.content.html.split("<details").length - 1);
		for (const { name, acceptedAnswer } of told) {
			expect(name).toMatch(/\?$/);
			expect(acceptedAnswer.text).not.toMatch(/<|&#?\w+;|\{\{/);
		}
	});
});

describe("articles", () => {
	it.each(articles)("$params.slug has the company as author, and its date", async (visited) => {
		const { nodes, payload } = await load<ContentPageContent>(visited);
		const post = only(nodes, "BlogPosting");
		expect(post).toMatchObject({
			headline: payload.content.title,
			datePublished: payload.content.date,
			author: { "@type": "Organization", "@id": companyId, name: "Airelle" },
			publisher: { "@id": companyId },
			mainEntityOfPage: payload.head.canonical,
			image: payload.head.share?.picture,
		});
		expect(payload.content.title.length).toBeLessThanOrEqual(110);
	});
});

describe("promotions", () => {
	it.each(discounts)("on $name in $locale are offers with a first and a last day", async (visited) => {
		const { nodes, payload } = await load<DiscountsContent>(visited);
		const offers = nodes.filter((node) => node["@type"] === "Offer");
		expect(offers.length).toBeGreaterThan(0);
		expect(offers.map(({ identifier, validFrom, validThrough }) => [identifier, validFrom, validThrough])).toEqual(
			payload.content.promotions.map(({ code, starts, ends }) => [code, starts, ends]),
		);
	});
});

async function load<Content = unknown>(visited: Visited): Promise<{ payload: PagePayload<Content>; nodes: Node[] }> {
	const { payload } = await loadPage(testPageRequest(visited));
	const graph = payload.head.structuredData as { "@context": string; "@graph": Node[] } | undefined;
	expect(graph?.["@context"]).toBe("https://schema.org");
	return { payload: payload as PagePayload<Content>, nodes: graph?.["@graph"] ?? [] };
}

function only(nodes: readonly Node[], type: string): Node | undefined {
	const found = nodes.filter((node) => node["@type"] === type);
	expect(found.length, type).toBeLessThanOrEqual(1);
	return found[0];
}

/** Every object that has a type, at any depth. */
function typedNodes(value: unknown): Node[] {
	if (value === null || typeof value !== "object") return [];
	const below = Object.values(value).flatMap(typedNodes);
	return "@type" in value ? [value as Node, ...below] : below;
}

const addressFields = new Set(["@id", "url", "item", "image", "logo", "mainEntityOfPage"]);

function addresses(value: unknown): { field: string; value: string }[] {
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([field, inner]) =>
		typeof inner === "string" && addressFields.has(field) ? [{ field, value: inner }] : addresses(inner),
	);
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
