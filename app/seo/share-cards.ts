import { expandText } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { pictureOf, serviceOfPage } from "#app/.server/content/shown-services.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type PageName, servicePage } from "#app/locale/pages.ts";
import { isUploaded } from "#app/model/editing/uploaded-picture.ts";
import type { PictureName } from "#app/model/pictures/picture-names.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import type { ServiceFacts } from "#app/model/site/service-words.ts";
import { pictureDescriptions } from "#content/pictures.ts";
import { serviceFacts } from "#content/services/facts.ts";
import { messagesIn } from "./messages-in.ts";

/** The content of a share picture. `app/.server/brand/draw-share.ts` draws it. */
export interface ShareCard {
	/** Name of the page or the article, the same in both languages. */
	name: string;
	locale: Locale;
	title: string;
	scene: PictureName;
	surface: ShareSurface;
	/** The areas served. */
	places: string;
	alt: string;
}

export type ShareSurface = ServiceFacts["surface"] | "cream" | "amber";

type Look = Pick<ShareCard, "scene" | "surface">;

/** Pages that are neither services nor articles. Pages not listed use the picture of the home page. */
const looks = {
	index: { scene: "hero_house", surface: "cream" },
	blog: { scene: "grand_menage", surface: "mint" },
	contact: { scene: "van", surface: "sand" },
	estimate: { scene: "technician", surface: "mint" },
	discounts: { scene: "promotions", surface: "amber" },
	services: { scene: "technician", surface: "white" },
	prices: { scene: "van", surface: "mint" },
	"area-montreal": { scene: "condo", surface: "cream" },
	"area-laval": { scene: "duct_network", surface: "sand" },
	"area-south-shore": { scene: "hero_house_winter", surface: "mint" },
	about: { scene: "technician", surface: "sand" },
	guarantee: { scene: "kitchen_after", surface: "mint" },
	privacy: { scene: "hero_house_winter", surface: "spruce" },
	terms: { scene: "kitchen_after", surface: "white" },
	accessibility: { scene: "hero_house_winter", surface: "mint" },
} as const satisfies Partial<Record<PageName, Look>>;

type CardPage = keyof typeof looks;

/** The titles of pages whose words are edited by section; the others are written as documents. */
const headings: Partial<Record<CardPage, (words: PageWords) => string>> = {
	index: ({ home }) => home.heading,
	blog: ({ blog }) => blog.heading,
	contact: ({ contact }) => contact.heading,
	estimate: ({ estimate }) => estimate.title,
	discounts: ({ discounts }) => discounts.heading,
	services: ({ services }) => services.heading,
	prices: ({ prices }) => prices.heading,
	"area-montreal": (words) => words["area-montreal"].heading,
	"area-laval": (words) => words["area-laval"].heading,
	"area-south-shore": (words) => words["area-south-shore"].heading,
};

const articlePrefix = "article-";
const articleSurfaces = ["mint", "cream", "sand"] as const;

export function articleCardName(article: string): string {
	return articlePrefix + article;
}

/** All pictures, in both languages. */
export function shareCards(reader: ContentReader): ShareCard[] {
	return locales.flatMap((locale) => {
		const articles = reader.read(`articles.${locale}`).map(({ name }) => articleCardName(name));
		const names = [...Object.keys(looks), ...serviceNames.map(servicePage), ...articles];
		return names.flatMap((name) => shareCard(name, locale, reader) ?? []);
	});
}

/** Describes the picture of a page or an article in its current words; null when it has none of its own. */
export function shareCard(name: string, locale: Locale, reader: ContentReader): ShareCard | null {
	const service = serviceOfPage(name);
	if (service) return serviceCard(service, locale, reader);
	if (Object.hasOwn(looks, name)) return pageCard(name as CardPage, locale, reader);
	return name.startsWith(articlePrefix) ? articleCard(name, locale, reader) : null;
}

/** A page with an uploaded picture links to that one; its card stays, for links that other sites have. */
function serviceCard(service: ServiceName, locale: Locale, reader: ContentReader): ShareCard {
	const { picture } = pictureOf(service, locale, reader);
	const scene = isUploaded(picture) ? serviceFacts[service].picture : picture;
	const title = reader.pick(`services/${service}.${locale}`, ({ heading }) => heading);
	return card(servicePage(service), locale, title, { scene, surface: serviceFacts[service].surface }, reader);
}

function pageCard(name: CardPage, locale: Locale, reader: ContentReader): ShareCard {
	const heading = headings[name];
	const title = heading
		? reader.pick(`words.${locale}`, heading)
		: reader.pick(`content-pages.${locale}`, (pages) => pages.find((page) => page.name === name)?.matter.title ?? name);
	return card(name, locale, title, looks[name], reader);
}

/** An uploaded cover is its own share picture. */
function articleCard(name: string, locale: Locale, reader: ContentReader): ShareCard | null {
	const found = reader.pick(`articles.${locale}`, (articles) => {
		const index = articles.findIndex((article) => articleCardName(article.name) === name);
		const matter = articles[index]?.matter;
		return matter && { index, title: matter.title, cover: matter.cover, alt: matter.alt };
	});
	if (!found || isUploaded(found.cover)) return null;
	const surface = articleSurfaces[found.index % articleSurfaces.length] ?? "mint";
	return card(name, locale, found.title, { scene: found.cover, surface }, reader, found.alt);
}

function card(
	name: string,
	locale: Locale,
	words: string,
	look: Look,
	reader: ContentReader,
	scene = described(look.scene, locale),
): ShareCard {
	const title = expandText(words, locale, reader);
	const places = reader.pick("company", ({ areas }) => areas.map((area) => area.name[locale]).join(" · "));
	const alt = expandText(`${/[.?!]$/.test(title) ? title : `${title}.`} ${scene}`, locale, reader);
	return { name, locale, title, ...look, places, alt };
}

function described(scene: PictureName, locale: Locale): string {
	const { picture } = messagesIn(locale);
	const shared: Partial<Record<PictureName, string>> = {
		hero_house: picture.hero,
		van: picture.van,
		technician: picture.technician,
	};
	return shared[scene] ?? pictureDescriptions[locale][scene] ?? "";
}
