import { z } from "zod";
import { day } from "../editing/schemas/dates.ts";
import { choices } from "../editing/schemas/lists.ts";
import { searchDescription, searchTitle, sentences, slug } from "../editing/schemas/texts.ts";
import { isUploaded, type UploadedPicture } from "../editing/uploaded-picture.ts";
import { pictureNames } from "../picture-names.ts";
import { serviceNames } from "../service-names.ts";
import { topics } from "./topics.ts";

/** The front matter of a generic content page (privacy, terms). */
export const contentPageMatter = z.strictObject({
	slug,
	title: searchTitle,
	description: searchDescription,
	lead: sentences(180, { least: 10 }),
	date: day,
});

/** What an article can be headed by. */
const coverName = z.union([
	z.enum(pictureNames),
	z.custom<UploadedPicture>((name) => typeof name === "string" && isUploaded(name)),
]);

/** The front matter of an article. */
export const articleMatter = contentPageMatter.extend({
	topic: z.enum(topics),
	cover: coverName,
	alt: sentences(250, { least: 10 }),
	services: choices(z.enum(serviceNames), 1),
	/** The day of the last change that readers should know of; later than `date`. */
	updated: day.optional(),
});

export interface TocEntry {
	id: string;
	text: string;
}

/** A Markdown file after parsing: validated facts, and the body still as Markdown. */
export interface MarkdownDocument<Matter> extends Readonly<{ name: string; matter: Matter; body: string }> {}

export type Article = MarkdownDocument<z.infer<typeof articleMatter>>;

export type ContentPage = MarkdownDocument<z.infer<typeof contentPageMatter>>;

export function newestFirst(articles: readonly Article[]): Article[] {
	return articles.toSorted((a, b) => (a.matter.date < b.matter.date ? 1 : a.matter.date > b.matter.date ? -1 : 0));
}

/** The day on which the words of an article last changed. */
export function changedOn({ matter: { date, updated } }: Article): string {
	return updated !== undefined && updated > date ? updated : date;
}

const wordsPerMinute = 200;

const minutes = new WeakMap<Pick<Article, "body">, number>();

/** Counted once: cards of an article are on many pages. */
export function readingMinutes(article: Pick<Article, "body">): number {
	const known = minutes.get(article) ?? Math.max(1, Math.round(article.body.split(/\s+/).length / wordsPerMinute));
	minutes.set(article, known);
	return known;
}
