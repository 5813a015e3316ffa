import type { ServiceName } from "#app/model/service-names.ts";
import type { Localized } from "./locales.ts";

/** The router, hreflang, redirects, page cache and content links use it. Paths have no locale prefix (`paths.ts`). */
interface PageDefinition {
	paths: Localized<string>;
	/** `public` pages are the same for every visitor and are stored in the page cache. */
	cache: "public" | "private";
	/** Not linked from the site and not indexed by search engines. */
	unlisted?: true;
	/** The form may contain photos: the limits for body size and upload time are higher. */
	uploads?: true;
	/** Linked, but not indexed: its content is on other pages already. */
	noindex?: true;
	/** The URL belongs to one person: the tag manager is not loaded, because it would send the URL on. */
	unmeasured?: true;
	/** Uses the page transition: the sixteen pages defined in the specification. */
	transition?: true;
}

export type PageParams = Readonly<Record<string, string>>;

export const pages = {
	index: { paths: { fr: "/", en: "/" }, cache: "public", transition: true },
	blog: { paths: { fr: "/blogue", en: "/blog" }, cache: "public", transition: true },
	"blog-page": {
		paths: { fr: "/blogue/page/:page", en: "/blog/page/:page" },
		cache: "public",
		noindex: true,
	},
	"blog-topic": {
		paths: { fr: "/blogue/sujet/:topic", en: "/blog/topic/:topic" },
		cache: "public",
	},
	contact: {
		paths: { fr: "/contactez-nous", en: "/contact-us" },
		cache: "private",
		uploads: true,
		transition: true,
	},
	"contact-thanks": {
		paths: { fr: "/contactez-nous/merci/:reference", en: "/contact-us/thank-you/:reference" },
		cache: "private",
		unlisted: true,
		unmeasured: true,
	},
	estimate: {
		paths: { fr: "/estimation-gratuite", en: "/estimation-gratuite" },
		cache: "private",
		transition: true,
	},
	"estimate-details": {
		paths: { fr: "/estimation-gratuite/details", en: "/estimation-gratuite/details" },
		cache: "private",
		unlisted: true,
	},
	"estimate-appointment": {
		paths: { fr: "/estimation-gratuite/ou-et-quand", en: "/estimation-gratuite/where-and-when" },
		cache: "private",
		uploads: true,
		unlisted: true,
	},
	"estimate-person": {
		paths: { fr: "/estimation-gratuite/vous", en: "/estimation-gratuite/you" },
		cache: "private",
		unlisted: true,
	},
	/** Opened by the link that resumes an estimate. Asks for confirmation before it loads the draft. */
	"estimate-resume": {
		paths: { fr: "/estimation-gratuite/reprendre/:id", en: "/estimation-gratuite/resume/:id" },
		cache: "private",
		unlisted: true,
		unmeasured: true,
	},
	/** Shows a sent lead to a person who has the link and passes the second check. */
	"estimate-follow": {
		paths: { fr: "/estimation-gratuite/suivi/:token", en: "/estimation-gratuite/request/:token" },
		cache: "private",
		uploads: true,
		unlisted: true,
		unmeasured: true,
	},
	discounts: {
		paths: { fr: "/rabais-et-promotions", en: "/discounts-and-promotions" },
		cache: "public",
		transition: true,
	},
	"services-air-exchanger-ducts": service("conduits-echangeur-air", "air-exchanger-ducts"),
	"services-dryer-ducts": service("conduits-secheuse", "dryer-ducts"),
	"services-post-disaster": service(
		"decontamination-nettoyage-apres-sinistre",
		"post-disaster-decontamination-cleaning",
	),
	"services-house-cleaning": service("grand-menage", "house-cleaning"),
	"services-condo-building": service("immeuble-condo-copropriete", "condo-building-co-ownership"),
	"services-furniture-mattresses": service("meubles-matelas-tapis-moquette", "furniture-mattresses-carpets"),
	"services-ventilation-ducts": service("nettoyage-conduits-ventilation", "ventilation-duct-cleaning"),
	"services-duct-cleaning": service("nettoyage-de-conduits", "duct-cleaning"),
	"services-oriental-rugs": service("tapis-carpettes-tapis-orientaux", "oriental-rugs-carpets"),
	"services-factory-shop-office": service("usine-commerce-bureaux", "factory-shop-office"),
	services: {
		paths: { fr: "/services", en: "/services" },
		cache: "public",
	},
	prices: { paths: { fr: "/prix", en: "/prices" }, cache: "public" },
	gallery: gallery(""),
	"gallery-service": gallery("/:service"),
	/** The second and later pages, which their loader keeps out of search engines. All services: `page` is the service. */
	"gallery-page": gallery("/:service/:page"),
	"area-montreal": area("montreal", "montreal"),
	"area-laval": area("laval", "laval"),
	"area-south-shore": area("rive-sud", "south-shore"),
	about: contentPage("/a-propos", "/about"),
	guarantee: contentPage("/garantie", "/guarantee"),
	privacy: contentPage("/confidentialite", "/privacy"),
	terms: contentPage("/conditions-et-garantie", "/terms-and-guarantee"),
	accessibility: contentPage("/accessibilite", "/accessibility"),
	/** Withdraws consent to promotions. The token is bound to an e-mail address (`app/.server/marketing`). */
	unsubscribe: {
		paths: { fr: "/desabonnement/:token", en: "/unsubscribe/:token" },
		cache: "private",
		unlisted: true,
		unmeasured: true,
	},
	/** Confirms a yes to promotions said by phone. The token is bound to a lead and an e-mail address. */
	"promotions-confirm": {
		paths: { fr: "/promotions/confirmer/:token", en: "/promotions/confirm/:token" },
		cache: "private",
		unlisted: true,
		unmeasured: true,
	},
	search: {
		paths: { fr: "/recherche", en: "/search" },
		cache: "private",
		noindex: true,
	},
	/** Shows every component in every state. Exists only when `DESIGN_PAGE` is set. */
	design: {
		paths: { fr: "/_design", en: "/_design" },
		cache: "private",
		unlisted: true,
	},
	slug: {
		paths: { fr: "/:slug", en: "/:slug" },
		cache: "public",
		transition: true,
	},
} as const satisfies Record<string, PageDefinition>;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

export function isPageName(name: string): name is PageName {
	return Object.hasOwn(pages, name);
}

export function pageDefinition(name: PageName): PageDefinition {
	return pages[name];
}

export function isIndexed(name: PageName): boolean {
	const { unlisted, noindex } = pageDefinition(name);
	return !unlisted && !noindex;
}

type ServicePageName = `services-${ServiceName}`;

export function servicePage(name: ServiceName): ServicePageName {
	return `services-${name}`;
}

/** Overviews, areas and content pages are not among the specification's sixteen: they have no transition. */
function area(fr: string, en: string) {
	return {
		paths: { fr: `/secteurs/${fr}`, en: `/areas/${en}` },
		cache: "public",
	} as const;
}

function gallery(rest: string) {
	return contentPage(`/realisations${rest}`, `/our-work${rest}`);
}

function contentPage(fr: string, en: string) {
	return { paths: { fr, en }, cache: "public" } as const;
}

function service(fr: string, en: string) {
	return {
		paths: { fr: `/services/${fr}`, en: `/services/${en}` },
		cache: "public",
		transition: true,
	} as const;
}
