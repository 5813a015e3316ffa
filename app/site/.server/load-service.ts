import { expand, expandText } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import type { PriceKey, PriceRange } from "#app/model/estimate/prices.ts";
import type { ServiceContent } from "#app/model/page-payload.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { pictureDescriptions } from "#content/pictures.ts";
import { serviceFacts } from "#content/services/facts.ts";
import { priceLabels } from "#content/services/tile-prices.ts";
import { articleCard, serviceTile } from "../../.server/pages/cards.ts";
import type { LoadContext, LoadedPage } from "../../.server/pages/loaded-page.ts";
import { ductPrices } from "./duct-prices.ts";
import { promotionsAt } from "./promotions-at.ts";
import { serviceOffers } from "./service-offers.ts";

export function loadService(service: ServiceName, context: LoadContext): LoadedPage {
	const { locale, reader, now } = context;
	const words = expand(reader.read(`services/${service}.${locale}`), locale, reader);
	const facts = serviceFacts[service];
	const content: ServiceContent = {
		service,
		facts,
		pictureAlt: pictureDescriptions[locale][facts.picture] ?? "",
		words,
		price: facts.price && priceOf(facts.price, reader),
		priceLabel: facts.price && (priceLabels[locale][facts.price] ?? null),
		ductPrices: facts.price === "ducts" ? ductPrices(reader) : null,
		update: expandText(
			reader.pick(`estimate.${locale}`, ({ panel }) => panel.offers.update),
			locale,
			reader,
		),
		offers: facts.price && serviceOffers(service, context),
		related: facts.related.map((name) => serviceTile(name, locale, reader)),
		articles: reader
			.pick(`articles.${locale}`, (articles) => articles.filter(({ name }) => facts.articles.includes(name)))
			.map((article) => articleCard(article, locale, reader)),
	};
	const validUntil = promotionsAt(now, reader).nextChange;
	return { title: words.title, description: words.description, content, validUntil };
}

function priceOf(key: PriceKey, reader: ContentReader): PriceRange {
	return reader.pick("prices", ({ ranges }) => ranges[key]);
}
