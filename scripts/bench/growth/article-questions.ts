import { mostSuggestions } from "../../../app/model/site/search.ts";
import { rareWord, type Site } from "./articles.ts";

interface Question {
	/** Why the large site has more work. */
	showsMore?: string;
	ask: (site: Site) => Promise<unknown>;
}

const hitsPerPage = 12;

export function articleQuestions(): Readonly<Record<string, Question>> {
	const find = (question: string): Question => ({
		ask: async ({ search }) => {
			const { hits, didYouMean } = await search.find("fr", question, hitsPerPage);
			if (hits.length === 0 && !didYouMean) throw new Error(`The search found nothing for ${question}.`);
		},
	});
	const suggest = (typed: string): Question => ({
		ask: async ({ search }) => {
			const suggestions = await search.suggest("fr", typed, mostSuggestions);
			if (suggestions.length === 0) throw new Error(`The search suggests nothing for ${typed}.`);
		},
	});
	return {
		"search of the site, one article": find(rareWord),
		"search of the site, a frequent word": find("sécheuse"),
		"search of the site, a misspelled word": find("quatremarhce"),
		"search of the site, two words": {
			...find("conduit sécheuse"),
			showsMore: "297 pages ranked instead of 13",
		},
		"search of the site, suggestions for a frequent beginning": suggest("net"),
		"search of the site, suggestions for a word of texts": suggest("minutes"),
		"search of the site, suggestions for one article": suggest(rareWord),
	};
}
