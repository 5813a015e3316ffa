import { expandText } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { contentWordsIn } from "#app/editing/.server/office/content-words-in.ts";
import { entryPath } from "#app/editing/office/content/entry-path.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import type { EntryId } from "#app/model/editing/content-entry.ts";
import { serviceNames } from "#app/model/service-names.ts";
import type { ContentPageName } from "#app/model/site/content-pages.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import { settingsWords as english } from "#content/staff/settings.en.ts";
import { settingsWords as french } from "#content/staff/settings.fr.ts";

/** Words that members edit, in one language, as they are stored: with their placeholders. */
export interface EditableText {
	entry: EntryId;
	/** Null for a value that is the same in both languages. */
	locale: Locale | null;
	/** In the language of the member. */
	title: string;
	/** Where it is edited. */
	path: string;
	value: unknown;
}

/** All of them. The company's own name, phone, e-mail and address are facts, not texts. */
export function editableTexts(reader: ContentReader, shown: Locale): EditableText[] {
	return [...locales.flatMap((locale) => wordsIn(reader, locale, shown)), ...factTexts(reader, shown)];
}

function wordsIn(reader: ContentReader, locale: Locale, shown: Locale): EditableText[] {
	const names = contentWordsIn(shown);
	const word = (entry: EntryId, title: string, value: unknown): EditableText => ({
		entry,
		locale,
		title,
		path: entryPath(entry),
		value,
	});
	const pages = Object.entries(reader.read(`words.${locale}`)) as [keyof PageWords, unknown][];
	const titleOf = (name: string, own: string, of: "articles" | "content-pages") =>
		expandText(reader.read(`${of}.${shown}`).find((each) => each.name === name)?.matter.title ?? own, shown, reader);
	return [
		...pages.map(([page, value]) => word(`page:${page}`, names.pages[page], value)),
		...serviceNames.map((name) =>
			word(`service:${name}`, serviceNameIn(name, shown, reader), reader.read(`services/${name}.${locale}`)),
		),
		word("estimate", names.estimateName, reader.read(`estimate.${locale}`)),
		...reader
			.read(`articles.${locale}`)
			.map(({ name, ...value }) => word(`article:${name}`, titleOf(name, value.matter.title, "articles"), value)),
		...reader
			.read(`content-pages.${locale}`)
			.map(({ name, ...value }) =>
				word(`legal:${name as ContentPageName}`, titleOf(name, value.matter.title, "content-pages"), value),
			),
	];
}

function factTexts(reader: ContentReader, shown: Locale): EditableText[] {
	const { names } = shown === "fr" ? french : english;
	const { trust, reviews, areas } = reader.read("company");
	const { legalName, ...facts } = trust;
	const fact = (entry: EntryId, title: string, path: string, value: unknown): EditableText => ({
		entry,
		locale: null,
		title,
		path,
		value,
	});
	return [
		fact("company", names.brand, settingsPages.brand, legalName),
		fact("company", names.trust, settingsPages.trust, { facts, reviews }),
		fact("company", names.areas, settingsPages.areas, areas),
		fact("closing-reasons", names.closing, settingsPages.closing, reader.read("closing-reasons")),
		...reader
			.read("promotions")
			.map((promotion) =>
				fact("promotions", promotion.words[shown].name, `${settingsPages.promotions}/${promotion.code}`, promotion),
			),
		...reader
			.read("letters")
			.map((letter) => fact("letters", letter[shown].name, `${settingsPages.letters}/${letter.id}`, letter)),
	];
}
