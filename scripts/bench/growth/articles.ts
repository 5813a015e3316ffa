import { resolve } from "node:path";
import { runnerImport } from "vite";
import type { Documents } from "../../../app/.server/content/originals.ts";
import { createSiteContent, type SiteContent } from "../../../app/.server/content/site-content.ts";
import { createFreshSearch, type FreshSearch } from "../../../app/.server/search/fresh-search.ts";
import { createSqliteSearch } from "../../../app/.server/search/sqlite-search.ts";
import { locales } from "../../../app/locale/locales.ts";
import type { Article } from "../../../app/model/site/article.ts";
import { addDays } from "../../../app/time/days.ts";
import { seededRandom } from "../../seeded-random.ts";
import { clock, today } from "./moment.ts";

/** Words of an article that no other article has. */
const ownWords = 60;
const syllables = "ba co di fu ga lo mi nu pe ra so ti va zo".split(" ");
/** In the first article, which both sites have. */
export const rareWord = "quatremarche";

export interface Site {
	content: SiteContent;
	search: FreshSearch;
}

/** The files of `content/`, read through Vite as the site does. */
export async function originalDocuments(): Promise<Documents> {
	const { module } = await runnerImport<typeof import("../../../app/.server/content/originals.ts")>(
		"/app/.server/content/originals.ts",
		{ root: resolve(import.meta.dirname, "../../.."), configFile: false, logLevel: "error" },
	);
	return module.originals;
}

/** The site with so many articles: copies of the real ones, each with words of its own. */
export function siteWith(originals: Documents, count: number): Site {
	const articles = Object.fromEntries(
		locales.map((locale) => [`articles.${locale}`, copies(originals[`articles.${locale}`], count)]),
	);
	const content = createSiteContent({ ...originals, ...articles });
	return { content, search: createFreshSearch({ search: createSqliteSearch(), clock, content }) };
}

function copies(models: readonly Article[], count: number): Article[] {
	return Array.from({ length: count }, (_, index) => {
		const model = models[index % models.length];
		if (!model) throw new Error("content/articles is empty.");
		const random = seededRandom(`article ${index}`);
		const word = () => Array.from({ length: 4 }, () => syllables[random.whole(0, syllables.length - 1)]).join("");
		const own = [...Array.from({ length: ownWords }, word), ...(index === 0 ? [rareWord] : [])].join(" ");
		const isModel = index < models.length;
		return {
			name: isModel ? model.name : `${model.name}-${index}`,
			matter: {
				...model.matter,
				...(!isModel && { slug: `${model.matter.slug}-${index}`, date: addDays(today, -1000 - index) }),
			},
			body: `${own}.\n\n${model.body}`,
		};
	});
}
