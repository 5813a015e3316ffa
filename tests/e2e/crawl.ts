import type { APIRequestContext, APIResponse } from "@playwright/test";

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
