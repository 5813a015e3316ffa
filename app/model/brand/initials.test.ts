import fc from "fast-check";
import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
	["Propreté Boréale", "PB"],
	["Les Nettoyeurs du Nord", "NN"],
	["Étincelle", "É"],
	["L’Éclat d’Outremont inc.", "ÉO"],
	["Nettoyage et entretien Saint-Jean-Baptiste inc.", "NE"],
	["The Clean Company Ltd.", "C"],
	["Les", "L"],
	["A.B.C. Ménage", "AM"],
	["✨ Brille ✨", "B"],
	["🧹", "•"],
	["123 Net", "1N"],
	["ßtraße", "ß"],
	["", "•"],
])("%s has the initials %s", (name, initials) => {
	expect(initialsOf(name)).toBe(initials);
});

it("has one or two characters, whatever the name", () => {
	const law = fc.property(fc.string({ unit: "binary" }), (name) => {
		expect([...initialsOf(name)].length).toBeOneOf([1, 2]);
	});
	fc.assert(law);
});
