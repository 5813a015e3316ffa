import { expand, expandText } from "#app/.server/content/expand.ts";
import { pictureOf, shownIn } from "#app/.server/content/shown-services.ts";
import { articleCard, priceLabel, serviceTile } from "#app/.server/pages/cards.ts";
import { galleryStrip } from "#app/.server/pages/gallery-cards.ts";
import type { LoadContext, LoadedPage, PageFailure } from "#app/.server/pages/loaded-page.ts";
import { advertisedPrice } from "#app/model/estimate/advertised.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import type { ServiceContent } from "#app/model/site/service-content.ts";
import { serviceFacts } from "#content/services/facts.ts";
import { ductPrices } from "./duct-prices.ts";
import { promotionsAt } from "./promotions-at.ts";
import { serviceOffers } from "./service-offers.ts";

export function loadService(service: ServiceName, context: LoadContext): LoadedPage | PageFailure {
	const { locale, reader, now, path } = context;
	const shown = shownIn(reader);
	if (!shown.includes(service)) return { failure: { status: 404, message: `Page not found: ${path}` } };
	const words = expand(reader.read(`services/${service}.${locale}`), locale, reader);
	const facts = serviceFacts[service];
	const price = advertisedPrice(service, reader.read("prices"));
	const offers = price && serviceOffers(service, context);
	const { picture, alt } = pictureOf(service, locale, reader);
	const gallery = galleryStrip(service, locale, reader);
	const content: ServiceContent = {
		service,
		picture,
		pictureAlt: alt,
		words,
		price,
		priceLabel: priceLabel(service, locale),
		ductPrices: isCounted(service, offers) ? ductPrices(reader) : null,
		update: expandText(
			reader.pick(`estimate.${locale}`, ({ panel }) => panel.offers.update),
			locale,
			reader,
		),
		offers,
		...(gallery && { gallery }),
		related: facts.related.filter((name) => shown.includes(name)).map((name) => serviceTile(name, locale, reader)),
		articles: reader
			.pick(`articles.${locale}`, (articles) => articles.filter(({ name }) => facts.articles.includes(name)))
			.map((article) => articleCard(article, locale, reader)),
	};
	const validUntil = promotionsAt(now, reader).nextChange;
	return { title: words.title, description: words.description, content, validUntil };
}

/** Without boxes for the other two networks, the page of all ducts shows the price of the three together. */
function isCounted(service: ServiceName, offers: ServiceContent["offers"]): boolean {
	return service === "ventilation-ducts" || (service === "duct-cleaning" && offers !== null);
}
