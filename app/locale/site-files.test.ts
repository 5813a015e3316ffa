import { describe, expect, it } from "vitest";
import { createPaths } from "./paths.ts";
import { createSiteFiles } from "./site-files.ts";
import { localeStrategies } from "./strategy.ts";

const pathsWith = (strategy: (typeof localeStrategies)[number]) =>
	createSiteFiles(createPaths(strategy)).map(({ path }) => path);

describe("files of the site", () => {
	it.each(localeStrategies)("have distinct addresses with %s", (strategy) => {
		const paths = pathsWith(strategy);
		expect(new Set(paths).size).toBe(paths.length);
		for (const path of ["/sitemap.xml", "/robots.txt", "/llms.txt", "/.well-known/security.txt", "/site.webmanifest"])
			expect(paths).toContain(path);
	});

	it("include feeds below the blog of each locale", () => {
		for (const strategy of ["prefix_except_default", "prefix_and_default"] as const) {
			expect(pathsWith(strategy)).toEqual(
				expect.arrayContaining(["/blogue/rss.xml", "/blogue/atom.xml", "/en/blog/rss.xml", "/en/blog/atom.xml"]),
			);
		}
		expect(pathsWith("no_prefix")).toEqual(
			expect.arrayContaining(["/blogue/rss.xml", "/blogue/atom.xml", "/blog/rss.xml", "/blog/atom.xml"]),
		);
	});
});
