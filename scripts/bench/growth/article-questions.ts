import { mostSuggestions } from "../../../app/model/site/search.ts";
import { rareWord, type Site } from "./articles.ts";

interface Question {
	/** Why the answer of the large site has more in it. */
	showsMore?: string;
	ask: (site: Site) => Promise<unknown>;
}

const mostHits = 40;

export function articleQuestions(): Readonly<Record<string, Question>> {
	const find = (question: string, { limit = mostHits, showsMore }: { limit?: number; showsMore?: string } = {}) => ({
		ask: async ({ search }: Site) => {
			const { hits, didYouMean } = await search.find("fr", question, limit);
			if (hits.length === 0 && !didYouMean) throw new Error(`The search found nothing for ${question}.`);
		},
		...(showsMore && { showsMore }),
	});
	return {
		"search of the site, one article": find(rareWord),
		"search of the site, a frequent word": find("sécheuse"),
		"search of the site, a misspelled word": find("quatremarhce"),
		"search of the site, two words": find("conduit sécheuse", { showsMore: "40 hits of 297 instead of 13" }),
		"search of the site, suggestions asked before": find("net", { limit: mostSuggestions }),
		// The search keeps no answers with another limit.
		"search of the site, suggestions asked for the first time": find("net", {
			limit: mostSuggestions + 1,
			showsMore: "1,019 pages ranked instead of 29",
		}),
	};
}
