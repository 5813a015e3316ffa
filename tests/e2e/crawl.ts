import type { APIRequestContext, APIResponse } from "@playwright/test";

export interface CrawledPage {
	path: string;
	status: number;
	html: string;
	/** The first page that links to it. */
	from: string;
}

/** Every page that a visitor can reach by links, found by reading the HTML, with what it answered. */
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

/** The paths of every page, in order; there is none that does not answer. */
export async function crawl(request: APIRequestContext, from = ["/", "/en"]): Promise<string[]> {
	const pages = await crawlSite(request, from);
	const broken = pages.filter(({ status }) => status !== 200);
	if (broken.length > 0) throw new Error(broken.map(({ path, status }) => `${path} answers ${status}`).join(", "));
	return pages.map(({ path }) => path).sort();
}

/** A visitor inside the site: the front door does not send them elsewhere. */
export function ask(request: APIRequestContext, path: string): Promise<APIResponse> {
	return request.get(path, { headers: { "Sec-Fetch-Site": "same-origin" }, maxRedirects: 0 });
}
