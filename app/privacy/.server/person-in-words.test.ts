import { describe, expect, it } from "vitest";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { draftInWords } from "./person-in-words.ts";

const reader = originalContent.reader();

const draft: Draft = {
	locale: "fr",
	kinds: ["ventilation-ducts", "oriental-rugs", "house-cleaning"],
	promotionCode: "DUO-AUTOMNE",
	details: {
		"ventilation-ducts.home": "plex",
		// More than the engine reads.
		"ventilation-ducts.vents": "2000",
		"ventilation-ducts.heating": "unknown",
		// The other side is not typed yet.
		"oriental-rugs.pieces.a.width": "5",
		"oriental-rugs.pieces.a.fibre": "wool",
		"oriental-rugs.pieces.b.removed": "1",
		"house-cleaning.area": "1 200",
		"house-cleaning.rooms.unknown": "on",
		"house-cleaning.extras.oven": "on",
		"house-cleaning.extras.fridge": "on",
		"house-cleaning.chimney": "open",
	},
	visit: {
		postalCode: "H2T 2S9",
		window: "2026-11-19_10:00-12:00",
		comment: "Le chien\nest gentil",
		outside: "G1R",
		date: "2026-11-17",
		part: "morning",
		"day.3": "on",
	},
	person: { name: "Ariane Démo", email: "ariane@exemple.example" },
	photos: [],
	refusedPhotos: [],
	waiting: false,
	leadId: "l1",
	followToken: null,
	email: null,
	phone: null,
	updatedAt: "2026-11-10T15:00:00.000Z",
	purgeAfter: "2026-12-10T15:00:00.000Z",
};

describe("a started estimate in words", () => {
	it("shows what was typed under the questions of the estimate, in French", () => {
		const { answers, facts, wishes, services, name } = draftInWords(draft, "fr", reader);
		expect(name).toBe("Ariane Démo");
		expect(services).toContain("Tapis");
		expect(answers).toEqual([
			{
				service: "Conduits de ventilation",
				given: [
					["Quel type d’habitation?", "Duplex, triplex"],
					["Combien de bouches d’air?", "2000"],
					["Quel système de chauffage?", "Je ne sais pas"],
				],
			},
			{
				service: "Tapis et tapis d’Orient",
				given: [["Quels tapis?", "Tapis 1\u00a0: Largeur\u00a0: 5, Fibre\u00a0: Laine"]],
			},
			{
				service: "Grand ménage",
				given: [
					["Quelle superficie à nettoyer?", "1 200\u00a0pi²"],
					["Combien de pièces?", "Je ne sais pas"],
					["Que faut-il ajouter?", "Intérieur du four, Intérieur du frigo"],
				],
			},
		]);
		expect(facts).toEqual([
			["Code de promotion", "DUO-AUTOMNE"],
			["Code postal", "H2T 2S9"],
			["Autre chose à nous dire?", "Le chien\nest gentil"],
		]);
		expect(wishes.split("\n")).toEqual([
			expect.stringContaining("jeudi 19 novembre 2026, entre 10"),
			"Mardi 17 novembre 2026",
			"Le matin",
			"Mercredi",
		]);
	});

	it("shows the same in English", () => {
		const { answers, wishes } = draftInWords(draft, "en", reader);
		expect(answers.map(({ given }) => given[0])).toEqual([
			["What kind of home?", "Duplex, triplex"],
			["Which rugs?", "Rug 1: Width: 5, Fibre: Wool"],
			["How large an area?", "1 200\u00a0sq ft"],
		]);
		expect(wishes).toContain("Tuesday, November 17, 2026\nMorning\nWednesday");
	});

	it("leaves out no field: those without words keep their names", () => {
		const { others } = draftInWords(draft, "fr", reader);
		expect(others).toBe("house-cleaning.chimney: open");
	});

	it("is short while nothing was answered", () => {
		const { answers, wishes, others } = draftInWords({ ...draft, details: {}, visit: {} }, "fr", reader);
		expect({ answers, wishes, others }).toEqual({ answers: [], wishes: "", others: "" });
	});
});
