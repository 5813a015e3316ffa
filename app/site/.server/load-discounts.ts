import { pageWords } from "#app/.server/content/page-words.ts";
import { promotionCard } from "#app/.server/pages/cards.ts";
import type { LoadContext, LoadedPage } from "#app/.server/pages/loaded-page.ts";
import type { DiscountsContent } from "#app/model/site/page-contents.ts";
import { promotionsAt } from "./promotions-at.ts";

export function loadDiscounts({ locale, reader, now }: LoadContext): LoadedPage {
	const words = pageWords("discounts", locale, reader);
	const { running, nextChange } = promotionsAt(now, reader);
	const content: DiscountsContent = {
		words,
		promotions: running.map((promotion) => promotionCard(promotion, locale, reader)),
	};
	return {
		title: words.title,
		description: words.description,
		content,
		validUntil: nextChange,
	};
}
