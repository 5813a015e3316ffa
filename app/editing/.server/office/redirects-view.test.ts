import { expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { newStore } from "#app/.server/store/new-store.testing.ts";
import { redirectsView } from "./redirects-view.ts";

it("lists ignored redirects first, and marks them", async () => {
	const article = originals["articles.fr"][0]?.matter.slug;
	const froms = ["/ancienne-page", "/admin/*", `/${article}`];
	const redirects = froms.map((from) => ({ from, to: "blog", locale: "fr" as const }));
	const reader = createSiteContent({ ...originals, redirects }).reader();
	const store = await newStore();
	const { lines } = await redirectsView({ store, reader }, new URLSearchParams());
	expect(lines.map(({ from, isInactive }) => [from, isInactive])).toEqual([
		["/admin/*", true],
		[`/${article}`, true],
		["/ancienne-page", false],
	]);
	for (const [essai, kind] of [
		["/admin/contenu", "answers"],
		["/robots.txt", "answers"],
		["/ancienne-page", "leads"],
		["/nulle-part", "nothing"],
	] as const)
		expect((await redirectsView({ store, reader }, new URLSearchParams({ essai }))).tried).toMatchObject({ kind });
	await store.close();
});
