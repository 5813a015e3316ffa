import { describe, expect, it } from "vitest";
import { previewKey } from "#app/.server/content/preview-key.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import { thanksPath } from "#app/leads/.server/thanks-address.ts";
import { locales } from "#app/locale/locales.ts";
import { matchPage } from "#app/locale/paths.ts";
import { testPageRequest } from "./page-request.testing.ts";

const reference = "AIR-ACDEFGH";
const now = new Date("2026-11-15T12:00:00Z");

async function visit(address: string) {
	const { pathname, searchParams } = new URL(address, "https://airelle.example");
	const match = matchPage(pathname);
	if (!match?.locale) throw new Error(`no page at ${pathname}`);
	const { name, locale, params } = match;
	const visitor = { query: searchParams, cookies: undefined };
	return loadPage(testPageRequest({ name, locale, params, path: pathname, visitor, now }));
}

describe.each(locales)("the page that thanks for a message, in %s", (locale) => {
	const address = thanksPath(reference, locale, "secret");

	it("is shown at the address that the form redirects to, also after a reload and in the other language", async () => {
		const { status, payload } = await visit(address);
		expect(status).toBe(200);
		expect(payload.content).toMatchObject({ reference });
		expect(payload.head).toMatchObject({ robots: "noindex" });
		expect(payload.head.structuredData).toBeUndefined();
		const other = await visit(payload.site.otherLanguage);
		expect(other.status).toBe(200);
		expect(other.payload.locale).not.toBe(locale);
	});

	it("does not exist for a reference that somebody typed, whether there is such a message or not", async () => {
		const [path = "", query = ""] = address.split("?");
		const typed = path.replace(reference, "AIR-AAAAAAA");
		for (const guess of [path, typed, `${typed}?${query}`, `${path}?${query}x`, thanksPath(reference, locale, "other")])
			expect([guess, (await visit(guess)).status]).toEqual([guess, 404]);
	});

	it("is shown to editors with an example", async () => {
		const [path] = address.split("?");
		const key = (id: "page:thanks" | "page:contact") => encodeURIComponent(previewKey(id, "secret", now));
		expect((await visit(`${path}?apercu=${key("page:thanks")}`)).status).toBe(200);
		expect((await visit(`${path}?apercu=${key("page:contact")}`)).status).toBe(404);
	});
});
