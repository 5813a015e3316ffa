import { describe, expect, it } from "vitest";
import { letterAt, subjectWith } from "./insert-letter.ts";

const letter = { text: "Bonjour,\n\nMerci.", subject: "Votre demande" };

describe("an inserted letter", () => {
	it.each([
		["in an empty message", "", 0, "Bonjour,\n\nMerci."],
		["below a line", "Un mot", 6, "Un mot\n\nBonjour,\n\nMerci."],
		["below an empty line", "Un mot\n\n", 8, "Un mot\n\nBonjour,\n\nMerci."],
		["above a line", "Un mot", 0, "Bonjour,\n\nMerci.\n\nUn mot"],
		["between two words", "Un mot", 3, "Un \n\nBonjour,\n\nMerci.\n\nmot"],
		["between two paragraphs", "Un\n\nmot", 3, "Un\n\nBonjour,\n\nMerci.\n\nmot"],
	])("has an empty line around it %s, and every typed word stays", (_, typed, at, whole) => {
		expect(typed.slice(0, at) + letterAt(typed, at, letter) + typed.slice(at)).toBe(whole);
	});
});

describe("the subject after a letter is inserted", () => {
	it.each([
		["", "Votre demande"],
		["  ", "Votre demande"],
		["Votre demande AIR-1", "Votre demande"],
		["Pour jeudi", "Pour jeudi"],
	])("%j becomes %j", (typed, subject) => {
		expect(subjectWith(typed, letter, ["Votre demande AIR-1"])).toBe(subject);
	});
});
