import { parse, stringify } from "yaml";
import {
	type EntryId,
	type EntryValue,
	isWords,
	kindOf,
	nameOf,
	type Part,
	partsOf,
} from "#app/model/editing/content-entry.ts";

/**
 * Edited content as readable files whose changes a diff shows: one for each entry and language, plus the uploaded pictures:
 * covers, and the mark and logo of the brand.
 */
export type ContentFiles = ReadonlyMap<string, string | Uint8Array>;

export const picturePattern = /^pictures\/([0-9a-f-]{36})\.(jpg|png)$/;

/** Lists articles that are not published (`article:a`), and languages in which an article is not (`article:b.en`). */
const withdrawnFile = "withdrawn.yaml";

/** `article/pets-and-odours.fr.md`, `page/home.en.yaml`, `prices.yaml`. */
export function writeFiles(entries: ReadonlyMap<EntryId, EntryValue>): ContentFiles {
	const files = new Map<string, string>();
	const withdrawn: string[] = [];
	for (const [id, value] of entries) {
		const parts = Object.entries(value).filter(([, words]) => words !== undefined);
		const lacking = kindOf(id) === "article" ? partsOf(id).filter((part) => value[part] === undefined) : [];
		withdrawn.push(...(parts.length === 0 ? [id] : lacking.map((part) => `${id}.${part}`)));
		for (const [part, words] of parts) files.set(fileName(id, part as Part), writeFile(id, words));
	}
	if (withdrawn.length > 0) files.set(withdrawnFile, stringify(withdrawn));
	return files;
}

/** A file that is not one of an export, or cannot be parsed. The message is meant for the owner. */
export class WrongFileError extends Error {}

/**
 * Throws `WrongFileError` with the file's name when a file cannot be parsed. Does not check the schema. A withdrawn language is undefined in
 * its entry, a withdrawn article is empty.
 */
export function readFiles(files: ContentFiles): Map<EntryId, EntryValue> {
	const entries = new Map<EntryId, EntryValue>();
	for (const [file, text] of files) {
		if (typeof text !== "string") continue;
		if (file === withdrawnFile) {
			for (const name of readWithdrawn(text)) {
				const [, id = name, part] = /^(.+)\.(fr|en)$/.exec(name) ?? [];
				entries.set(id as EntryId, part ? { ...entries.get(id as EntryId), [part]: undefined } : {});
			}
			continue;
		}
		const { id, part } = entryOf(file);
		entries.set(id, { ...entries.get(id), [part]: readFile(file, text) });
	}
	return entries;
}

function isMarkdown(id: EntryId): boolean {
	return kindOf(id) === "article" || kindOf(id) === "legal";
}

function fileName(id: EntryId, part: Part): string {
	const name = nameOf(id) === "" ? id : `${kindOf(id)}/${nameOf(id)}`;
	return `${name}${isWords(id) ? `.${part}` : ""}.${isMarkdown(id) ? "md" : "yaml"}`;
}

function entryOf(file: string): { id: EntryId; part: Part } {
	const [, folder, name, part] = /^(?:([a-z-]+)\/)?([\w-]+)(?:\.(fr|en))?\.(?:md|yaml)$/.exec(file) ?? [];
	const id = (folder ? `${folder}:${name}` : `${name}`) as EntryId;
	// Without its language, a text would not be published, and its article would be withdrawn.
	const names = partsOf(id).map((each) => fileName(id, each));
	if (names.includes(file)) return { id, part: (part ?? "all") as Part };
	const hint = isWords(id) ? `: its name would be ${names.join(" or ")}` : "";
	throw new WrongFileError(`${file} is not a file of an export${hint}`);
}

function writeFile(id: EntryId, words: unknown): string {
	if (!isMarkdown(id)) return stringify(words, { lineWidth: 0 });
	const { matter, body } = words as { matter: unknown; body: string };
	return `---\n${stringify(matter, { lineWidth: 0 })}---\n\n${body.trim()}\n`;
}

function readWithdrawn(text: string): string[] {
	const names = parseYaml(withdrawnFile, text);
	if (!Array.isArray(names)) throw new WrongFileError(`${withdrawnFile} cannot be read: it is not a list`);
	return names.map(String);
}

function readFile(file: string, text: string): unknown {
	if (!file.endsWith(".md")) return parseYaml(file, text);
	const [, matter = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll("\r\n", "\n")) ?? [];
	return { matter: parseYaml(file, matter), body: body.trim() };
}

function parseYaml(file: string, text: string): unknown {
	try {
		return parse(text, { schema: "core" });
	} catch (error) {
		throw new WrongFileError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
	}
}
