import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import { createSiteContent } from "#app/.server/content/site-content.ts";
import { openSqliteStore } from "#app/.server/store/sqlite.ts";
import { redirectsView } from "./redirects-view.ts";

it("lists ignored redirects first, and marks them", async () => {
	const article = originals["articles.fr"][0]?.matter.slug;
	const froms = ["/ancienne-page", "/admin/*", `/${article}`];
	const redirects = froms.map((from) => ({ from, to: "blog", locale: "fr" as const }));
	const reader = createSiteContent({ ...originals, redirects }).reader();
	const folder = await mkdtemp(join(tmpdir(), "airelle-view-"));
	const store = await openSqliteStore({ path: join(folder, "test.sqlite") });
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
	await rm(folder, { recursive: true });
});
