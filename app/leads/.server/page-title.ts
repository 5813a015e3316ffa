import { articleAt } from "#app/.server/content/article-path.ts";
import { expandText } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { serviceNames } from "#app/model/service-names.ts";
import type { PageKey } from "#app/model/traffic/page-key.ts";
import { galleryWords } from "#content/pages/gallery.ts";
import { contentWords as english } from "#content/staff/words.en.ts";
import { contentWords as french } from "#content/staff/words.fr.ts";

/** The name of a page in a member's language; null for a page that is gone. */
export function pageTitle(key: PageKey, locale: Locale, reader: ContentReader): string | null {
	const [name = "", slug = ""] = key.split("/");
	if (name === "slug") return articleTitle(slug, locale, reader);
	const service = serviceNames.find((each) => name === `services-${each}`);
	if (service) return serviceNameIn(service, locale, reader);
	if (name.startsWith("gallery")) return galleryWords[locale].name;
	const { pages } = locale === "fr" ? french : english;
	const words =
		name === "index" ? "home" : name.replace(/^(?:(estimate)-(?:details|appointment|person)|(blog)-.*)$/, "$1$2");
	if (Object.hasOwn(pages, words)) return pages[words as keyof typeof pages];
	const page = reader.read(`content-pages.${locale}`).find((each) => each.name === name);
	return page ? expandText(page.matter.title, locale, reader) : null;
}

/** The slug may be that of the other language. */
function articleTitle(slug: string, locale: Locale, reader: ContentReader): string | null {
	const name = locales.map((each) => articleAt(slug, each, reader)?.name).find(Boolean);
	const article = reader.read(`articles.${locale}`).find((each) => each.name === name);
	return article ? expandText(article.matter.title, locale, reader) : null;
}
