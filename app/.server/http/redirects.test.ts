import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testPageRequest } from "#app/assembly/page-request.testing.ts";
import { matchPage, pathTo } from "#app/locale/paths.ts";
import type { LegacyRedirect } from "#app/model/editing/legacy-redirect.ts";
import { legacyRedirects } from "#content/legacy-redirects.ts";
import { originalContent } from "../content/original-content.testing.ts";
import { originals } from "../content/originals.ts";
import { createSiteContent } from "../content/site-content.ts";
import { loadPage } from "../pages/load-page.ts";
import { legacyPath, redirectAt, redirectTarget } from "./redirects.ts";

const to = (path: string, reader = originalContent.reader()) => redirectTarget(path, path, reader);

describe("redirectTarget", () => {
	it("strips trailing slashes and collapses repeated ones in one hop", () => {
		expect(to("/blogue/")).toBe("/blogue");
		expect(to("//en///blog//")).toBe("/en/blog");
		expect(to("/")).toBeNull();
		expect(to("/blogue")).toBeNull();
	});

	it("never redirects to another site", () => {
		for (const path of ["//evil.example", "///evil.example/", "/\\evil.example/", "//evil.example//"]) {
			expect(to(path) ?? "/").toMatch(/^\/(?![/\\])/);
		}
	});

	it("redirects old contact, testimonial, sitemap and author URLs as specified", () => {
		for (const path of ["/contact/", "/laval/", "/saint-eustache", "/brossard/"])
			expect(to(path)).toBe("/contactez-nous");
		for (const path of ["/temoignages/", "/plan-site/"]) expect(to(path)).toBe("/");
		for (const path of ["/en/testimonials/", "/en/sitemap/"]) expect(to(path)).toBe("/en");
		expect(to("/author/jean/")).toBe("/blogue");
		expect(to("/auteur/jean/page/2/")).toBe("/blogue");
		expect(to("/en/author/jean")).toBe("/en/blog");
		expect(["/author/", "/auteur/", "/en/author/"].map((path) => to(path))).toEqual(["/blogue", "/blogue", "/en/blog"]);
	});

	it("treats doubled slashes in English paths like single ones", () => {
		for (const { from, locale } of legacyRedirects) {
			if (locale === "en" && !from.endsWith("/*")) expect(to(from.replace("/en/", "/en//"))).toBe(to(from));
		}
	});
});

describe("following redirects", () => {
	/** Decodes like `request-checks.ts`; null for a request that is rejected. */
	const ask = (raw: string): string | null => {
		try {
			const path = decodeURIComponent(raw);
			// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
			return /[\u0000-\u001f\u007f\\]/.test(path) ? null : redirectTarget(path, raw, originalContent.reader());
		} catch {
			return null;
		}
	};
	const follow = (start: string) => {
		const way = [start];
		for (let next = ask(start); next !== null && way.length < 5; next = ask(next)) way.push(next);
		return way;
	};

	it.each([
		["/%2f", "/"],
		["/%2F%2f", "/"],
		["/x%2f", "/x"],
		["//", "/"],
		["/%2fblogue%2F", "/blogue"],
		["/%252f/", "/%252f"],
		["/%C3%A9t%C3%A9/", "/%C3%A9t%C3%A9"],
		["/a%3Fb%23c/", "/a%3Fb%23c"],
		["/en%2Fservices/house-cleaning", "/en/services/house-cleaning"],
		["/blogue/page%2f2", "/blogue/page/2"],
		["/en/%70rices", "/en/prices"],
		["/%c3%a9t%c3%a9", "/%C3%A9t%C3%A9"],
	])("leads from %s to %s in one hop", (from, to) => {
		expect(follow(from)).toEqual([from, to]);
	});

	it("does not redirect paths with backslashes, which are rejected", () => {
		for (const path of ["/\\", "/%5c", "/x%5C"]) expect(follow(path)).toEqual([path]);
	});

	it("ends after at most two hops, never loops and never leaves the site", () => {
		const piece = fc.constantFrom(
			"/",
			"%2f",
			"%2F",
			"%252f",
			"\\",
			"%5c",
			"en",
			"fr",
			"contact",
			"admin",
			".",
			"..",
			"é",
			"%C3%A9",
			"?",
			"%3F",
			"x",
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 12 }), fc.webPath(), (pieces, path) => {
				for (const start of [`/${pieces.join("")}`, `/${path}${pieces.join("")}`]) {
					const way = follow(start.split("?")[0] ?? "/");
					expect(way.length, way.join(" → ")).toBeLessThanOrEqual(3);
					expect(new Set(way).size, way.join(" → ")).toBe(way.length);
					for (const hop of way.slice(1)) expect(hop).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
				}
			}),
			{ numRuns: 100 },
		);
	});
});

describe("stored redirects", () => {
	const stored = (...from: string[]) => {
		const redirects = from.map((path): LegacyRedirect => ({ from: path, to: "blog", locale: "fr" }));
		return createSiteContent({ ...originals, redirects });
	};

	it("are ignored when they would hide a part of the site", () => {
		const content = stored(
			"/admin/*",
			"/_estimate/*",
			"/robots.txt",
			"/.well-known/*",
			"/estimation-gratuite/*",
			"/en/*",
			"/contactez-nous",
		);
		const reader = content.reader();
		for (const path of ["/admin/contenu", "/ADMIN/contenu", "/_estimate/save", "/robots.txt", "/contactez-nous"])
			expect([path, to(path, reader)]).toEqual([path, null]);
		for (const path of ["/.well-known/security.txt", "/estimation-gratuite/details", "/en/blog", "/en/unknown"])
			expect([path, to(path, reader)]).toEqual([path, null]);
		expect(redirectTarget("/admin/contenu", "/x/../admin/contenu", reader)).toBeNull();
		expect(redirectAt("/admin/contenu", reader)).toBeUndefined();
	});

	it("do not hide an article that is published at their URL", () => {
		const [article] = originals["articles.fr"];
		const path = `/${article?.matter.slug}`;
		const content = stored(path, "/ancien");
		expect([path, "/ancien"].map((each) => to(each, content.reader()))).toEqual([null, "/blogue"]);
		content.replace({ "articles.fr": originals["articles.fr"].slice(1) });
		expect(to(path, content.reader())).toBe("/blogue");
	});
});

