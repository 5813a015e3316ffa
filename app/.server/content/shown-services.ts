import type { Locale } from "#app/locale/locales.ts";
import { servicePage } from "#app/locale/pages.ts";
import type { CoverName } from "#app/model/editing/uploaded-picture.ts";
import { promotionsFor } from "#app/model/estimate/offered-work.ts";
import type { Promotion } from "#app/model/estimate/promotion.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import { isAreaPage, servedAreaPages } from "#app/model/site/area-pages.ts";
import { shownServices } from "#app/model/site/service-list.ts";
import { pictureDescriptions } from "#content/pictures.ts";
import { serviceFacts } from "#content/services/facts.ts";
import type { ContentReader } from "./reader.ts";

/** The services that visitors see, in the owner's order. */
export function shownIn(reader: ContentReader): readonly ServiceName[] {
	return reader.pick("service-list", shownServices);
}

export function isShownIn(reader: ContentReader, service: ServiceName): boolean {
	return reader.pick("service-list", (list) => shownServices(list).includes(service));
}

/** False for the page of a hidden service. */
export function isPageShown(page: string, reader: ContentReader): boolean {
	const service = serviceOfPage(page);
	return service === undefined || isShownIn(reader, service);
}

/** False for the words of pages that visitors cannot open: of a hidden service, or of an area that is not served. */
export function isEntryShown(entry: string, reader: ContentReader): boolean {
	const [kind, name = ""] = entry.split(":");
	if (kind === "service") return isShownIn(reader, name as ServiceName);
	if (kind !== "page" || !isAreaPage(name)) return true;
	return reader.pick("company", ({ areas }) => servedAreaPages(areas).includes(name));
}

export function serviceOfPage(page: string | null): ServiceName | undefined {
	return serviceNames.find((service) => servicePage(service) === page);
}

export interface ServicePicture {
	picture: CoverName;
	alt: string;
}

/** The picture that the owner chose, or the one that ships with the service. */
export function pictureOf(service: ServiceName, locale: Locale, reader: ContentReader): ServicePicture {
	const own = reader.pick("service-list", (list) => {
		const { picture, alt } = list.find(({ name }) => name === service) ?? {};
		return { picture, alt: alt?.[locale] };
	});
	const picture = own.picture ?? serviceFacts[service].picture;
	const shipped: Readonly<Record<string, string | undefined>> = pictureDescriptions[locale];
	return { picture, alt: own.alt ?? shipped[picture] ?? "" };
}

/** Published promotions that visitors can have, whenever they run. */
export function promotionsIn(reader: ContentReader): readonly Promotion[] {
	return promotionsFor(reader.read("promotions"), shownIn(reader));
}
