import { pageWords } from "#app/.server/content/page-words.ts";
import type { HomeContent } from "#app/model/page-payload.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { newestFirst } from "#app/model/site/article.ts";
import { articleCard, promotionCard, serviceTile } from "../../.server/pages/cards.ts";
import { galleryLink } from "../../.server/pages/gallery-cards.ts";
import type { LoadContext, LoadedPage } from "../../.server/pages/loaded-page.ts";
import { ductPrices } from "./duct-prices.ts";
import { promotionsAt } from "./promotions-at.ts";

export function loadHome({ locale, reader, now }: LoadContext): LoadedPage {
	const words = pageWords("home", locale, reader);
	const { running, nextChange } = promotionsAt(now, reader);
	const gallery = galleryLink(locale, reader, "home");
	const content: HomeContent = {
		words,
		services: serviceNames.map((name) => serviceTile(name, locale, reader)),
		promotions: running.slice(0, 2).map((promotion) => promotionCard(promotion, locale, reader)),
		articles: reader
			.pick(`articles.${locale}`, (articles) => newestFirst(articles).slice(0, 4))
			.map((article) => articleCard(article, locale, reader)),
		ductPrices: ductPrices(reader),
		serviceArea: reader.read("service-area"),
		...(gallery && { gallery }),
	};
	return {
		title: words.title,
		description: words.description,
		content,
		validUntil: nextChange,
	};
}
