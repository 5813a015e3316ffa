import { pageWords } from "#app/.server/content/page-words.ts";
import { shownIn } from "#app/.server/content/shown-services.ts";
import { articleCard, promotionCard, serviceTile } from "#app/.server/pages/cards.ts";
import { galleryLink } from "#app/.server/pages/gallery-cards.ts";
import type { LoadContext, LoadedPage } from "#app/.server/pages/loaded-page.ts";
import { isWorkOffered } from "#app/model/estimate/offered-work.ts";
import { newestFirst } from "#app/model/site/article.ts";
import type { ServiceTile } from "#app/model/site/cards.ts";
import type { HomeContent } from "#app/model/site/page-contents.ts";
import { ductPrices } from "./duct-prices.ts";
import { promotionsAt } from "./promotions-at.ts";

/** By place, so that tiles side by side differ in any order of the services. */
const surfaces: readonly ServiceTile["surface"][] = [
	...(["mint", "white", "sand", "spruce"] as const),
	...(["white", "sand", "mint", "spruce", "white"] as const),
	"sand",
];

export function loadHome({ locale, reader, now }: LoadContext): LoadedPage {
	const words = pageWords("home", locale, reader);
	const { running, nextChange } = promotionsAt(now, reader);
	const shown = shownIn(reader);
	const gallery = galleryLink(locale, reader, "home");
	const content: HomeContent = {
		words,
		services: shown.map((name, place) => {
			const tile = serviceTile(name, locale, reader);
			return { ...tile, surface: surfaces[place] ?? tile.surface };
		}),
		promotions: running.slice(0, 2).map((promotion) => promotionCard(promotion, locale, reader)),
		articles: reader
			.pick(`articles.${locale}`, (articles) => newestFirst(articles).slice(0, 4))
			.map((article) => articleCard(article, locale, reader)),
		ductPrices: isWorkOffered("ventilation-ducts", shown) ? ductPrices(reader) : null,
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
