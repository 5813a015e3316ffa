import { expect, it } from "vitest";
import { originals } from "#app/.server/content/originals.ts";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { createSiteContent, type SiteContent } from "#app/.server/content/site-content.ts";
import { loadPage } from "#app/.server/pages/load-page.ts";
import type { ContentPageContent } from "#app/model/site/page-contents.ts";
import { testPageRequest } from "./page-request.testing.ts";

it("follows the links of an article to pages, and leaves files and unknown addresses to the browser", async () => {
	const [article, ...others] = originals["articles.fr"];
	if (!article) throw new Error("content has no article");
	const body = [
		"[garantie](/garantie#delais)",
		"[English](/en/about)",
		"[flux](/blogue/rss.xml)",
		"[ancienne](/laval/vieux)",
		"[ailleurs](https://example.org/a)",
	].join("\n\n");
	const written = { ...originals, "articles.fr": [{ ...article, body }, ...others] };
	const content = createSiteContent(written) as SiteContent as PublishedContent;
	const request = testPageRequest({ name: "slug", params: { slug: article.matter.slug } });
	const { payload } = await loadPage({ ...request, services: { ...request.services, content } });
	const { html } = payload.content as ContentPageContent;
	const followed = [...html.matchAll(/href="([^"]*)" data-link/g)].map(([, href]) => href);
	expect(followed).toEqual(["/garantie#delais", "/en/about"]);
	expect(html.match(/<a /g)).toHaveLength(5);
});
