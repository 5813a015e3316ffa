import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { isLocale, type Locale } from "../app/locale/locales.ts";
import { applyCorrections, type Correction, fixTypography } from "../app/model/editing/typography.ts";
import { proseInMarkdown, proseInModule, type SourceText } from "./content-prose.ts";

const root = resolve(import.meta.dirname, "..");

if (import.meta.main) fixContent();

/** Corrects the typography of all text in `content/`, in place. */
function fixContent(): void {
	for (const file of contentFiles()) {
		const source = readFileSync(file, "utf8");
		const corrections = correctionsOf(proseOf(file, source));
		if (corrections.length === 0) continue;
		writeFileSync(file, applyCorrections(source, corrections));
		console.log(`${relative(root, file)}: ${corrections.length} text(s) corrected`);
	}
}

function contentFiles(): string[] {
	const folder = join(root, "content");
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(?:md|ts)$/.test(file))
		.sort()
		.map((file) => join(folder, file));
}

function proseOf(file: string, source: string): SourceText[] {
	const locale = localeOfFile(file);
	if (file.endsWith(".ts")) return proseInModule(source, locale);
	if (!locale) throw new Error(`${file}: the file name has no language (.fr or .en)`);
	return proseInMarkdown(source, locale);
}

/** `privacy.fr.md`, `words.en.ts`, `messages/fr.ts`; null for a file that holds both languages. */
function localeOfFile(file: string): Locale | null {
	const name = /(\w+)\.\w+$/.exec(file)?.[1];
	return isLocale(name) ? name : null;
}

function correctionsOf(texts: readonly SourceText[]): Correction[] {
	return texts.flatMap(({ start, end, text, locale, write }) => {
		const fixed = fixTypography(text, locale);
		return fixed === text ? [] : [{ index: start, length: end - start, expected: write(fixed) }];
	});
}
