import { describe, expect, it } from "vitest";
import type { Locale } from "#app/locale/locales.ts";
import { stem } from "./stem.ts";
import { fold } from "./words.ts";

const kin: Readonly<Record<Locale, string[][]>> = {
	fr: [
		["nettoyage", "nettoyages", "nettoyer", "nettoyé", "nettoyée", "nettoyés", "nettoyées"],
		["conduit", "conduits"],
		["animal", "animaux"],
		["oriental", "orientaux", "orientale", "orientales"],
		["tapis"],
		["matelas"],
		["prix"],
		["souris"],
		["tissu", "tissus"],
		["eau", "eaux"],
		["bureau", "bureaux"],
		["sécheuse", "sécheuses"],
		["nettoyeur", "nettoyeuse", "nettoyeurs"],
		["moisissure", "moisissures", "moisi", "moisie", "moisir"],
		["ventilation", "ventiler", "ventilateur"],
		["estimation", "estimer", "estimé", "estimations"],
		["décontamination", "décontaminer"],
		["déménagement", "déménager", "déménagements"],
		["mite", "mites"],
		["acarien", "acariens"],
		["laine", "laines"],
		["lavage", "laver", "lavé", "lavée"],
		["ancien", "ancienne", "anciens", "anciennes"],
		["premier", "première"],
		["humide", "humides", "humidité"],
		["poussiéreux", "poussiéreuse"],
		["échangeur", "échangeurs"],
		["œuvre", "œuvres", "oeuvre"],
		["rabais"],
		["devis"],
		["copropriété", "copropriétés"],
		["tache", "taches", "tacher", "tachée"],
		["allergie", "allergies"],
		["odeur", "odeurs"],
	],
	en: [
		["clean", "cleaning", "cleaned", "cleans", "cleaner"],
		["duct", "ducts"],
		["rug", "rugs"],
		["mattress", "mattresses"],
		["mite", "mites"],
		["mold", "mould", "moulds"],
		["odor", "odour", "odours"],
		["move", "moves", "moving", "moved"],
		["allergy", "allergies"],
		["dry", "dries", "dried", "drying"],
		["scrub", "scrubbing", "scrubbed"],
		["ventilate", "ventilation", "ventilating"],
		["estimate", "estimates", "estimation"],
		["price", "prices", "priced", "pricing"],
		["brush", "brushes", "brushing"],
		["gas"],
		["virus"],
		["wool"],
	],
};

describe.each(["fr", "en"] as const)("the stemmer in %s", (locale) => {
	it.each(kin[locale])("gives %s and its forms the same stem", (...words: string[]) => {
		expect(new Set(words.map((word) => stem(fold(word), locale))).size).toBe(1);
	});

	it("gives unrelated words different stems", () => {
		const stems = kin[locale].map(([word]) => stem(fold(word ?? ""), locale));
		expect(new Set(stems).size).toBe(stems.length);
	});
});

describe("the French stemmer", () => {
	it.each(["tapis", "matelas", "prix", "rabais", "souris", "bras", "temps", "gaz"])("does not change %s", (word) => {
		expect(stem(word, "fr")).toBe(word);
	});

	it.each([
		["ménage", "mener"],
		["équipe", "équipement"],
		["conduit", "condo"],
		["tapis", "tapage"],
		["mite", "mitaine"],
		["eau", "beau"],
		["filtre", "fil"],
		["garage", "gare"],
	])("gives %s and %s different stems", (one, other) => {
		expect(stem(fold(one), "fr")).not.toBe(stem(fold(other), "fr"));
	});
});

it("does not stem words with characters other than a to z", () => {
	for (const word of ["514", "h2t", "清洁", "н"]) expect(stem(word, "fr")).toBe(word);
});
