import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { expandText } from "#app/.server/content/expand.ts";
import { isLiveAddress } from "#app/.server/content/live-address.ts";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createContentReader } from "#app/.server/content/reader.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { indexedPages } from "#app/.server/files/indexed-pages.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { searchDocuments } from "#app/.server/search/documents.ts";
import type { Services } from "#app/.server/services.ts";
import Contact from "#app/leads/pages/contact.tsx";
import type { PageName } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import type { HomeContent, PricesContent, ServicesOverviewContent } from "#app/model/site/page-contents.ts";
import type { ServiceContent } from "#app/model/site/service-content.ts";
import { completeList, type ListedService, type ServiceList } from "#app/model/site/service-list.ts";
import { PageContext } from "#app/runtime/page.ts";
import { LanguageProvider } from "#app/ui/messages.tsx";
import { messages } from "#content/messages/fr.ts";
import { testPageRequest } from "./page-request.testing.ts";

const now = new Date("2026-11-17T15:00:00Z");
const shipped = originals["service-list"];

function without(...hidden: readonly ServiceName[]): ServiceList {
	return shipped.map((listed) => ({ ...listed, shown: hidden.includes(listed.name) ? "hidden" : "shown" }));
}

function siteWith(list: ServiceList) {
	const content = createSiteContent({ ...originals, "service-list": list });
	const { services, ...request } = testPageRequest();
	return {
		reader: content.reader(),
		page: (name: PageName) =>
			loadPage({
				...request,
				name,
				locale: "fr",
				now,
				services: { ...services, content: content as unknown as PublishedContent } as Services,
			}),
	};
}

const changed = (name: ServiceName, change: Partial<ListedService>): ServiceList =>
	shipped.map((listed) => (listed.name === name ? { ...listed, ...change } : listed));

describe("a hidden service", () => {
	const site = siteWith(without("dryer-ducts"));

	it("has no page, and the language switch leads to the overview", async () => {
		const { status, payload } = await site.page("services-dryer-ducts");
		expect(status).toBe(404);
		expect(payload.head).toMatchObject({ robots: "noindex", alternates: [] });
		expect(payload.site.otherLanguage).toBe(pathTo("services", "en"));
	});

	it("is in no menu, tile, sign or related service", async () => {
		const { payload } = await site.page("index");
		expect(payload.site.services.map(({ name }) => name)).not.toContain("dryer-ducts");
		expect((payload.content as HomeContent).services).toHaveLength(9);
		const overview = (await site.page("services")).payload.content as ServicesOverviewContent;
		expect(JSON.stringify(overview.words.places)).not.toContain("dryer-ducts");
		const ducts = (await site.page("services-ventilation-ducts")).payload.content as ServiceContent;
		expect(ducts.related.map(({ name }) => name)).toEqual(["air-exchanger-ducts", "house-cleaning"]);
	});

	it("is neither in the sitemap nor in search", () => {
		expect(indexedPages(site.reader, now).map(({ name }) => name)).not.toContain("services-dryer-ducts");
		const paths = [...searchDocuments("fr", site.reader, now)].map(({ path }) => path);
		expect(paths).not.toContain(pathTo("services-dryer-ducts", "fr"));
	});

	it("has links in texts that lead to the overview, and its prices stay readable", () => {
		const text = expandText("[Sécheuse](page:services-dryer-ducts) {{service:dryer-ducts}}", "fr", site.reader);
		expect(text).toContain(`](${pathTo("services", "fr")})`);
		expect(text).toMatch(/\d\s\$$/);
	});

	it("takes the promotions along that need it, and leaves the others", async () => {
		const codes = async (list: ServiceList) => {
			const { promotions } = (await siteWith(list).page("discounts")).payload.content as HomeContent;
			return promotions.map(({ code }) => code);
		};
		expect(await codes(shipped)).toEqual(expect.arrayContaining(["DUO-AUTOMNE", "TAPIS-10"]));
		const left = await codes(without("dryer-ducts"));
		expect(left).toContain("TAPIS-10");
		expect(left).not.toContain("DUO-AUTOMNE");
	});

	it("frees its address for a redirect", () => {
		const path = pathTo("services-dryer-ducts", "fr");
		expect(isLiveAddress(path, site.reader)).toBe(false);
		expect(isLiveAddress(path, siteWith(shipped).reader)).toBe(true);
	});

	it("keeps the prices of its group while others of the group are shown", async () => {
		const groups = async (...hidden: readonly ServiceName[]) => {
			const { examples } = (await siteWith(without(...hidden)).page("prices")).payload.content as PricesContent;
			return examples;
		};
		expect((await groups("dryer-ducts")).air).toHaveLength(1);
		expect((await groups("ventilation-ducts", "duct-cleaning")).air).toEqual([]);
		expect(await groups("oriental-rugs")).not.toHaveProperty("rugs");
	});
});

