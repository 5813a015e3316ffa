import { type Locale, locales } from "#app/locale/locales.ts";
import { servicePage } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { servedAreaPages } from "#app/model/site/area-pages.ts";
import { newestFirst } from "#app/model/site/article.ts";
import { contentPageNames } from "#app/model/site/content-pages.ts";
import { llmsWords } from "#content/llms.ts";
import { galleryWords } from "#content/pages/gallery.ts";
import { articlePath } from "../content/article-path.ts";
import { expand } from "../content/expand.ts";
import { galleryIn } from "../content/gallery-lists.ts";
import { pageWords } from "../content/page-words.ts";
import { shownIn } from "../content/shown-services.ts";
import type { FileContext, MadeFile } from "./made-file.ts";

interface Link {
	path: string;
	title: string;
	about: string;
}

/** Plain-text overview of the site in the format of llmstxt.org: the company, then its main pages by language. */
export function makeLlmsText(context: FileContext): MadeFile {
	const { reader } = context;
	const words = locales.map((locale) => expand(llmsWords[locale], locale, reader));
	const parts = [
		`# ${reader.read("company").name}`,
		locales.map((locale) => `> ${pageWords("home", locale, reader).description}`).join("\n>\n"),
		...words.map(({ facts }) => facts.map((fact) => `- ${fact}`).join("\n")),
		...locales.flatMap((locale) => sectionsIn(locale, context)),
	];
	return { body: `${parts.join("\n\n")}\n`, contentType: "text/plain; charset=utf-8" };
}

function sectionsIn(locale: Locale, context: FileContext): string[] {
	const { language, headings } = llmsWords[locale];
	const section = (heading: string, links: readonly Link[]) =>
		[`## ${heading} (${language})`, links.map((link) => linkLine(link, context.origin)).join("\n")].join("\n\n");
	return [
		section(headings.services, serviceLinks(locale, context)),
		section(headings.pages, pageLinks(locale, context)),
		section(headings.articles, articleLinks(locale, context)),
	];
}

function serviceLinks(locale: Locale, { reader }: FileContext): Link[] {
	return shownIn(reader).map((service) => {
		const { name, pitch } = expand(reader.read(`services/${service}.${locale}`), locale, reader);
		return { path: pathTo(servicePage(service), locale), title: name, about: pitch };
	});
}

function pageLinks(locale: Locale, { reader }: FileContext): Link[] {
	const { home, services, prices, estimate, discounts, blog, contact, ...words } = expand(
		reader.read(`words.${locale}`),
		locale,
		reader,
	);
	const gallery = galleryWords[locale];
	const written = contentPageNames.flatMap((name) =>
		reader
			.read(`content-pages.${locale}`)
			.filter((page) => page.name === name)
			.map(({ matter }) => expand(matter, locale, reader))
			.map(({ title, description }) => ({ path: pathTo(name, locale), title, about: description })),
	);
	return [
		{ path: pathTo("index", locale), title: home.title, about: home.description },
		{ path: pathTo("services", locale), title: services.title, about: services.description },
		{ path: pathTo("prices", locale), title: prices.title, about: prices.description },
		{ path: pathTo("estimate", locale), title: estimate.title, about: estimate.description },
		{ path: pathTo("discounts", locale), title: discounts.title, about: discounts.description },
		{ path: pathTo("blog", locale), title: blog.title, about: blog.description },
		{ path: pathTo("contact", locale), title: contact.title, about: contact.description },
		...(galleryIn(reader).length > 0
			? [{ path: pathTo("gallery", locale), title: gallery.title, about: gallery.description }]
			: []),
		...servedAreaPages(reader.read("company").areas).map((name) => {
			const { title, description } = words[name];
			return { path: pathTo(name, locale), title, about: description };
		}),
		...written,
	];
}

function articleLinks(locale: Locale, { reader }: FileContext): Link[] {
	return newestFirst(reader.read(`articles.${locale}`)).map(({ name, matter }) => {
		const { title, description } = expand(matter, locale, reader);
		return { path: articlePath(name, locale, reader), title, about: description };
	});
}

function linkLine({ path, title, about }: Link, origin: string): string {
	return `- [${title}](${origin}${path}): ${about}`;
}
