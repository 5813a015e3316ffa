import type { Locale } from "#app/locale/locales.ts";
import { pageDefinition, servicePage } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { ShownJob } from "#app/model/jobs/gallery-entry.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import type { ContentReader } from "./reader.ts";
import { shownIn } from "./shown-services.ts";
import { slugLocale } from "./slug-locale.ts";

/** One large entry, two wide ones, then rows of three. */
export const entriesPerPage = 12;

/** With fewer entries, the page of a service repeats that of all services: it is not indexed. */
const fewestIndexed = 4;

type Gallery = readonly ShownJob[];

/** The entries that visitors see: those of services that are shown, the newest first. */
export function galleryIn(reader: ContentReader): Gallery {
	const shown = shownIn(reader);
	return reader.pick("gallery", (gallery) => gallery.filter(({ entry }) => shown.includes(entry.service)));
}

/** Services with entries, those with the most first. */
export function servicesIn(gallery: Gallery): ServiceName[] {
	return serviceNames
		.filter((service) => entriesOf(gallery, service).length > 0)
		.toSorted((one, other) => entriesOf(gallery, other).length - entriesOf(gallery, one).length);
}

/** Services whose own page is indexed. */
export function fullServicesIn(gallery: Gallery): ServiceName[] {
	const services = servicesIn(gallery);
	return services.length < 2 ? [] : services.filter((name) => entriesOf(gallery, name).length >= fewestIndexed);
}

export function entriesOf(gallery: Gallery, service: ServiceName | null): Gallery {
	return service ? gallery.filter(({ entry }) => entry.service === service) : gallery;
}

/** The path of the gallery, of one service or of all, from the first page on. */
export function galleryPath(service: ServiceName | null, locale: Locale, page = 1): string {
	const slug = service ? galleryServiceSlug(service, locale) : allServicesSlug;
	if (page > 1) return pathTo("gallery-page", locale, { service: slug, page: String(page) });
	return service ? pathTo("gallery-service", locale, { service: slug }) : pathTo("gallery", locale);
}

/** In the addresses of later pages, where a service has its slug. */
export const allServicesSlug = "page";

/** The last part of the address of the service's own page. */
export function galleryServiceSlug(service: ServiceName, locale: Locale): string {
	const { paths } = pageDefinition(servicePage(service));
	return paths[slugLocale(locale)].replace(/^.*\//, "");
}

export function galleryServiceAt(slug: string | undefined, locale: Locale): ServiceName | undefined {
	return serviceNames.find((service) => galleryServiceSlug(service, locale) === slug);
}
