import { expect, it } from "vitest";
import type { EntryId, EntryValue } from "#app/model/editing/content-entry.ts";
import { originals } from "./originals.ts";
import { documentsOf, originalEntries, originalOf } from "./overlay.ts";

it("gives a site with edited pages the pages that a later version adds", () => {
	const home = { ...originals["words.fr"].home, heading: "Ma maison" };
	const privacy = { matter: originals["content-pages.fr"][0]?.matter, body: "Mon texte." };
	const overlay = new Map<EntryId, EntryValue>([
		["page:home", { fr: home, en: originals["words.en"].home }],
		["legal:privacy", { fr: privacy, en: privacy }],
	]);
	const words = documentsOf("page", overlay)["words.fr"];
	expect(words?.home.heading).toBe("Ma maison");
	expect(words?.prices).toBe(originals["words.fr"].prices);
	expect(words?.["area-laval"]).toBe(originals["words.fr"]["area-laval"]);
	const pages = documentsOf("legal", overlay)["content-pages.fr"];
	expect(pages?.map(({ name }) => name).sort()).toEqual(["about", "accessibility", "guarantee", "privacy", "terms"]);
});

it("offers every shipped page to the editor", () => {
	const ids = originalEntries();
	for (const id of ["page:services", "page:prices", "page:area-laval", "legal:about", "legal:guarantee"] as const) {
		expect(ids).toContain(id);
		expect(originalOf(id)?.en).toBeDefined();
	}
});
