import { articlePath } from "#app/.server/content/article-path.ts";
import { expand, expandText } from "#app/.server/content/expand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { formatMoney, formatRange } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { servicePage } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { PriceKey } from "#app/model/estimate/prices.ts";
import { afterDiscount, type Promotion } from "#app/model/estimate/promotion.ts";
import type { ArticleCard, PromotionCard, ServiceLink, ServiceTile } from "#app/model/page-payload.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { type Article, readingMinutes } from "#app/model/site/article.ts";
import { serviceFacts } from "#content/services/facts.ts";
import { ownTilePrices, tilePrices } from "#content/services/tile-prices.ts";

/** Links and cards that show services, articles and promotions on other pages. */
export function serviceLink(name: ServiceName, locale: Locale, reader: ContentReader): ServiceLink {
	return {
		name,
		group: serviceFacts[name].group,
		label: serviceNameIn(name, locale, reader),
		path: pathTo(servicePage(name), locale),
	};
}

export function serviceTile(name: ServiceName, locale: Locale, reader: ContentReader): ServiceTile {
	const { picture, surface, price } = serviceFacts[name];
	return {
		...serviceLink(name, locale, reader),
		pitch: expandText(
			reader.pick(`services/${name}.${locale}`, (words) => words.pitch),
			locale,
			reader,
		),
		picture,
		surface,
		price: price && tilePrice(name, price, locale, reader),
	};
}

export function articleCard(article: Article, locale: Locale, reader: ContentReader): ArticleCard {
	const { title, lead, date, topic, cover, alt } = expand(article.matter, locale, reader);
	return {
		path: articlePath(article.name, locale, reader),
		title,
		lead,
		date,
		topic,
		topicLabel: expandText(
			reader.pick(`words.${locale}`, (words) => words.blog.topics[topic].label),
			locale,
			reader,
		),
		minutes: readingMinutes(article),
		cover,
		alt,
	};
}

export function promotionCard(promotion: Promotion, locale: Locale, reader: ContentReader): PromotionCard {
	const { code, amount, starts, ends, services, words, usualPrice } = promotion;
	const french = locale === "fr";
	return {
		code,
		amount:
			amount.kind === "percent"
				? { figure: String(amount.percent), sign: "%", signFirst: false }
				: { figure: formatMoney(amount.cents, locale).replace(/[\s$]/g, ""), sign: "$", signFirst: !french },
		...expand(words[locale], locale, reader),
		starts,
		ends,
		services: services.map((name) => serviceLink(name, locale, reader)),
		usualPrice: usualPrice
			? {
					before: formatMoney(usualPrice.cents, locale),
					after: formatMoney(afterDiscount(usualPrice.cents, amount), locale),
				}
			: null,
	};
}

function tilePrice(service: ServiceName, key: PriceKey, locale: Locale, reader: ContentReader): string {
	const own = ownTilePrices[locale][service];
	if (own) return expandText(own, locale, reader);
	const range = formatRange(
		reader.pick("prices", ({ ranges }) => ranges[key]),
		locale,
	);
	return tilePrices[locale][key]?.replace("{range}", range) ?? range;
}
