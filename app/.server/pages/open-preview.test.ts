import { expect, it } from "vitest";
import { longestMarkdown } from "#app/model/editing/markdown-depth.ts";
import { draftReader } from "./open-preview.ts";

it("shows no more of a text than can be published", async () => {
	const facts = [{ label: "b".repeat(11_000), order: 1 }, "Fait"];
	const article = { matter: { title: "Titre" }, body: "a".repeat(longestMarkdown + 1), facts };
	const store = { get: async () => ({ data: { draft: { fr: article } } }) };
	let shown: unknown;
	const readerWith = (drafts: unknown) => {
		shown = drafts;
	};
	await draftReader("article:a", { store, content: { readerWith } } as never);
	const cut = [{ label: "b".repeat(10_000), order: 1 }, "Fait"];
	expect(shown).toEqual(
		new Map([["article:a", { fr: { ...article, body: "a".repeat(longestMarkdown), facts: cut } }]]),
	);
});
