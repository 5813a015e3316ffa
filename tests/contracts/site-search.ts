import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SiteSearch } from "#app/model/ports.ts";
import type { MarkedText, SearchDocument } from "#app/model/site/search.ts";

/** Contract of every site search. */
export function siteSearchContract(name: string, open: () => SiteSearch): void {
	describe(`${name}, search contract:`, () => {
		let search: SiteSearch;

		beforeEach(() => {
			search = open();
		});
		afterEach(() => search.close());

		const paths = async (query: string, locale: "fr" | "en" = "fr") =>
			(await search.find(locale, query, 20)).hits.map(({ path }) => path.replace(/#.*/, ""));

		it("finds nothing in an empty index", async () => {
			expect(await search.find("fr", "tapis", 20)).toMatchObject({ total: 0, hits: [], didYouMean: null });
			expect(await search.suggest("fr", "tapis", 20)).toEqual([]);
		});

		it("finds a page by a word of its title, lead, heading or text", async () => {
			await search.replace("fr", [
				page("/titre", { title: "Le tapis" }),
				page("/chapeau", { lead: "Parlons de tapis." }),
				page("/section", { sections: [section("Votre tapis", "Autre chose.")] }),
				page("/texte", { sections: [section("Autre chose", "Il y a un tapis.")] }),
				page("/rien", {}),
			]);
			expect((await paths("tapis")).toSorted()).toEqual(["/chapeau", "/section", "/texte", "/titre"]);
		});

		it("ranks a page about a word before a page that mentions it", async () => {
			const filler = "Des mots sans rapport avec la question, pour faire un texte. ".repeat(5);
			await search.replace("fr", [
				page("/mention", { sections: [section("Divers", `${filler} Un tapis, deux tapis, trois tapis. ${filler}`)] }),
				page("/section", { sections: [section("Le tapis", filler + filler)] }),
				page("/titre", { title: "Le tapis", sections: [section("Divers", filler + filler)] }),
			]);
			expect(await paths("tapis")).toEqual(["/titre", "/section", "/mention"]);
		});

		it("finds a page by its alias", async () => {
			await search.replace("fr", [page("/a", { alias: "Carpettes" })]);
			expect(await paths("carpette")).toEqual(["/a"]);
		});

		it("ignores accents and case", async () => {
			await search.replace("fr", [page("/a", { title: "Sécheuse, œuvre et dégât" })]);
			for (const query of ["secheuse", "SÉCHEUSE", "se\u0301cheuse", "oeuvre", "Œuvre", "degat"]) {
				expect(await paths(query), query).toEqual(["/a"]);
			}
		});

		it("finds other forms of a word, by the rules of the language", async () => {
			await search.replace("fr", [page("/a", { title: "Nettoyage des conduits, animaux" })]);
			await search.replace("en", [page("/en/a", { title: "Cleaning ducts, allergies" })]);
			for (const query of ["nettoyer", "nettoyé", "conduit", "animal"]) expect(await paths(query)).toEqual(["/a"]);
			for (const query of ["cleaned", "duct", "allergy"]) expect(await paths(query, "en")).toEqual(["/en/a"]);
		});

		it("treats only the last word as a prefix", async () => {
			await search.replace("fr", [page("/a", { title: "Ventilation mécanique" })]);
			expect(await paths("venti")).toEqual(["/a"]);
			expect(await paths("mecanique venti")).toEqual(["/a"]);
			expect((await search.find("fr", "venti mecanique", 20)).match).toBe("any");
		});

		it("returns only pages with all the words, if there are any", async () => {
			await search.replace("fr", [
				page("/deux", { title: "Tapis de laine" }),
				page("/un", { title: "Tapis de tapis" }),
				page("/eparpille", { title: "Tapis", sections: [section("Fibres", "De la laine.")] }),
			]);
			const answer = await search.find("fr", "la laine de mon tapis", 20);
			expect(answer.match).toBe("all");
			expect(answer.hits.map(({ path }) => path)).toEqual(["/deux", "/eparpille"]);
		});

		it("returns pages with some of the words when none has all, and reports it", async () => {
			await search.replace("fr", [page("/tapis", { title: "Tapis" }), page("/matelas", { title: "Matelas" })]);
			const answer = await search.find("fr", "tapis matelas", 20);
			expect(answer.match).toBe("any");
			expect(answer.hits).toHaveLength(2);
		});

		it("returns no more hits than the limit, counts all of them, and goes on where it stopped", async () => {
			await search.replace(
				"fr",
				Array.from({ length: 9 }, (_, n) => page(`/${n}`, { title: "Tapis" })),
			);
			const pages = await Promise.all([0, 4, 8, 12].map((skip) => search.find("fr", "tapis", 4, skip)));
			expect(pages.map(({ total }) => total)).toEqual([9, 9, 9, 9]);
			expect(pages.map(({ hits }) => hits.map(({ path }) => path).join(" "))).toEqual([
				...["/0 /1 /2 /3", "/4 /5 /6 /7", "/8", ""],
			]);
		});

		it("finds nothing in the other language", async () => {
			await search.replace("en", [page("/en/a", { title: "Tapis" })]);
			expect(await paths("tapis")).toEqual([]);
		});

		it("finds nothing of replaced documents", async () => {
			await search.replace("fr", [page("/a", { title: "Tapis" }), page("/b", { title: "Matelas" })]);
			await search.replace("fr", [page("/c", { title: "Matelas" })]);
			expect(await paths("tapis")).toEqual([]);
			expect(await paths("matelas")).toEqual(["/c"]);
		});

		describe("suggestions", () => {
			const suggested = async (
				typed: string,
				{ locale = "fr", most = 6 }: { locale?: "fr" | "en"; most?: number } = {},
			) => (await search.suggest(locale, typed, most)).map(({ path }) => path.replace(/#.*/, ""));

			it("come from the language and from the documents of the moment", async () => {
				await search.replace("fr", [page("/a", { title: "Tapis" }), page("/b", { title: "Tapis de table" })]);
				await search.replace("en", [page("/en/a", { title: "Tapestry" })]);
				expect(await suggested("tap")).toEqual(["/a", "/b"]);
				expect(await suggested("TAP")).toEqual(["/a", "/b"]);
				expect(await suggested("tapis tabl")).toEqual(["/b"]);
				expect(await suggested("tap", { locale: "en" })).toEqual(["/en/a"]);
				await search.replace("fr", [page("/c", { title: "Tapis" })]);
				expect(await suggested("tap")).toEqual(["/c"]);
			});

			it("name pages with the words in their title first, and no page twice", async () => {
				await search.replace("fr", [
					page("/texte", { sections: [section("Divers", "Un tapis.")] }),
					page("/section", { sections: [section("Le tapis", "Divers.")] }),
					page("/titre", { title: "Le tapis", lead: "Un tapis.", sections: [section("Le tapis", "Un tapis.")] }),
					page("/alias", { alias: "Tapis" }),
					page("/chapeau", { lead: "Un tapis." }),
				]);
				expect(await suggested("tapis")).toEqual(["/titre", "/alias", "/section", "/chapeau", "/texte"]);
				expect(await suggested("tapis", { most: 3 })).toEqual(["/titre", "/alias", "/section"]);
			});

			it("need all the words, anywhere on the page", async () => {
				await search.replace("fr", [
					page("/un", { title: "Tapis" }),
					page("/deux", { title: "Tapis", sections: [section("Fibres", "De la laine.")] }),
				]);
				expect(await suggested("tapis lain")).toEqual(["/deux"]);
				expect(await suggested("xylophone")).toEqual([]);
			});

			it.each(hostile)("do not fail on %j", async (typed) => {
				await search.replace("fr", [page("/a", { title: "Tapis de laine" })]);
				for (const path of await suggested(typed)) expect(path).toBe("/a");
			});
		});

		it("returns the matching section, with its anchor and highlighted words", async () => {
			const text = `${"Rien ici. ".repeat(40)}Le vin tache la laine. ${"Rien là. ".repeat(40)}`;
			await search.replace("fr", [
				page("/a", { title: "Conseils", sections: [section("Avant", "Rien."), section("Le vin", text, "le-vin")] }),
			]);
			const [hit] = (await search.find("fr", "vin laine", 20)).hits;
			expect(hit?.path).toBe("/a#le-vin");
			expect(hit?.section).toEqual([
				{ text: "Le ", mark: false },
				{ text: "vin", mark: true },
			]);
			expect(marked(hit?.excerpt)).toEqual(["vin", "laine"]);
			expect(plain(hit?.excerpt).length).toBeLessThan(220);
			expect(text).toContain(plain(hit?.excerpt).replaceAll("…", "").trim());
		});

		it("does not begin an excerpt in the middle of a name", async () => {
			const text = `${"Rien ici, vraiment rien. ".repeat(20)}Selon les études de la U.S. Fire Administration, un tapis brûle. ${"Rien là. ".repeat(40)}`;
			await search.replace("fr", [page("/a", { sections: [section("Divers", text)] })]);
			const [hit] = (await search.find("fr", "tapis", 20)).hits;
			expect(plain(hit?.excerpt)).toContain("U.S. Fire Administration, un tapis brûle.");
		});

		it("returns markup as plain text", async () => {
			await search.replace("fr", [page("/a", { title: "Tapis", lead: "<b>tapis</b> & <script>" })]);
			const [hit] = (await search.find("fr", "tapis", 20)).hits;
			expect(plain(hit?.excerpt)).toBe("<b>tapis</b> & <script>");
		});

		it("suggests the word that was probably meant, with its accents", async () => {
			await search.replace("fr", [page("/a", { title: "La sécheuse et son conduit" })]);
			expect((await search.find("fr", "conduit secheusse", 20)).didYouMean).toBe("conduit sécheuse");
			expect((await search.find("fr", "sehceuse", 20)).didYouMean).toBe("sécheuse");
			expect((await search.find("fr", "xylophone", 20)).didYouMean).toBeNull();
			expect((await search.find("fr", "sécheuse", 20)).didYouMean).toBeNull();
		});

		it.each(hostile)("does not fail on %j", async (query) => {
			await search.replace("fr", [page("/a", { title: "Tapis de laine" })]);
			const { hits } = await search.find("fr", query, 20);
			for (const { path } of hits) expect(path).toBe("/a");
		});

		it("ignores query syntax around a word", async () => {
			await search.replace("fr", [page("/a", { title: "Tapis" }), page("/b", { title: "Matelas" })]);
			for (const query of ['"tapis', "tapis\u0000", "title:tapis", "tapis*", "(tapis", "🧹 tapis 🫧", "-tapis"]) {
				expect(await paths(query), query).toContain("/a");
				expect(await paths(query), query).not.toContain("/b");
			}
		});
	});
}

const hostile = [
	"",
	"   ",
	'"',
	'""" OR "',
	"' OR 1=1 --",
	"tapis AND",
	"NEAR(tapis laine, 2)",
	"NOT",
	"AND OR NOT",
	"{title} : tapis",
	"^tapis",
	"tapis + laine",
	"*",
	"\u0000",
	"tapis\u0000laine",
	"🧹🫧",
	"👩‍🔧",
	"\ud800",
	"\u0301\u0301",
	"%_%",
	"ﷺ 清洁 чистка",
	"½ ² Ⅷ",
	"tapis ".repeat(400),
	"x".repeat(2048),
	`"${'a"'.repeat(1000)}`,
];

function page(path: string, over: Partial<SearchDocument>): SearchDocument {
	return { kind: "page", path, title: "Sans rapport", alias: "", lead: "", sections: [], ...over };
}

function section(heading: string, text: string, anchor: string | null = null) {
	return { heading, text, anchor };
}

function plain(text: MarkedText = []): string {
	return text.map((part) => part.text).join("");
}

function marked(text: MarkedText = []): string[] {
	return text.filter(({ mark }) => mark).map((part) => part.text);
}
