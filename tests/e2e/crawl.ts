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

/** Follows every link in the HTML to a path that `follows` accepts, and returns each page with its status and HTML. */
export async function crawlSite(
	request: APIRequestContext,
	from: readonly string[],
	follows: (path: string) => boolean = () => true,
): Promise<CrawledPage[]> {
	const found = new Map(from.map((path) => [path, "nowhere"]));
	const pages: CrawledPage[] = [];
	while (pages.length < found.size) {
		// In order of discovery, several at a time: the server answers faster than one request after the other asks.
		const next = [...found].slice(pages.length, pages.length + 8);
		const answers = await Promise.all(next.map(async ([path]) => ask(request, path)));
		for (const [index, [path, linkedFrom]] of next.entries()) {
			const html = (await answers[index]?.text()) ?? "";
			pages.push({ path, status: answers[index]?.status() ?? 0, html, from: linkedFrom });
			for (const [, href = ""] of html.matchAll(/<a\b[^>]*\bhref="([^"#?]+)[^"]*"/g)) {
				const target = href.replaceAll("&amp;", "&");
				const isPage = target.startsWith("/") && !/\.\w+$/.test(target);
				if (isPage && !found.has(target) && follows(target)) found.set(target, path);
			}
		}
	}
	return pages;
}

/** The path of one page of each kind, the longest one: articles, for example, share a template. */
export async function pathsByKind(request: APIRequestContext, locale: Locale): Promise<string[]> {
	const longest = new Map<string, CrawledPage>();
	const isOwn = (path: string) => matchPage(path)?.locale === locale;
	for (const page of await crawlSite(request, [locale === "fr" ? "/" : "/en"], isOwn)) {
		const name = matchPage(page.path)?.name ?? "";
		if (page.html.length > (longest.get(name)?.html.length ?? 0)) longest.set(name, page);
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
