import { z } from "zod";
import { day } from "../editing/schemas/dates.ts";
import { fieldHints } from "../editing/schemas/field-hints.ts";
import { choices } from "../editing/schemas/lists.ts";
import { searchDescription, searchTitle, sentences, slug } from "../editing/schemas/texts.ts";
import { isUploaded, type UploadedPicture } from "../editing/uploaded-picture.ts";
import { pictureNames } from "../pictures/picture-names.ts";
import { serviceNames } from "../service-names.ts";
import { topics } from "./topics.ts";

/** The front matter of a generic content page. */
export const contentPageMatter = z.strictObject({
	slug,
	title: searchTitle,
	description: searchDescription,
	lead: sentences(180, { least: 10 }),
	date: day,
	/** `HH:MM`, set by the publication of a further version of a legal text on one day: tells the two apart. */
	time: z
		.string()
		.regex(/^\d{2}:\d{2}$/, { error: "unexpected" })
		.register(fieldHints, { as: "hidden" })
		.optional(),
});

const coverName = z.union([
	z.enum(pictureNames),
	z.custom<UploadedPicture>((name) => typeof name === "string" && isUploaded(name)),
]);

export const articleMatter = contentPageMatter.omit({ time: true }).extend({
	topic: z.enum(topics),
	cover: coverName,
	alt: sentences(250, { least: 10 }),
	services: choices(z.enum(serviceNames), 1),
	/** The day of the last significant change; later than `date`. */
	updated: day.optional(),
});

export interface TocEntry {
	id: string;
	text: string;
}

/** A parsed Markdown file: validated front matter, and the body still as Markdown. */
export interface MarkdownDocument<Matter> extends Readonly<{ name: string; matter: Matter; body: string }> {}

export type Article = MarkdownDocument<z.infer<typeof articleMatter>>;

export type ContentPage = MarkdownDocument<z.infer<typeof contentPageMatter>>;

export function newestFirst(articles: readonly Article[]): Article[] {
	return articles.toSorted((a, b) => (a.matter.date < b.matter.date ? 1 : a.matter.date > b.matter.date ? -1 : 0));
}

export function changedOn({ matter: { date, updated } }: Article): string {
	return updated !== undefined && updated > date ? updated : date;
}

/** The heading of the last section of an article, the same in both languages. */
const sources = /^## Sources\s*$(?![\s\S]*^## )/m;

/** The text of an article up to its list of sources, which people look up but do not read. */
export function withoutSources(body: string): string {
	const [text = ""] = body.split(sources);
	return text;
}

const wordsPerMinute = 200;

const minutes = new WeakMap<Pick<Article, "body">, number>();

/** Cached, because many pages show cards of the same article. */
export function readingMinutes(article: Pick<Article, "body">): number {
	const known = minutes.get(article) ?? minutesFor(withoutSources(article.body));
	minutes.set(article, known);
	return known;
}

function minutesFor(text: string): number {
	return Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute));
}
