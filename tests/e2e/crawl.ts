import type { APIRequestContext } from "@playwright/test";

/** Every page that a visitor can reach by links from both home pages, found by reading the HTML. */
export async function crawl(request: APIRequestContext, from = ["/", "/en"]): Promise<string[]> {
	const found = new Set(from);
	for (const path of found) {
		// A visitor inside the site: the front door does not send them elsewhere.
		const response = await request.get(path, { headers: { "Sec-Fetch-Site": "same-origin" }, maxRedirects: 0 });
		if (response.status() !== 200) throw new Error(`${path} answers ${response.status()}`);
		for (const [, href = ""] of (await response.text()).matchAll(/<a\b[^>]*\bhref="([^"#?]+)[^"]*"/g)) {
			if (href.startsWith("/") && !/\.\w+$/.test(href)) found.add(href.replaceAll("&amp;", "&"));
		}
	}
	return [...found].sort();
}
