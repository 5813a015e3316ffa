import type { SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { type Locale, localeTags } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import { companyId } from "./company-node.ts";

/** The site in one language, with the URL of its search. */
export function websiteNode({ locale, site }: PagePayload, url: string, origin: string): WebSite {
	return {
		"@type": "WebSite",
		"@id": `${url}#website`,
		name: site.company.name,
		url,
		inLanguage: localeTags[locale],
		publisher: { "@id": companyId(origin) },
		potentialAction: searchAction(locale, origin),
	};
}

function searchAction(locale: Locale, origin: string): WithActionConstraints<SearchAction> {
	return {
		"@type": "SearchAction",
		target: {
			"@type": "EntryPoint",
			urlTemplate: `${origin}${pathTo("search", locale)}?q={search_term_string}`,
		},
		"query-input": "required name=search_term_string",
	};
}
