import { formatMoney, formatNumber, formatRange } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { servicePage } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import { advertisedPrice } from "#app/model/estimate/advertised.ts";
import { assumedPiece, assumptions } from "#app/model/estimate/assumptions.ts";
import { afterDiscount, type Promotion } from "#app/model/estimate/promotion.ts";
import type { ServiceLink } from "#app/model/page-payload.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { type Article, readingMinutes } from "#app/model/site/article.ts";
import type { ArticleCard, PromotionCard, ServiceTile } from "#app/model/site/cards.ts";
import { isTopic, type Topic } from "#app/model/site/topics.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { missingTopic } from "#content/article-words.ts";
import { serviceFacts } from "#content/services/facts.ts";
import { priceLabels, tilePrices } from "#content/services/tile-prices.ts";
import { articlePath } from "../content/article-path.ts";
import { expand, expandText } from "../content/expand.ts";
import type { ContentReader } from "../content/reader.ts";
import { serviceNameIn } from "../content/service-name.ts";
import { isShownIn, pictureOf } from "../content/shown-services.ts";

/** Links and cards that show services, articles and promotions on other pages. The page of a hidden service is the overview. */
export function serviceLink(name: ServiceName, locale: Locale, reader: ContentReader): ServiceLink {
	return {
		name,
		group: serviceFacts[name].group,
		label: serviceNameIn(name, locale, reader),
		path: pathTo(isShownIn(reader, name) ? servicePage(name) : "services", locale),
	};
}

export function serviceTile(name: ServiceName, locale: Locale, reader: ContentReader): ServiceTile {
	return {
		...serviceLink(name, locale, reader),
		pitch: expandText(
			reader.pick(`services/${name}.${locale}`, (words) => words.pitch),
			locale,
			reader,
		),
		picture: pictureOf(name, locale, reader).picture,
		surface: serviceFacts[name].surface,
		price: tilePrice(name, locale, reader),
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
		topicLabel: isTopic(topic) ? topicLabel(topic, locale, reader) : missingTopic[locale],
		minutes: readingMinutes(article),
		cover,
		alt,
	};
}

function topicLabel(topic: Topic, locale: Locale, reader: ContentReader): string {
	return expandText(
		reader.pick(`words.${locale}`, (words) => words.blog.topics[topic].label),
		locale,
		reader,
	);
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
		services: services.filter((name) => isShownIn(reader, name)).map((name) => serviceLink(name, locale, reader)),
		usualPrice: usualPrice ? struckPrice(usualPrice.cents, amount, locale, reader) : null,
	};
}

/** Like the engine, never below the minimum for a visit; null when that leaves nothing to strike out. */
function struckPrice(
	usual: number,
	amount: Promotion["amount"],
	locale: Locale,
	reader: ContentReader,
): PromotionCard["usualPrice"] {
	const minimum = reader.pick("prices", ({ ranges }) => ranges["minimum-call-out"].low);
	const after = Math.max(minimum, afterDiscount(usual, amount));
	return after < usual ? { before: formatMoney(usual, locale), after: formatMoney(after, locale) } : null;
}

/** Names the job that the advertised price of a service buys. Null for a service without a price. */
export function priceLabel(service: ServiceName, locale: Locale): string | null {
	const label = priceLabels[locale][service];
	return label ? fillIn(label, assumedNumbers(locale)) : null;
}

function tilePrice(service: ServiceName, locale: Locale, reader: ContentReader): string | null {
	const price = advertisedPrice(service, reader.read("prices"));
	const words = tilePrices[locale][service];
	if (!price || !words) return null;
	return fillIn(words, { ...assumedNumbers(locale), range: onOneLine(formatRange(price, locale)) });
}

/** Lets the line break beside the range, not inside it, if the range fits the narrowest tile (100 px). */
function onOneLine(range: string): string {
	return range.length > 13 ? range : range.replaceAll(" ", "\u00a0");
}

/** The numbers that the advertised prices assume, for the words beside them. */
function assumedNumbers(locale: Locale): Readonly<Record<string, string>> {
	const { vents } = assumptions["ventilation-ducts"];
	const { area, rooms, bathrooms } = assumptions["house-cleaning"];
	const { units } = assumptions["condo-building"];
	const { area: floor } = assumptions["factory-shop-office"];
	const numbers = { vents, area, rooms, bathrooms, units, floor, seats: assumedPiece.seats };
	return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, formatNumber(value, locale)]));
}
