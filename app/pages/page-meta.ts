import type { MetaFunction } from "react-router";
import type { PagePayload } from "../model/page-payload.ts";

/** The head of every page, from its payload. */
export const meta: MetaFunction = ({ loaderData }) => {
	const payload = loaderData as PagePayload | undefined;
	if (!payload) return [];
	const { title, description, canonical, alternates } = payload.head;
	return [
		{ title },
		{ name: "description", content: description },
		...(payload.error || payload.name === "design" ? [{ name: "robots", content: "noindex" }] : []),
		...(canonical ? [{ tagName: "link", rel: "canonical", href: canonical }] : []),
		...alternates.map(({ language, href }) => ({ tagName: "link", rel: "alternate", hrefLang: language, href })),
	];
};
