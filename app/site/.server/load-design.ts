import { pageWords } from "#app/.server/content/page-words.ts";
import { shownIn } from "#app/.server/content/shown-services.ts";
import { articleCard, promotionCard, serviceTile } from "#app/.server/pages/cards.ts";
import type { LoadContext, LoadedPage } from "#app/.server/pages/loaded-page.ts";
import { newestFirst } from "#app/model/site/article.ts";
import type { DesignContent } from "#app/model/site/page-contents.ts";
import { promotionsAt } from "./promotions-at.ts";

export function loadDesign({ locale, reader, now }: LoadContext): LoadedPage {
	const content: DesignContent = {
		words: pageWords("home", locale, reader),
		tiles: shownIn(reader)
			.slice(0, 4)
			.map((name) => serviceTile(name, locale, reader)),
		promotions: promotionsAt(now, reader).running.map((promotion) => promotionCard(promotion, locale, reader)),
		articles: reader
			.pick(`articles.${locale}`, (articles) => newestFirst(articles).slice(0, 3))
			.map((article) => articleCard(article, locale, reader)),
	};
	return {
		title: "Design",
		description: "Every component of the site, in every state, for those who build it and for the tests.",
		content,
	};
}
