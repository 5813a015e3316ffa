import type { APIRequestContext, APIResponse } from "@playwright/test";
import type { Locale } from "../../app/locale/locales.ts";
import { createPaths } from "../../app/locale/paths.ts";

const { matchPage } = createPaths("prefix_except_default");

export interface CrawledPage {
	path: string;
	status: number;
	html: string;
	/** The first page that links to it. */
	from: string;
}

/** Follows every link in the HTML, and returns each page found with its status and HTML. */
export async function crawlSite(request: APIRequestContext, from: readonly string[]): Promise<CrawledPage[]> {
	const found = new Map(from.map((path) => [path, "nowhere"]));
	const pages: CrawledPage[] = [];
	for (const [path, linkedFrom] of found) {
		const response = await ask(request, path);
		const html = await response.text();
		pages.push({ path, status: response.status(), html, from: linkedFrom });
		for (const [, href = ""] of html.matchAll(/<a\b[^>]*\bhref="([^"#?]+)[^"]*"/g)) {
			const target = href.replaceAll("&amp;", "&");
			if (target.startsWith("/") && !/\.\w+$/.test(target) && !found.has(target)) found.set(target, path);
		}
	}
	return pages;
}

/** The path of one page of each kind, the longest one: articles, for example, share a template. */
export async function pathsByKind(request: APIRequestContext, locale: Locale): Promise<string[]> {
	const longest = new Map<string, CrawledPage>();
	for (const page of await crawlSite(request, [locale === "fr" ? "/" : "/en"])) {
		const match = matchPage(page.path);
		if (match?.locale !== locale) continue;
		if (page.html.length > (longest.get(match.name)?.html.length ?? 0)) longest.set(match.name, page);
	}
	return [...longest.values()].map(({ path }) => path);
}

/** Returns the sorted paths of all pages. Throws when a page does not answer 200. */
export async function crawl(request: APIRequestContext, from = ["/", "/en"]): Promise<string[]> {
	const pages = await crawlSite(request, from);
	const broken = pages.filter(({ status }) => status !== 200);
	if (broken.length > 0) throw new Error(broken.map(({ path, status }) => `${path} answers ${status}`).join(", "));
	return pages.map(({ path }) => path).sort();
}

/** Requests a path as a same-origin navigation, so that `/` does not redirect by language. */
export function ask(request: APIRequestContext, path: string): Promise<APIResponse> {
	return request.get(path, { headers: { "Sec-Fetch-Site": "same-origin" }, maxRedirects: 0 });
}
