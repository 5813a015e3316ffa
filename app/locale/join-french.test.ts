import { describe, expect, it } from "vitest";
import { beforeFrench } from "./join-french.ts";

describe("beforeFrench", () => {
	it.each([
		["Emma", "l’invitation d’Emma"],
		["Élodie", "l’invitation d’Élodie"],
		["Œdipe", "l’invitation d’Œdipe"],
		["Hélène", "l’invitation d’Hélène"],
		["Yves", "l’invitation d’Yves"],
		["Yasmine", "l’invitation de Yasmine"],
		["Hassan", "l’invitation de Hassan"],
		["Jules", "l’invitation de Jules"],
		["", "l’invitation de "],
	])("elides “de” before a vowel: %s", (name, joined) => {
		expect(beforeFrench("l’invitation de", name) + name).toBe(joined);
	});

	it("elides “que”, and leaves other words alone", () => {
		expect(`${beforeFrench("dit que", "Emma")}Emma`).toBe("dit qu’Emma");
		expect(`${beforeFrench("a invité", "Emma")}Emma`).toBe("a invité Emma");
		expect(`${beforeFrench("grande", "Emma")}Emma`).toBe("grande Emma");
	});
});
