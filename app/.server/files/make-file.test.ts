import { describe, expect, it } from "vitest";
import { type FileKind, siteFileAt, siteFilePath, siteFiles } from "#app/locale/site-files.ts";
import { promotions } from "#content/promotions.ts";
import { originalContent } from "../content/original-content.testing.ts";
import { originals } from "../content/originals.ts";
import { createSiteContent } from "../content/site-content.ts";
import { makeFile } from "./make-file.ts";

const origin = "https://airelle.example";

function make(path: string, now = "2026-11-15T12:00:00Z", at = origin) {
	const file = siteFileAt(path);
	if (!file) throw new Error(`No file at ${path}`);
	return makeFile(file, { origin: at, now: new Date(now), reader: originalContent.reader() });
}

const entryOf = (sitemap: string, path: string) =>
	sitemap.split("<url>").find((entry) => entry.startsWith(`<loc>${origin}${path}</loc>`)) ?? "";

describe("makeFile", () => {
	it.each(siteFiles)("makes $path the same at any hour of a day, with all tokens expanded", ({ path }) => {
		const { body, contentType } = make(path);
		expect(body).toBe(make(path, "2026-11-15T20:00:00Z").body);
		expect(body).not.toMatch(/\{\{|undefined|\]\((?:page|article):/);
		expect(contentType).toMatch(/^[a-z]+\/[a-z+]+; charset=utf-8$/);
	});

	it("records the documents that a file was made from, so that their changes invalidate it", () => {
		const reads = (kind: FileKind, locale?: "en") => make(siteFilePath(kind, locale)).reads.documents;
		expect(reads("sitemap")).toContain("promotions");
		expect(reads("sitemap")).toContain("services/dryer-ducts.en");
		expect(reads("sitemap")).toContain("articles.en");
		expect(reads("rss", "en")).toContain("articles.en");
		expect(reads("atom")).toContain("words.fr");
		expect(reads("security")).toContain("company");
		expect(reads("llms")).toContain("content-pages.en");
		expect(reads("manifest")).toContain("words.fr");
	});
});

describe("sitemap.xml", () => {
	it("dates articles and content pages by the date in their front matter", () => {
		const { body } = make("/sitemap.xml");
		const reader = originalContent.reader();
		const dryer = reader.read("articles.fr").find(({ matter }) => matter.slug === "secheuse-charpie-incendie");
		const privacy = reader.read("content-pages.fr").find(({ name }) => name === "privacy");
		expect(entryOf(body, "/secheuse-charpie-incendie")).toContain(`<lastmod>${dryer?.matter.date}</lastmod>`);
		expect(entryOf(body, "/confidentialite")).toContain(`<lastmod>${privacy?.matter.date}</lastmod>`);
	});

	it("dates the promotions page by its last promotion change and expires at the next one", () => {
		const lastEnd = promotions
			.map(({ ends }) => ends)
			.sort()
			.at(-1);
		expect(lastEnd).toBe("2027-01-31");
		const before = make("/sitemap.xml", "2027-01-31T12:00:00Z");
		expect(entryOf(before.body, "/rabais-et-promotions")).toContain("<lastmod>2026-12-21</lastmod>");
		expect(before.validUntil?.toISOString()).toBe("2027-02-01T05:00:00.000Z");
		const after = make("/sitemap.xml", "2027-02-01T12:00:00Z");
		expect(entryOf(after.body, "/rabais-et-promotions")).toContain("<lastmod>2027-02-01</lastmod>");
		expect(after.validUntil).toBeNull();
	});

	it("leaves out pages that are not indexed", () => {
		const { body } = make("/sitemap.xml");
		expect(body).not.toMatch(/_design|merci|thank-you|admin/);
		expect(body).toContain(`<loc>${origin}/contactez-nous</loc>`);
		expect(body).toContain(`<loc>${origin}/en/estimation-gratuite</loc>`);
	});
});

describe("feeds without articles", () => {
	it.each([
		["atom", /<updated>\d{4}-\d\d-\d\dT12:00:00\.000Z<\/updated>/],
		["rss", /<lastBuildDate>\w{3}, \d\d \w{3} \d{4} 12:00:00 GMT<\/lastBuildDate>/],
	] as const)("have the date of the words of the blog: %s", (kind, dated) => {
		const reader = createSiteContent({ ...originals, "articles.en": [] }).reader();
		const file = siteFileAt(siteFilePath(kind, "en"));
		if (!file) throw new Error("no feed");
		const { body } = makeFile(file, { origin, now: new Date("2026-11-15T12:00:00Z"), reader });
		expect(body).toMatch(dated);
		expect(body).not.toMatch(/<(?:entry|item)>/);
	});
});

describe("ids in feeds", () => {
	it.each(["rss", "atom"] as const)("are those of one site only: %s", (kind) => {
		const ids = (at: string) =>
			make(siteFilePath(kind), "2026-11-15T12:00:00Z", at).body.match(/urn:uuid:[\w-]+/g) ?? [];
		expect(ids(origin).length).toBeGreaterThan(5);
		expect(ids("http://airelle.example")).toEqual(ids(origin));
		const other: readonly string[] = ids("https://boreale.example");
		expect(ids(origin).filter((id) => other.includes(id))).toEqual([]);
	});
});

describe("llms.txt", () => {
	it("begins with what the home page says of the company, in both languages", () => {
		const described = (locale: "fr" | "en", description: string) => {
			const words = originals[`words.${locale}`];
			return { [`words.${locale}`]: { ...words, home: { ...words.home, description } } };
		};
		const content = createSiteContent({
			...originals,
			...described("fr", "{{company}} lave des vitres à Gatineau."),
			...described("en", "{{company}} washes windows in Gatineau."),
		});
		const file = siteFileAt("/llms.txt");
		if (!file) throw new Error("There is no llms.txt");
		const { body } = makeFile(file, { origin, now: new Date("2026-11-15T12:00:00Z"), reader: content.reader() });
		expect(body.match(/^> .*$/gm)).toEqual([
			"> Airelle lave des vitres à Gatineau.",
			"> Airelle washes windows in Gatineau.",
		]);
	});
});

describe("robots.txt", () => {
	it("disallows the back office, personal pages and page data, and names the sitemap", () => {
		const lines = make("/robots.txt").body.split("\n");
		for (const path of [
			"/admin",
			"/_consent",
			"/*_payload.json",
			"/contactez-nous/merci/",
			"/en/contact-us/thank-you/",
		])
			expect(lines).toContain(`Disallow: ${path}`);
		expect(lines).not.toContain("Disallow: /");
		expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
	});
});

describe("security.txt", () => {
	it("always expires in 4 to 12 months and leaves the cache before that", () => {
		for (const now of ["2026-11-15T12:00:00Z", "2027-01-31T23:59:59Z", "2028-02-29T00:00:00Z"]) {
			const { body, validUntil } = make("/.well-known/security.txt", now);
			const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "");
			const months = (expires - Date.parse(now)) / (30 * 24 * 3600 * 1000);
			expect(months).toBeGreaterThan(4);
			expect(months).toBeLessThan(12);
			expect(validUntil?.getTime()).toBeGreaterThan(Date.parse(now));
			expect(validUntil?.getTime()).toBeLessThan(expires);
		}
	});

	it("has the fields of RFC 9116", () => {
		const { body } = make("/.well-known/security.txt");
		expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
		expect(body).toMatch(/^Preferred-Languages: fr, en$/m);
		expect(body).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
	});
});
