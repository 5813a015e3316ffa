import { z } from "zod";
import { topics } from "./page-words.ts";
import { pictureNames } from "./picture-names.ts";
import { serviceNames } from "./service-words.ts";

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case letters, digits and hyphens");

/** The front matter of a generic content page (privacy, terms). */
export const contentPageMatter = z.strictObject({
	slug,
	title: z.string().min(3).max(60),
	description: z.string().min(70).max(155),
	lead: z.string().min(10).max(180),
	date: z.iso.date(),
});

/** The front matter of an article. */
export const articleMatter = contentPageMatter.extend({
	topic: z.enum(topics),
	cover: z.enum(pictureNames),
	alt: z.string().min(10),
	services: z.array(z.enum(serviceNames)).min(1),
	/** The day of the last change that readers should know of; later than `date`. */
	updated: z.iso.date().optional(),
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
	return articles.toSorted((a, b) => b.matter.date.localeCompare(a.matter.date));
}

/** The day on which the words of an article last changed. */
export function changedOn({ matter: { date, updated } }: Article): string {
	return updated !== undefined && updated > date ? updated : date;
}

const wordsPerMinute = 200;

export function readingMinutes(body: string): number {
	return Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute));
}
