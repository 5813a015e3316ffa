import { originals } from "#app/.server/content/originals.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { type PageName, servicePage } from "#app/locale/pages.ts";
import { isUploaded } from "#app/model/editing/uploaded-picture.ts";
import type { PictureName } from "#app/model/picture-names.ts";
import { serviceNames } from "#app/model/service-names.ts";
import type { ServiceFacts } from "#app/model/site/service-words.ts";
import { pictureDescriptions } from "#content/pictures.ts";
import { serviceFacts } from "#content/services/facts.ts";
import { messagesIn } from "./messages-in.ts";
import { articleCardName } from "./share-picture.ts";

/** The content of a share picture. `npm run pictures` renders each one. */
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

/** Uses the original words, not the published ones: the pictures are rendered before the build and ship with it. */
export function shareCards(): ShareCard[] {
	return locales.flatMap((locale) => [...pageCards(locale), ...serviceCards(locale), ...articleCards(locale)]);
}

function pageCards(locale: Locale): ShareCard[] {
	const { home, blog, contact, estimate, discounts, services, prices, ...words } = originals[`words.${locale}`];
	const written = (name: string) =>
		originals[`content-pages.${locale}`].find((page) => page.name === name)?.matter.title ?? name;
	const titles: Record<keyof typeof looks, string> = {
		index: home.heading,
		blog: blog.heading,
		contact: contact.heading,
		estimate: estimate.title,
		discounts: discounts.heading,
		services: services.heading,
		prices: prices.heading,
		"area-montreal": words["area-montreal"].heading,
		"area-laval": words["area-laval"].heading,
		"area-south-shore": words["area-south-shore"].heading,
		about: written("about"),
		guarantee: written("guarantee"),
		privacy: written("privacy"),
		terms: written("terms"),
		accessibility: written("accessibility"),
	};
	return Object.entries(looks).map(([name, look]) => card(name, locale, titles[name as keyof typeof looks], look));
}

function serviceCards(locale: Locale): ShareCard[] {
	return serviceNames.map((name) => {
		const { picture, surface } = serviceFacts[name];
		const { heading } = originals[`services/${name}.${locale}`];
		return card(servicePage(name), locale, heading, { scene: picture, surface });
	});
}

function articleCards(locale: Locale): ShareCard[] {
	const articles = originals[`articles.${locale}`];
	return articles.flatMap(({ name, matter }, index) => {
		// An uploaded cover is its own share picture.
		if (isUploaded(matter.cover)) return [];
		const surface = articleSurfaces[index % articleSurfaces.length] ?? "mint";
		return card(articleCardName(name), locale, matter.title, { scene: matter.cover, surface }, matter.alt);
	});
}

const articleSurfaces = ["mint", "cream", "sand"] as const;

function card(name: string, locale: Locale, title: string, look: Look, scene = described(look.scene, locale)) {
	const { areas } = originals.company;
	const places = areas.map((area) => area.name[locale]).join(" · ");
	return { name, locale, title, ...look, places, alt: `${/[.?!]$/.test(title) ? title : `${title}.`} ${scene}` };
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
