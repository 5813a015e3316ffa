import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { legacyPath } from "#app/.server/http/redirects.ts";
import { pathTo } from "#app/locale/paths.ts";
import { mergeRedirects, readRedirects } from "./redirect-list.ts";

const reader = originalContent.reader();
const existing = originals.redirects;
const read = (...pairs: readonly (readonly [string, string])[]) =>
	readRedirects(
		pairs.map(([from, to]) => ({ from, to })),
		existing,
		reader,
	);

describe("redirects written by members", () => {
	it("refer to pages and articles by name, in the language of the path", () => {
		const slug = originals["articles.en"].find(({ name }) => name === "pets-and-odours")?.matter.slug;
		expect(
			read(
				["/vieux", "/contactez-nous"],
				["https://ancien.example/promo/?x=1", "/en/blog/"],
				["/chats", `/en/${slug}`],
			),
		).toEqual({
			ok: true,
			redirects: [
				{ from: "/vieux", to: "contact", locale: "fr" },
				{ from: "/promo", to: "blog", locale: "en" },
				{ from: "/chats", to: "article:pets-and-odours", locale: "en" },
			],
		});
	});

	it("may lead to a topic, and cannot hide one", () => {
		const { air } = originals["words.en"].blog.topics;
		expect(read(["/vieil-air", `/en/blog/topic/${air.slug}`])).toEqual({
			ok: true,
			redirects: [{ from: "/vieil-air", to: "topic:air", locale: "en" }],
		});
		expect(read([`/en/blog/topic/${air.slug}`, "/contactez-nous"])).toMatchObject({ problems: [{ kind: "answers" }] });
		expect(read(["/en/blog/topic/gone", "/en/blog"])).toMatchObject({ ok: true });
	});

	it("are resolved to their final target, without chains", () => {
		expect(read(["/a", "/b"], ["/b", "/contactez-nous"], ["/c", "/laval"])).toEqual({
			ok: true,
			redirects: [
				{ from: "/a", to: "contact", locale: "fr" },
				{ from: "/b", to: "contact", locale: "fr" },
				{ from: "/c", to: "contact", locale: "fr" },
			],
		});
	});

	it("may replace the page of a hidden service, which is no target", () => {
		const list = originals["service-list"].map((listed) => ({
			...listed,
			shown: listed.name === "oriental-rugs" ? ("hidden" as const) : listed.shown,
		}));
		const without = createSiteContent({ ...originals, "service-list": list }).reader();
		const rugs = pathTo("services-oriental-rugs", "fr");
		expect(readRedirects([{ from: rugs, to: "/contactez-nous" }], existing, without)).toEqual({
			ok: true,
			redirects: [{ from: rugs, to: "contact", locale: "fr" }],
		});
		expect(readRedirects([{ from: "/vieux-tapis", to: rugs }], existing, without)).toMatchObject({
			problems: [{ kind: "target-unknown" }],
		});
		expect(read([rugs, "/contactez-nous"])).toMatchObject({ problems: [{ kind: "answers" }] });
	});

	it("are refused when they form a loop, and the loop is reported", () => {
		expect(read(["/a", "/b"], ["/b", "/c"], ["/c", "/a"], ["/d", "/d"])).toMatchObject({
			ok: false,
			problems: [
				{ kind: "loop", index: 0, way: ["/a", "/b", "/c", "/a"] },
				{ kind: "loop", index: 1, way: ["/b", "/c", "/a", "/b"] },
				{ kind: "loop", index: 2, way: ["/c", "/a", "/b", "/c"] },
				{ kind: "loop", index: 3, way: ["/d", "/d"] },
			],
		});
		expect(read(["/x", "/a"], ["/a", "/b"], ["/b", "/a"])).toMatchObject({
			problems: [{ way: ["/x", "/a", "/b", "/a"] }, { way: ["/a", "/b", "/a"] }, { way: ["/b", "/a", "/b"] }],
		});
	});

	it("are refused with 20 problems, and short ways, however many are wrong", () => {
		const loop = Array.from({ length: 3000 }, (_, index) => [`/a${index}`, `/a${(index + 1) % 3000}`] as const);
		const refused = read(...loop);
		expect(refused).toMatchObject({
			problems: [{ way: [...Array.from({ length: 10 }, (_, index) => `/a${index}`), "…"] }, ...Array(19).fill({})],
		});
		expect(JSON.stringify(refused).length).toBeLessThan(5000);
	});

	it("are read in a time that grows with their number, also in one long chain", () => {
		let reads = 0;
		const counted = { ...reader, read: (...asked: Parameters<typeof reader.read>) => ++reads && reader.read(...asked) };
		const chain = Array.from({ length: 300 }, (_, index) => ({ from: `/a${index}`, to: `/a${index + 1}` }));
		const { ok } = readRedirects([...chain, { from: "/a300", to: "/" }], [], counted as typeof reader);
		expect([ok, reads < 10 * chain.length]).toEqual([true, true]);
	});

	it("cannot hide a page, leave the site, have no target or repeat a path", () => {
		expect(
			read(
				["/blogue", "/"],
				["//evil.example", "/"],
				["/x", "https://evil.example/nulle-part"],
				["/y", "javascript:1"],
				["/z", "/"],
				["/z/", "/"],
			),
		).toMatchObject({
			problems: [
				{ kind: "answers", index: 0 },
				{ kind: "path-wrong", index: 1 },
				{ kind: "target-unknown", index: 2 },
				{ kind: "target-unknown", index: 3 },
				{ kind: "repeated", index: 5 },
			],
		});
	});

	it("cannot use paths of the back office, files or endpoints, nor a wildcard that covers a page", () => {
		expect(
			read(
				["/admin/*", "/blogue"],
				["/_estimate/*", "/"],
				["/robots.txt", "/"],
				["/.well-known/*", "/"],
				["/estimation-gratuite/*", "/"],
				["/blogue/page/2", "/"],
			),
		).toMatchObject({
			problems: [
				{ kind: "reserved", from: "/admin/*" },
				{ kind: "reserved" },
				{ kind: "reserved" },
				{ kind: "reserved" },
				{ kind: "covers", address: "/estimation-gratuite/details" },
				{ kind: "answers", from: "/blogue/page/2" },
			],
		});
	});

	it("replace existing redirects from the same path", () => {
		const merged = mergeRedirects(existing, [{ from: "/laval", to: "blog", locale: "fr" }]);
		expect(merged).toHaveLength(existing.length);
		expect(merged.filter(({ from }) => from === "/laval").map((redirect) => legacyPath(redirect, reader))).toEqual([
			"/blogue",
		]);
	});
});
