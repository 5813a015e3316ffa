import { codeFields } from "#app/model/editing/prose-fields.ts";
import type { ContentDocument } from "./documents.ts";

/** Structural differences in a translation: other kinds of sections, more or fewer items, a missing text. */
export function differentOutline(original: ContentDocument, translation: ContentDocument): string[] {
	const expected = new Map(outlineOf(original.words));
	const actual = new Map(outlineOf(translation.words));
	return [...new Set([...expected.keys(), ...actual.keys()])]
		.filter((path) => expected.get(path) !== actual.get(path))
		.map((path) => {
			const [found, wanted] = [actual.get(path) ?? "nothing", expected.get(path) ?? "nothing"];
			return `${translation.file} (${translation.name}) ${path}: ${found}, but ${original.file} has ${wanted}`;
		});
}

function outlineOf(words: unknown, path = ""): (readonly [path: string, fact: string])[] {
	if (Array.isArray(words)) {
		const items = words.flatMap((item, index) => outlineOf(item, `${path}[${index}]`));
		return [[path, `${words.length} items`], ...items];
	}
	if (words === null || typeof words !== "object") return [[path, "a text"]];
	return Object.entries(words).flatMap(([key, value]) => {
		const below = path ? `${path}.${key}` : key;
		const isCode = codeFields.has(key) && key !== "slug" && typeof value !== "object";
		return isCode ? [[below, String(value)] as const] : outlineOf(value, below);
	});
}
