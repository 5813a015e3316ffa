import { describe, expect, it } from "vitest";
import { originalContent } from "../../.server/content/original-content.testing.ts";
import { originals } from "../../.server/content/originals.ts";
import { legacyPath } from "../../.server/http/redirects.ts";
import { mergeRedirects, readRedirects } from "./redirect-list.ts";

const reader = originalContent.reader();
const existing = originals.redirects;
const read = (...pairs: readonly (readonly [string, string])[]) =>
	readRedirects(
		pairs.map(([from, to]) => ({ from, to })),
		existing,
		reader,
	);

describe("redirects that staff write", () => {
	it("lead to pages and articles by their names, in the language of the address", () => {
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

	it("are followed to their end: none leads to another", () => {
		expect(read(["/a", "/b"], ["/b", "/contactez-nous"], ["/c", "/laval"])).toEqual({
			ok: true,
			redirects: [
				{ from: "/a", to: "contact", locale: "fr" },
				{ from: "/b", to: "contact", locale: "fr" },
				{ from: "/c", to: "contact", locale: "fr" },
			],
		});
	});

	it("are refused when they turn in a circle, and the circle is told", () => {
		expect(read(["/a", "/b"], ["/b", "/c"], ["/c", "/a"], ["/d", "/d"])).toMatchObject({
			ok: false,
			problems: [
				{ kind: "loop", index: 0, way: ["/a", "/b", "/c", "/a"] },
				{ kind: "loop", index: 1 },
				{ kind: "loop", index: 2 },
				{ kind: "loop", index: 3, way: ["/d", "/d"] },
			],
		});
	});

	it("cannot hide a page, leave the site, lead nowhere or be there twice", () => {
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

	it("cannot take the back office, files, programs' addresses or what covers a page", () => {
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

	it("take the place of those with the same address", () => {
		const merged = mergeRedirects(existing, [{ from: "/laval", to: "blog", locale: "fr" }]);
		expect(merged).toHaveLength(existing.length);
		expect(merged.filter(({ from }) => from === "/laval").map((redirect) => legacyPath(redirect, reader))).toEqual([
			"/blogue",
		]);
	});
});
