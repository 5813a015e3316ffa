import { readFileSync } from "node:fs";
import { originalContent } from "#app/.server/content/original-content.testing.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { codeFields } from "#app/model/editing/prose-fields.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { type MarkdownDocument, withoutSources } from "#app/model/site/article.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import { estimateWords as englishEstimate } from "#content/estimate/en.ts";
import { estimateWords as frenchEstimate } from "#content/estimate/fr.ts";
import { feedTitles } from "#content/feeds.ts";
import { llmsWords } from "#content/llms.ts";
import { replyParts } from "#content/mail/replies.ts";
import { messages as english } from "#content/messages/en.ts";
import { formWords } from "#content/messages/forms.ts";
import { messages as french } from "#content/messages/fr.ts";
import { pictureDescriptions } from "#content/pictures.ts";
import { priceLabels, tilePrices } from "#content/services/tile-prices.ts";
import { staffWords as englishStaff } from "#content/staff/en.ts";
import { fieldWords as englishFields } from "#content/staff/fields.en.ts";
import { fieldWords as frenchFields } from "#content/staff/fields.fr.ts";
import { staffWords as frenchStaff } from "#content/staff/fr.ts";
import { refusalWords as englishRefusals } from "#content/staff/refusals.en.ts";
import { refusalWords as frenchRefusals } from "#content/staff/refusals.fr.ts";
import { sourcesIn } from "./sources.ts";

/** The text of one page, or a set of texts that pages share, in one language. */
export interface ContentDocument {
	file: string;
	/** The page, or the entry of a file that holds several. */
	name: string;
	locale: Locale;
	words: unknown;
}

export interface ContentText {
	document: ContentDocument;
	field: string;
	text: string;
}

export interface ContentPage extends ContentDocument {
	words: { title: string; description: string };
}

export const reader = originalContent.reader();

export const servicePages = locales.flatMap((locale) =>
	serviceNames.map((name) => ({
		file: `content/services/${name}.${locale}.ts`,
		name: `services-${name}`,
		locale,
		words: reader.read(`services/${name}.${locale}`),
	})),
);

export const articles = locales.flatMap((locale) =>
	reader.read(`articles.${locale}`).map((article) => markdownPage("content/articles", article, locale)),
);

const otherPages = locales.flatMap((locale) => [
	...pagesOfWords(reader.read(`words.${locale}`), locale),
	...reader.read(`content-pages.${locale}`).map((page) => markdownPage("content/pages", page, locale)),
]);

const estimateWords = { fr: frenchEstimate, en: englishEstimate };

/** The steps of the estimate after its first screen, whose text is in `words`. */
const estimatePages = locales.flatMap((locale) => {
	const { details, visit, person, follow } = estimateWords[locale];
	return Object.entries({ details, visit, person, follow }).map(([step, words]) => ({
		file: `content/estimate/${locale}.ts`,
		name: `estimate-${step}`,
		locale,
		words,
	}));
});

export const pages: readonly ContentPage[] = [...servicePages, ...articles, ...otherPages, ...estimatePages];

/** Pages without a document of their own: the topics of the blog. */
export const topicPages: readonly ContentPage[] = locales.flatMap((locale) =>
	Object.entries(reader.read(`words.${locale}`).blog.topics).map(([topic, { label, description }]) => ({
		file: `content/pages/words.${locale}.ts`,
		name: `blog.topics.${topic}`,
		locale,
		words: { title: label, description },
	})),
);

export const documents: readonly ContentDocument[] = [...pages, ...locales.flatMap(sharedWords)];

export function inLocale<D extends ContentDocument>(all: readonly D[], locale: Locale): D[] {
	return all.filter((document) => document.locale === locale);
}

export function textsOf(document: ContentDocument): ContentText[] {
	return textsIn(document.words, "").map(([field, text]) => ({ document, field, text }));
}

