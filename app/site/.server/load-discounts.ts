import { expand } from "#app/.server/content/expand.ts";
import type { DiscountsContent } from "#app/model/page-payload.ts";
import { promotionCard } from "../../.server/pages/cards.ts";
import type { LoadContext, LoadedPage } from "../../.server/pages/loaded-page.ts";
import { promotionsAt } from "./promotions-at.ts";

export function loadDiscounts({ locale, reader, now }: LoadContext): LoadedPage {
	const words = expand(
		reader.pick(`words.${locale}`, (words) => words.discounts),
		locale,
		reader,
	);
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
