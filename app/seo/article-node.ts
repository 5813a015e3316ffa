import type { BlogPosting } from "schema-dts";
import { localeTags } from "#app/locale/locales.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import type { ContentPageContent } from "#app/model/site/page-contents.ts";
import { companyId } from "./company-node.ts";
import { serviceId } from "./service-nodes.ts";

/** The author is the company, because the team writes articles together. */
export function articleNode(
	{ content, head, locale, site }: PagePayload<ContentPageContent>,
	url: string,
	origin: string,
): BlogPosting {
	const author = { "@id": companyId(origin), "@type": "Organization", name: site.company.name } as const;
	return {
		"@type": "BlogPosting",
		"@id": `${url}#article`,
		headline: content.title,
		description: head.description,
		...(head.share && { image: head.share.picture }),
		datePublished: content.date,
		dateModified: content.article?.updated?.day ?? content.date,
		author: { ...author, url: `${origin}/` },
		publisher: { "@id": companyId(origin) },
		mainEntityOfPage: url,
		inLanguage: localeTags[locale],
		...(content.article && {
			articleSection: content.article.card.topicLabel,
			about: content.article.services.map(({ path }) => ({ "@id": serviceId(origin + path) })),
		}),
	};
}
