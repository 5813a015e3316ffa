import { describe, expect, it } from "vitest";
import { proseInMarkdown, proseInModule } from "./content-prose.ts";

const textsOf = (found: readonly { text: string }[]) => found.map(({ text }) => text);

describe("proseInModule", () => {
	it("returns values, not imports, keys or codes", () => {
		const source = `import type { A } from "./a.ts";
export const words: A<"x"> = { "a key": "Un texte", icon: "wind", items: [{ kind: "prose", text: "Un autre" }] };`;
		expect(textsOf(proseInModule(source, "fr"))).toEqual(["Un texte", "Un autre"]);
	});

	it("includes a group of texts whose key is the name of a code field", () => {
		const source = `export const words = { date: { label: "Quel jour?" }, items: [{ date: "2026-11-01" }] };`;
		expect(textsOf(proseInModule(source, "fr"))).toEqual(["Quel jour?"]);
	});

	it("returns the texts below a language key where a file holds both languages", () => {
		const source = `export const all = { code: "DUO", words: { fr: { title: "Titre" }, en: { title: "Title" } } };`;
		const found = proseInModule(source, null);
		expect(found.map(({ locale, text }) => [locale, text])).toEqual([
			["fr", "Titre"],
			["en", "Title"],
		]);
	});

	it("keeps the expressions of a template", () => {
		const template = `\`Page \${a} de \${b + 1} : fin\``;
		const source = `export const m = { page: (a: number, b: number) => ${template} };`;
		const [found] = proseInModule(source, "fr");
		expect(found?.text).toBe("Page {{0}} de {{1}} : fin");
		expect(found?.write(found.text)).toBe(template);
		expect(source.slice(found?.start, found?.end)).toBe(template);
	});
});

describe("proseInMarkdown", () => {
	const source = `---\nslug: un-nom\ntitle: Un titre\nlead: "Deux : mots"\nservices: [dryer-ducts]\n---\nLe corps\n`;

	it("returns the text of the front matter and the body", () => {
		expect(textsOf(proseInMarkdown(source, "fr"))).toEqual(["Un titre", "Deux : mots", "Le corps\n"]);
	});

	it("returns the position of each text in the source", () => {
		const places = proseInMarkdown(source, "fr").map(({ start, end }) => source.slice(start, end));
		expect(places).toEqual(["Un titre", '"Deux : mots"', "Le corps\n"]);
	});
});
