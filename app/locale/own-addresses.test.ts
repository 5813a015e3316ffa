import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { legacyRedirects } from "#content/legacy-redirects.ts";
import { redirectObstacle } from "./own-addresses.ts";
import { pageAddresses } from "./paths.ts";
import { siteFiles } from "./site-files.ts";

const kind = (from: string) => redirectObstacle(from)?.kind ?? null;

describe("redirectObstacle", () => {
	it.each([
		...["/admin", "/admin/*", "/ADMIN/*", "/Admin/contenu", "/%61dmin/*", "/admin.data"],
		...["/_estimate/*", "/_estimate/save", "/_consent", "/_pictures/*", "/_search/*", "/_design", "/_payload.json"],
		...["/healthz", "/readyz", "/metrics", "/metrics/*", "/builds/*", "/assets/*", "/pictures/x.avif", "/share/*"],
		...["/.well-known/*", "/.well-known/acme-challenge/*", "/blogue.data", "/blogue/_payload.json"],
		...siteFiles.map(({ path }) => path),
	])("reports %s as reserved", (from) => {
		expect(kind(from)).toBe("reserved");
	});

	it("reports every route that is not a page as reserved, and everything below its first segment", () => {
		const paths = routes.flatMap(({ path }) => (path ? [path.startsWith("/") ? path : `/${path}`] : []));
		expect(paths).toContain("/cal/:file");
		for (const path of paths) {
			const [, first] = path.split("/");
			for (const from of [path, `/${first}/*`]) expect([from, kind(from)]).toEqual([from, "reserved"]);
		}
	});

	it("reports every file in public/ as reserved", () => {
		for (const { name, parentPath } of readdirSync("public", { withFileTypes: true }))
			expect([parentPath, kind(`/${name}`)]).toEqual([parentPath, "reserved"]);
	});

	it("rejects the address of a page, with or without parameters", () => {
		for (const { path, name } of pageAddresses) {
			if (!path.includes(":") && path !== "/" && name !== "design" && !name.startsWith("services-"))
				expect([path, kind(path)]).toEqual([path, "answers"]);
		}
		for (const from of ["/blogue/page/2", "/contactez-nous/merci/AIR-ABCDEFG"]) expect(kind(from)).toBe("answers");
		expect(kind("/blogue/page/zero")).toBeNull();
	});

	it("leaves the pages of services and topics to `isLiveAddress`: a hidden or renamed one may be redirected", () => {
		expect(["/blogue/sujet/air", "/en/blog/topic/air"].map(kind)).toEqual([null, null]);
		for (const { path, name } of pageAddresses)
			if (name.startsWith("services-")) expect([path, kind(path)]).toEqual([path, null]);
	});

	it("rejects a wildcard that covers a page, with or without parameters", () => {
		expect(redirectObstacle("/estimation-gratuite/*")).toEqual({
			kind: "covers",
			address: "/estimation-gratuite/details",
		});
		for (const from of ["/en/*", "/services/*", "/en/services/*", "/blogue/page/*", "/contactez-nous/merci/*"])
			expect([from, kind(from)]).toEqual([from, "covers"]);
		for (const from of ["/blog/*", "/services-anciens/*", "/blogue/page/2/*", "/en/author/*"])
			expect([from, kind(from)]).toEqual([from, null]);
	});

	it("accepts every redirect that ships with the site", () => {
		expect(legacyRedirects.filter(({ from }) => kind(from))).toEqual([]);
	});
});
