import { expand } from "#app/.server/content/expand.ts";
import {
	allServicesSlug,
	entriesOf,
	entriesPerPage,
	fullServicesIn,
	galleryIn,
	galleryPath,
	galleryServiceAt,
	galleryServiceSlug,
	servicesIn,
} from "#app/.server/content/gallery-lists.ts";
import { isShownIn, pictureOf } from "#app/.server/content/shown-services.ts";
import { serviceLink } from "#app/.server/pages/cards.ts";
import { galleryCard } from "#app/.server/pages/gallery-cards.ts";
import type { LoadContext, LoadedPage, PageFailure } from "#app/.server/pages/loaded-page.ts";
import { formatNumber } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { PageParams } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { GalleryContent } from "#app/model/jobs/gallery-content.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import type { PageLinks } from "#app/model/site/page-links.ts";
import { galleryWords } from "#content/pages/gallery.ts";

/**
 * The gallery of all services or of one, the newest first, in pages. Without entries it is not an error: the page says
 * how photos get there and how to withdraw one, and search engines do not index it.
 */
export function loadGallery(context: LoadContext): LoadedPage | PageFailure {
	const { name, locale, params, reader, path } = context;
	const words = galleryWords[locale];
	const isLater = name === "gallery-page";
	const service = name === "gallery" ? null : askedService(params.service, isLater, context);
	const gallery = galleryIn(reader);
	const entries = service === undefined ? [] : entriesOf(gallery, service);
	const pages = Math.max(1, Math.ceil(entries.length / entriesPerPage));
	const page = isLater ? Number(params.page) : 1;
	if (service === undefined || page > pages || (isLater && page === 1)) {
		return { failure: { status: 404, message: `Page not found: ${path}` } };
	}
	const ofService = service && serviceLink(service, locale, reader);
	const cards = entries
		.slice((page - 1) * entriesPerPage, page * entriesPerPage)
		.map((shown) => galleryCard(shown, locale, reader));
	const content: GalleryContent = {
		heading: words.heading,
		lead: words.lead,
		filter: words.filter,
		filters: gallery.length === 0 ? [] : filters(service, context),
		summary: entries.length > 0 ? words.summary(entries.length) : gallery.length > 0 ? words.empty.summary : "",
		example: cards.some(({ isIllustration }) => isIllustration) ? words.example : null,
		words: words.viewer,
		entries: cards,
		service: ofService && { to: ofService.path, label: ofService.label },
		empty: entries.length > 0 ? null : emptyState(service, gallery.length, context),
		pages: pageLinks(page, pages, service, locale),
		consent: expand(words.consent, locale, reader),
	};
	const title = ofService ? words.ofService.title(ofService.label) : words.title;
	const description = ofService ? words.ofService.description(ofService.label) : words.description;
	return {
		title: page === 1 ? title : `${title} (${page})`,
		description: page === 1 ? description : words.pageDescription(page, ofService ? ofService.label : words.all),
		content,
		...(service && { paramsByLocale: { fr: paramsIn("fr", service, params), en: paramsIn("en", service, params) } }),
		noindex: page > 1 || (service ? !fullServicesIn(gallery).includes(service) : gallery.length === 0),
	};
}

/** Null: all services. Undefined: there is no such service, or it is hidden. */
function askedService(
	slug: string | undefined,
	isLater: boolean,
	{ locale, reader }: LoadContext,
): ServiceName | null | undefined {
	if (isLater && slug === allServicesSlug) return null;
	const service = galleryServiceAt(slug, locale);
	return service && isShownIn(reader, service) ? service : undefined;
}

function paramsIn(locale: Locale, service: ServiceName, params: PageParams): PageParams {
	return { ...params, service: galleryServiceSlug(service, locale) };
}

/** A service without entries is listed only on its own page. */
function filters(asked: ServiceName | null, { locale, reader }: LoadContext): GalleryContent["filters"] {
	const gallery = galleryIn(reader);
	const words = galleryWords[locale];
	const used = servicesIn(gallery);
	const shown = asked && !used.includes(asked) ? [...used, asked] : used;
	return [null, ...shown].map((service) => {
		const { length } = entriesOf(gallery, service);
		return {
			label: service ? serviceLink(service, locale, reader).label : words.all,
			path: galleryPath(service, locale),
			count: formatNumber(length, locale),
			counted: words.count(length),
			current: service === asked,
		};
	});
}

function emptyState(
	service: ServiceName | null,
	count: number,
	{ locale, reader }: LoadContext,
): GalleryContent["empty"] {
	const { empty } = galleryWords[locale];
	const own = service && serviceLink(service, locale, reader);
	return {
		heading: empty.heading(own?.label ?? null),
		text: empty.text,
		links: [
			own ? { to: own.path, label: empty.service } : { to: pathTo("services", locale), label: empty.services },
			...(count > 0 ? [{ to: galleryPath(null, locale), label: empty.all(count) }] : []),
		],
		picture: service ? pictureOf(service, locale, reader).picture : "grand_menage",
	};
}

function pageLinks(page: number, pages: number, service: ServiceName | null, locale: Locale): PageLinks | null {
	if (pages < 2) return null;
	const { label, current, newer, older } = galleryWords[locale].pages;
	return {
		label,
		current: current(page, pages),
		newer: page > 1 ? { to: galleryPath(service, locale, page - 1), label: newer } : null,
		older: page < pages ? { to: galleryPath(service, locale, page + 1), label: older } : null,
	};
}