describe("the list of legacy redirects", () => {
	it.each(legacyRedirects)("leads from $from to an existing page in one hop", async (redirect) => {
		const target = legacyPath(redirect, originalContent.reader());
		const match = matchPage(target);
		expect(match?.locale).toBe(redirect.locale);
		expect(to(target)).toBeNull();
		const page = { name: match?.name ?? null, locale: redirect.locale, params: match?.params ?? {}, path: target };
		expect((await loadPage(testPageRequest(page))).status).toBe(200);
	});

	it("hides no page or article", () => {
		const reader = originalContent.reader();
		const slugs = (["fr", "en"] as const).flatMap((locale) =>
			reader.read(`articles.${locale}`).map(({ matter }) => pathTo("slug", locale, { slug: matter.slug })),
		);
		for (const { from } of legacyRedirects) {
			const match = matchPage(from);
			expect(match === null || match.name === "slug", from).toBe(true);
			expect(slugs).not.toContain(from);
		}
	});

	it("is as long as the specification requires, without duplicates", () => {
		const articles = legacyRedirects.filter(({ to }) => to.startsWith("article:"));
		expect(articles.filter(({ locale }) => locale === "fr").length).toBeGreaterThanOrEqual(20);
		expect(articles.filter(({ locale }) => locale === "en").length).toBeGreaterThanOrEqual(15);
		expect(new Set(legacyRedirects.map(({ from }) => from)).size).toBe(legacyRedirects.length);
	});
});

describe("the address of a hidden service", () => {
	const rugs = pathTo("services-oriental-rugs", "fr");
	const hidden = originals["service-list"].map((listed) => ({
		...listed,
		shown: listed.name === "oriental-rugs" ? ("hidden" as const) : listed.shown,
	}));
	const redirects: LegacyRedirect[] = [
		{ from: rugs, to: "contact", locale: "fr" },
		{ from: "/vieux-tapis", to: "services-oriental-rugs", locale: "fr" },
	];

	it("can be redirected, and redirects to its page lead to the overview of the services", () => {
		const reader = createSiteContent({ ...originals, redirects, "service-list": hidden }).reader();
		expect(to(rugs, reader)).toBe(pathTo("contact", "fr"));
		expect(to("/vieux-tapis", reader)).toBe(pathTo("services", "fr"));
	});

	it("is the service’s page again when the service is shown", () => {
		const reader = createSiteContent({ ...originals, redirects }).reader();
		expect(to(rugs, reader)).toBeNull();
		expect(to("/vieux-tapis", reader)).toBe(rugs);
	});
});

describe("with no_prefix", () => {
	let unprefixed: typeof redirectTarget;

	beforeAll(async () => {
		vi.stubGlobal("__LOCALE_STRATEGY__", "no_prefix");
		vi.resetModules();
		unprefixed = (await import("./redirects.ts")).redirectTarget;
	});
	afterAll(() => {
		vi.unstubAllGlobals();
		vi.resetModules();
	});

	const token = "0123456789abcdefghijkl";
	const proof = token + token;
	const target = (path: string) => unprefixed(path, encodeURI(path), originalContent.reader());

	it.each([
		["/", "/"],
		["/contact-us", "/contactez-nous"],
		["/contact-us/", "/contactez-nous"],
		["/blog", "/blogue"],
		["/blog/page/2", "/blogue/page/2"],
		["/blog/topic/dryer", "/blogue/sujet/secheuse"],
		["/our-work/dryer-ducts", "/realisations/conduits-secheuse"],
		["/our-work/dryer-ducts/2", "/realisations/conduits-secheuse/2"],
		["/our-work/page/2", "/realisations/page/2"],
		["/services/dryer-ducts", "/services/conduits-secheuse"],
		["/do-you-need-duct-cleaning", "/faut-il-nettoyer-ses-conduits"],
		["/contact-us/thank-you/AIR-ABCDEFG", "/contactez-nous/merci/AIR-ABCDEFG"],
		[`/estimation-gratuite/request/${token}`, `/estimation-gratuite/suivi/${token}`],
		[`/estimation-gratuite/resume/${token}`, `/estimation-gratuite/reprendre/${token}`],
		[`/unsubscribe/${proof}`, `/desabonnement/${proof}`],
		[`/promotions/confirm/${proof}-`, `/promotions/confirmer/${proof}-`],
	])("the English address %s leads to %s, with /en and without", (english, french) => {
		const prefixed = english === "/" ? "/en" : `/en${english}`;
		expect([
			target(english),
			target(prefixed),
			target(french),
			target(french === "/" ? "/fr" : `/fr${french}`),
		]).toEqual([...[english === french ? null : french, french], ...[null, french]]);
	});

	it.each(["/blog/topic/unknown", "/our-work/unknown", "/unsubscribe/short", "/unknown", "/contactez-nous/merci/é"])(
		"an address without a page, %s, only loses its prefix",
		(path) => {
			expect([target(path), target(`/en${path}`)]).toEqual([null, encodeURI(path)]);
		},
	);
});
