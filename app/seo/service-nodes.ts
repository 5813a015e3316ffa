import type { Offer, OfferCatalog, Service } from "schema-dts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { priceLabel } from "#app/.server/pages/cards.ts";
import { servicePage } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { advertisedPrice } from "#app/model/estimate/advertised.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import type { ServiceContent } from "#app/model/site/service-content.ts";
import { areasOf, companyId } from "./company-node.ts";
import { messagesIn } from "./messages-in.ts";
import { priceNode } from "./price-node.ts";

export function serviceId(url: string): string {
	return `${url}#service`;
}

/** The service of a service page. Has an offer only when a price range is published. */
export function serviceNode(payload: PagePayload<ServiceContent>, url: string, origin: string): Service {
	const { content, head } = payload;
	return {
		"@type": "Service",
		"@id": serviceId(url),
		name: content.words.heading,
		serviceType: content.words.name,
		description: head.description,
		url,
		...(head.share && { image: head.share.picture }),
		provider: { "@id": companyId(origin) },
		areaServed: areasOf(payload),
		...(content.price && {
			offers: {
				"@type": "Offer",
				url,
				offeredBy: { "@id": companyId(origin) },
				priceCurrency: "CAD",
				priceSpecification: priceNode(content.price, content.priceLabel),
			},
		}),
	};
}

/** All services with their prices, as listed on the home page. */
export function catalogNode(payload: PagePayload, url: string, origin: string, reader: ContentReader): OfferCatalog {
	return {
		"@type": "OfferCatalog",
		"@id": catalogId(url),
		name: messagesIn(payload.locale).nav.allServices,
		itemListElement: payload.site.services.map(({ name }) => catalogOffer(name, payload, origin, reader)),
	};
}

export function catalogId(url: string): string {
	return `${url}#catalog`;
}

function catalogOffer(name: ServiceName, { locale, site }: PagePayload, origin: string, reader: ContentReader): Offer {
	const price = advertisedPrice(name, reader.read("prices"));
	const url = origin + pathTo(servicePage(name), locale);
	const label = site.services.find((service) => service.name === name)?.label ?? name;
	return {
		"@type": "Offer",
		itemOffered: { "@type": "Service", "@id": serviceId(url), name: label, url },
		...(price && {
			priceCurrency: "CAD",
			priceSpecification: priceNode(price, priceLabel(name, locale)),
		}),
	};
}
