import { expect, it } from "vitest";
import { readSource } from "#app/model/traffic/lead-source.ts";
import { pathOfKey } from "#app/model/traffic/page-key.ts";
import { sourceInWords } from "./source-in-words.ts";

const path = (page: string) => pathOfKey(page, "fr");
const source = readSource({
	host: "www.google.com",
	landing: "/secheuse-trop-lente",
	query: new URLSearchParams("utm_medium=cpc&utm_campaign=automne&code=duo-automne"),
});

it("says all that is kept about how a visit began", () => {
	expect(sourceInWords(source, path, "fr").replaceAll("\u00a0", " ").split("\n")).toEqual([
		"Publicité",
		"Site du lien : google.com",
		"Campagne : automne",
		"Première page : /secheuse-trop-lente",
		"Code promotionnel de l’adresse : DUO-AUTOMNE",
	]);
	expect(sourceInWords(source, path, "en")).toContain("Site of the link: google.com");
});

it("has a word for values that were hidden, and for pages that are gone", () => {
	const hidden = { ...source, host: "other", campaign: "other", landing: "gone/page", promotion: null };
	expect(sourceInWords(hidden, path, "en").split("\n")).toEqual([
		"Ads",
		"Site of the link: other",
		"Campaign: other",
		"First page: other",
	]);
});

it.each([null, undefined])("is empty when nothing was kept: %s", (nothing) => {
	expect(sourceInWords(nothing, path, "fr")).toBe("");
});
