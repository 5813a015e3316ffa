import { pageWords } from "#app/.server/content/page-words.ts";
import { articleCard } from "#app/.server/pages/cards.ts";
import { exampleCards } from "#app/.server/pages/example-card.ts";
import type { LoadContext, LoadedPage, PageRedirect } from "#app/.server/pages/loaded-page.ts";
import { pathTo } from "#app/locale/paths.ts";
import { type AreaPageName, areaPageOf } from "#app/model/site/area-pages.ts";
import type { AreaContent } from "#app/model/site/page-contents.ts";
import { messagesIn } from "#app/seo/messages-in.ts";
import { areaFacts } from "#content/area-facts.ts";
import { pictureDescriptions } from "#content/pictures.ts";

/** Redirects once a member has removed or renamed the area in the settings: the page would promise what is not served. */
export function loadArea({ name, locale, reader }: LoadContext): LoadedPage | PageRedirect {
	const page = name as AreaPageName;
	const area = reader.pick("company", ({ areas }) => areas.find((each) => areaPageOf(each) === page));
	if (!area) return { redirect: pathTo("contact", locale) };
	const words = pageWords(page, locale, reader);
	const { picture, examples, articles } = areaFacts[page];
	const content: AreaContent = {
		words,
		name: area.name[locale],
		picture,
		pictureAlt: pictureDescriptions[locale][picture] ?? messagesIn(locale).picture.hero,
		examples: exampleCards(examples, words.worked.examples, locale, reader),
		articles: articles.flatMap((article) =>
			reader
				.pick(`articles.${locale}`, (all) => all.filter((candidate) => candidate.name === article))
				.map((found) => articleCard(found, locale, reader)),
		),
	};
	return { title: words.title, description: words.description, content };
}
