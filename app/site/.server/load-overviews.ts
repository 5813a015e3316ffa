import { pageWords } from "#app/.server/content/page-words.ts";
import { shownIn } from "#app/.server/content/shown-services.ts";
import { serviceTile } from "#app/.server/pages/cards.ts";
import { exampleCards, isSomeOffered } from "#app/.server/pages/example-card.ts";
import type { LoadContext, LoadedPage } from "#app/.server/pages/loaded-page.ts";
import { priceGroupNames, priceGroups } from "#app/model/estimate/example-names.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import type { PricesContent, ServicesOverviewContent } from "#app/model/site/page-contents.ts";

export function loadServicesOverview({ locale, reader }: LoadContext): LoadedPage {
	const words = pageWords("services", locale, reader);
	const shown = shownIn(reader);
	const content: ServicesOverviewContent = {
		words: withoutHidden(words, shown),
		services: shown.map((name) => serviceTile(name, locale, reader)),
	};
	return { title: words.title, description: words.description, content };
}

type Words = ServicesOverviewContent["words"];

/** Without signs that lead to a hidden service, and places without signs. */
function withoutHidden({ places, alike, ...words }: Words, shown: readonly ServiceName[]): Words {
	const isShown = ({ leadsTo }: { leadsTo: ServiceName }) => shown.includes(leadsTo);
	return {
		...words,
		places: places
			.map((place) => ({ ...place, signs: place.signs.filter(isShown) }))
			.filter(({ signs }) => signs.length > 0),
		alike: { ...alike, options: alike.options.filter(isShown) },
	};
}

export function loadPrices({ locale, reader }: LoadContext): LoadedPage {
	const words = pageWords("prices", locale, reader);
	const groups = priceGroupNames
		.filter((group) => isSomeOffered(priceGroups[group], reader))
		.map((group) => [group, exampleCards(priceGroups[group], words.groups[group].examples, locale, reader)]);
	const content: PricesContent = {
		words,
		examples: Object.fromEntries(groups),
	};
	return { title: words.title, description: words.description, content };
}
