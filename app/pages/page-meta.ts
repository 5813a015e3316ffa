import type { MetaDescriptor, MetaFunction } from "react-router";
import { localeTags, otherLocale } from "../locale/locales.ts";
import type { PagePayload, Share } from "../model/page-payload.ts";

/** The head of every page, from its payload. */
export const meta: MetaFunction = ({ loaderData }) => {
	const payload = loaderData as PagePayload | undefined;
	if (!payload) return [];
	const { title, description, canonical, alternates, robots, share, structuredData } = payload.head;
	return [
		{ title },
		{ name: "description", content: description },
		{ name: "robots", content: robots },
		...(canonical ? [{ tagName: "link", rel: "canonical", href: canonical }] : []),
		...alternates.map(({ language, href }) => ({ tagName: "link", rel: "alternate", hrefLang: language, href })),
		...(share ? sharing(payload, share) : []),
		...(structuredData ? [{ "script:ld+json": structuredData }] : []),
	];
};

/** How a link to the page looks elsewhere (Open Graph, which X reads too but for the size of its card). */
function sharing({ locale, head, site }: PagePayload, { title, picture, alt, published }: Share): MetaDescriptor[] {
	const properties = {
		"og:type": published ? "article" : "website",
		"og:title": title,
		"og:description": head.description,
		"og:url": head.canonical,
		"og:site_name": site.company.name,
		"og:locale": openGraphLocale(localeTags[locale]),
		"og:locale:alternate": openGraphLocale(localeTags[otherLocale(locale)]),
		"og:image": picture,
		"og:image:type": "image/jpeg",
		"og:image:width": "1200",
		"og:image:height": "630",
		"og:image:alt": alt,
		"article:published_time": published,
	};
	const described = Object.entries(properties).flatMap(([property, content]) =>
		content ? [{ property, content }] : [],
	);
	return [...described, { name: "twitter:card", content: "summary_large_image" }];
}

function openGraphLocale(tag: string): string {
	return tag.replace("-", "_");
}
