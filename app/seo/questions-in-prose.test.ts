import { expect, it } from "vitest";
import { renderMarkdown } from "#app/.server/content/markdown.ts";
import { plainText } from "./plain-text.ts";
import { questionsInProse } from "./questions-in-prose.ts";

it("extracts the questions of a Markdown page as plain text", () => {
	const { html } = renderMarkdown(
		"Intro.\n\n> [!QUESTION] L’eau & le <feu>, « ça va »?\n> **Oui**, voir [ici](/x).\n>\n> - un\n> - deux\n\n> [!QUESTION] Encore?\n> Non.\n\n> [!NOTE]\n> Une note.",
	);
	expect(questionsInProse(html)).toEqual([
		{ question: "L’eau & le <feu>, « ça va »?", answer: "Oui, voir ici. un deux" },
		{ question: "Encore?", answer: "Non." },
	]);
});

it("returns an empty list when the page has no question block", () => {
	expect(questionsInProse("<details><summary>Not ours</summary></details>")).toEqual([]);
});

it("removes the markup of a sentence and keeps its words", () => {
	expect(plainText("**Oui**, *parfois*, voir [nos prix](/prix) : 2 * 3.")).toBe("Oui, parfois, voir nos prix : 2 * 3.");
});

it("reads the mark of a link from its last bracket: many that open are each read up to the next one", () => {
	expect(plainText("[voir [nos prix](/prix)")).toBe("[voir nos prix");
	expect(plainText("[voir](nos [prix](/prix)")).toBe("[voir](nos prix");
	expect(plainText("[voir](nos[prix](/prix)")).toBe("[voir](nosprix");
});