describe("the list", () => {
	it("orders menus and tiles", async () => {
		const reversed = shipped.toReversed();
		const { payload } = await siteWith(reversed).page("index");
		const names = reversed.map(({ name }) => name);
		expect(payload.site.services.map(({ name }) => name)).toEqual(names);
		expect((payload.content as HomeContent).services.map(({ name }) => name)).toEqual(names);
	});

	it("of an earlier version is completed at the end", () => {
		const older = shipped.slice(2);
		expect(completeList(older).map(({ name }) => name)).toEqual([
			...older.map(({ name }) => name),
			"ventilation-ducts",
			"dryer-ducts",
		]);
	});

	it("gives an uploaded picture with its description to tiles, the page and its share picture", async () => {
		const picture = "upload:0b6f5b0e-1111-4222-8333-444455556666";
		const alt = { fr: "Un tapis roulé dans l’atelier.", en: "A rolled rug in the workshop." };
		const site = siteWith(changed("oriental-rugs", { picture, alt }));
		const { payload } = await site.page("services-oriental-rugs");
		expect(payload.content).toMatchObject({ picture, pictureAlt: alt.fr });
		expect(payload.head.share?.picture).toMatch(/\/_pictures\/0b6f5b0e-[^/]+\/share\.jpg$/);
		expect(payload.head.share?.alt).toBe(alt.fr);
	});

	it("gives another shipped picture to the share picture, with its description", async () => {
		const shareOf = async (list: ServiceList) =>
			(await siteWith(list).page("services-oriental-rugs")).payload.head.share;
		const share = await shareOf(changed("oriental-rugs", { picture: "condo" }));
		expect(share?.alt).toContain("Un immeuble de copropriété");
		expect(share?.picture).not.toBe((await shareOf(shipped))?.picture);
	});

	it("drops a page from the cache when a service that it shows is hidden, and not for another picture", async () => {
		let current = originals;
		const { services, ...request } = testPageRequest();
		const content = { reader: () => createContentReader(originals, () => current) } as unknown as PublishedContent;
		const page = { ...request, name: "contact", now, services: { ...services, content } as Services } as const;
		const { reads } = await loadPage(page);
		current = { ...originals, "service-list": changed("dryer-ducts", { picture: "van" }) };
		expect(reads.areCurrent()).toBe(true);
		current = { ...originals, "service-list": without("dryer-ducts") };
		expect(reads.areCurrent()).toBe(false);
	});
});

describe("the notice to call at once after a disaster", () => {
	const sectionsOf = async (list: ServiceList) => {
		const { payload } = await siteWith(list).page("contact");
		const page = { payload, brand: undefined, location: {} as never, isLeaving: false };
		const language = { locale: "fr", messages } as const;
		const element = createElement(
			PageContext,
			{ value: page },
			createElement(LanguageProvider, language as never, createElement(Contact)),
		);
		const html = renderToStaticMarkup(
			createElement(RouterProvider, { router: createMemoryRouter([{ path: "/", element }]) }),
		);
		return [...html.matchAll(/<section[^>]*>(.*?)<\/section>/gs)].map(([, inside]) => inside);
	};

	it("is on the contact page, without an empty section in its place when nobody does that work", async () => {
		const shown = await sectionsOf(shipped);
		const hidden = await sectionsOf(without("post-disaster"));
		expect(hidden).not.toContain("");
		expect(hidden).toHaveLength(shown.length - 1);
	});
});
