import { expect, it } from "vitest";
import { longestMarkdown } from "#app/model/editing/markdown-depth.ts";
import { draftReader } from "./open-preview.ts";

it("shows no more of a text than can be published", async () => {
	const article = { matter: { title: "Titre" }, body: "a".repeat(longestMarkdown + 1) };
	const store = { get: async () => ({ data: { draft: { fr: article, en: { words: "short" } } } }) };
	let shown: unknown;
	const readerWith = (drafts: unknown) => {
		shown = drafts;
	};
	await draftReader("article:a", { store, content: { readerWith } } as never);
	const cut = { matter: article.matter, body: "a".repeat(longestMarkdown) };
	expect(shown).toEqual(new Map([["article:a", { fr: cut, en: { words: "short" } }]]));
});
