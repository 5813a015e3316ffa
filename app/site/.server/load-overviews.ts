import { pageWords } from "#app/.server/content/page-words.ts";
import { exampleCard } from "#app/.server/pages/example-card.ts";
import { type PriceGroup, priceGroupNames, priceGroups } from "#app/model/estimate/example-names.ts";
import type { PricesContent, ServicesOverviewContent } from "#app/model/page-payload.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { serviceTile } from "../../.server/pages/cards.ts";
import type { LoadContext, LoadedPage } from "../../.server/pages/loaded-page.ts";

export function loadServicesOverview({ locale, reader }: LoadContext): LoadedPage {
	const words = pageWords("services", locale, reader);
	const content: ServicesOverviewContent = {
		words,
		services: serviceNames.map((name) => serviceTile(name, locale, reader)),
	};
	return { title: words.title, description: words.description, content };
}

export function loadPrices({ locale, reader }: LoadContext): LoadedPage {
	const words = pageWords("prices", locale, reader);
	const examplesOf = (group: PriceGroup) =>
		priceGroups[group].map((name, index) =>
			exampleCard(name, words.groups[group].examples[index] ?? "", locale, reader),
		);
	const content: PricesContent = {
		words,
		examples: Object.fromEntries(
			priceGroupNames.map((group) => [group, examplesOf(group)]),
		) as unknown as PricesContent["examples"],
	};
	return { title: words.title, description: words.description, content };
}
