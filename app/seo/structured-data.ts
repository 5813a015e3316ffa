import type { Graph, Thing } from "schema-dts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { localeTags } from "#app/locale/locales.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import type {
	AreaContent,
	ContentPageContent,
	DiscountsContent,
	HomeContent,
	PricesContent,
} from "#app/model/site/page-contents.ts";
import type { ServiceContent } from "#app/model/site/service-content.ts";
import type { Question } from "#app/model/site/service-words.ts";
import { articleNode } from "./article-node.ts";
import { breadcrumbNode } from "./breadcrumb-node.ts";
import { companyInShort, companyNode } from "./company-node.ts";
import { promotionNode } from "./promotion-node.ts";
import { questionsInProse } from "./questions-in-prose.ts";
import { questionsNode } from "./questions-node.ts";
import { catalogId, catalogNode, serviceNode } from "./service-nodes.ts";
import { websiteNode } from "./website-node.ts";

/** Uses the rendered payload: search engines get nothing that visitors do not see. Undefined for unindexed pages. */
export function structuredData(payload: PagePayload, origin: string, reader: ContentReader): Graph | undefined {
	const { name, locale, trail, head } = payload;
	const url = head.canonical;
	if (name === null || url === undefined || payload.error || head.robots === "noindex") return undefined;
	const questions = questionsOf(payload);
	const nodes = [
		...pageNodes(payload, url, origin, reader),
		...(questions.length > 0 ? [questionsNode(questions, url, localeTags[locale])] : []),
		...(trail ? [breadcrumbNode(trail, locale, url, origin)] : []),
	];
	return { "@context": "https://schema.org", "@graph": nodes };
}

function pageNodes(payload: PagePayload, url: string, origin: string, reader: ContentReader): Thing[] {
	const inShort = companyInShort(payload, origin, reader);
	switch (payload.name) {
		case "index":
			return [
				{ ...companyNode(payload, origin, reader), hasOfferCatalog: { "@id": catalogId(url) } },
				websiteNode(payload, url, origin),
				catalogNode(payload, url, origin, reader),
			];
		case "contact":
			return [companyNode(payload, origin, reader)];
		case "services":
		case "prices":
			return [{ ...inShort, hasOfferCatalog: { "@id": catalogId(url) } }, catalogNode(payload, url, origin, reader)];
		case "area-montreal":
		case "area-laval":
		case "area-south-shore": {
			const { name } = payload.content as AreaContent;
			return [{ ...inShort, areaServed: { "@type": "AdministrativeArea", name } }];
		}
		case "discounts": {
			const { promotions } = payload.content as DiscountsContent;
			return [inShort, ...promotions.map((card) => promotionNode(card, url, origin))];
		}
		case "slug":
			return [inShort, articleNode(payload as PagePayload<ContentPageContent>, url, origin)];
		default:
			return isService(payload) ? [inShort, serviceNode(payload, url, origin)] : [inShort];
	}
}

function questionsOf(payload: PagePayload): readonly Question[] {
	switch (payload.name) {
		case "index":
			return (payload.content as HomeContent).words.questions.items;
		case "prices":
			return (payload.content as PricesContent).words.questions.items;
		case "area-montreal":
		case "area-laval":
		case "area-south-shore":
			return (payload.content as AreaContent).words.questions.items;
		case "slug":
		case "about":
		case "guarantee":
		case "privacy":
		case "terms":
		case "accessibility":
			return questionsInProse((payload.content as ContentPageContent).html);
		default:
			return isService(payload) ? payload.content.words.questions : [];
	}
}

function isService(payload: PagePayload): payload is PagePayload<ServiceContent> {
	return payload.name?.startsWith("services-") === true;
}
