import type { SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { type Locale, localeTags } from "#app/locale/locales.ts";
import { isPageName } from "#app/locale/pages.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import { companyId } from "./company-node.ts";

/** The site in one language, and how it is searched. */
export function websiteNode({ locale, site }: PagePayload, url: string, origin: string): WebSite {
	const search = searchAction(locale, origin);
	return {
		"@type": "WebSite",
		"@id": `${url}#website`,
		name: site.company.name,
		url,
		inLanguage: localeTags[locale],
		publisher: { "@id": companyId(origin) },
		...(search && { potentialAction: search }),
	};
}

const searchPage: string = "search";

/** Only a site that can be searched says so. */
function searchAction(locale: Locale, origin: string): WithActionConstraints<SearchAction> | undefined {
	if (!isPageName(searchPage)) return undefined;
	return {
		"@type": "SearchAction",
		target: {
			"@type": "EntryPoint",
			urlTemplate: `${origin}${pathTo(searchPage, locale)}?q={search_term_string}`,
		},
		"query-input": "required name=search_term_string",
	};
}