/** The file, the line if the text is on a single line, and the field. */
export function placeOf({ document: { file, name }, field }: ContentText, line: string): string {
	const index = readFileSync(file, "utf8")
		.split("\n")
		.findIndex((candidate) => candidate.includes(line));
	return `${file}${index < 0 ? "" : `:${index + 1}`} (${name}, ${field})`;
}

function pagesOfWords(words: PageWords, locale: Locale) {
	return Object.entries(words).map(([name, page]) => ({
		file: `content/pages/words.${locale}.ts`,
		name,
		locale,
		words: page,
	}));
}

function markdownPage<Matter extends { title: string; description: string }>(
	folder: string,
	{ name, matter, body }: MarkdownDocument<Matter>,
	locale: Locale,
) {
	return {
		file: `${folder}/${name}.${locale}.md`,
		name,
		locale,
		words: { ...matter, body: withoutSources(body), sources: sourcesIn(body) },
	};
}

function sharedWords(locale: Locale): ContentDocument[] {
	const { details, visit, person, follow, ...sharedByTheSteps } = estimateWords[locale];
	return [
		{ file: `content/estimate/${locale}.ts`, name: "estimate", locale, words: sharedByTheSteps },
		...reader
			.read("promotions")
			.map(({ code, words }) => ({ file: "content/promotions.ts", name: code, locale, words: words[locale] })),
		{
			file: "content/company.ts",
			name: "areas",
			locale,
			words: reader.read("company").areas.map(({ name, extent }) => ({ name: name[locale], extent: extent[locale] })),
		},
		{ file: "content/pictures.ts", name: "pictures", locale, words: pictureDescriptions[locale] },
		{ file: "content/services/tile-prices.ts", name: "tile-prices", locale, words: tilePrices[locale] },
		{ file: "content/services/tile-prices.ts", name: "price-labels", locale, words: priceLabels[locale] },
		{ file: "content/llms.ts", name: "llms", locale, words: llmsWords[locale] },
		{ file: "content/feeds.ts", name: "feeds", locale, words: feedTitles[locale] },
		{ file: `content/staff/${locale}.ts`, name: "staff", locale, words: { fr: frenchStaff, en: englishStaff }[locale] },
		...fieldWordsIn(locale),
		{
			file: `content/staff/refusals.${locale}.ts`,
			name: "refusals",
			locale,
			words: { fr: frenchRefusals, en: englishRefusals }[locale],
		},
		{
			file: "content/mail/replies.ts",
			name: "replies",
			locale,
			words: replyParts[locale],
		},
		...reader
			.read("letters")
			.map(({ id, [locale]: words }) => ({ file: "content/letters.ts", name: id, locale, words })),
		{ file: "content/messages/forms.ts", name: "forms", locale, words: formWords[locale] },
		{ file: `content/messages/${locale}.ts`, name: "messages", locale, words: { fr: french, en: english }[locale] },
	];
}

/**
 * Lists labels without their field names: the label of a date is text, although the field `date` is skipped as a code.
 */
function fieldWordsIn(locale: Locale): ContentDocument[] {
	const { labels, form } = { fr: frenchFields, en: englishFields }[locale];
	const words = { labels: Object.values(labels), form };
	return [{ file: `content/staff/fields.${locale}.ts`, name: "fields", locale, words }];
}

function textsIn(words: unknown, field: string): (readonly [field: string, text: string])[] {
	if (typeof words === "string") return [[field, words]];
	if (typeof words === "function")
		return samples.flatMap((sample) => textsIn(call(words as Message, sample), `${field}(${sample})`));
	if (Array.isArray(words)) return words.flatMap((item, index) => textsIn(item, `${field}[${index}]`));
	if (words === null || typeof words !== "object") return [];
	return Object.entries(words)
		.filter(([key, value]) => !codeFields.has(key) || typeof value === "object")
		.flatMap(([key, value]) => textsIn(value, field ? `${field}.${key}` : key));
}

type Message = (...values: number[]) => unknown;

/** Singular and plural: messages may word them differently. */
const samples = [1, 12];

function call(message: Message, sample: number): unknown {
	return message(...Array<number>(message.length).fill(sample));
}
