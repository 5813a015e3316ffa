import type { Page } from "@playwright/test";

/** The parts of a page that search engines read. */
export interface PageFacts {
	language: string;
	titles: string[];
	descriptions: string[];
	canonicals: string[];
	/** URLs by language tag. */
	alternates: Record<string, string>;
	feeds: string[];
	indexed: boolean;
	/** Heading levels in document order. */
	headings: number[];
	/** `href` values as written in the HTML. */
	links: string[];
	ids: string[];
	structuredData: string[];
	/** Number of words in `main`. */
	words: number;
}

/** Parses HTML with the browser's parser, without running scripts. */
export function readHtml(page: Page, html: string): Promise<PageFacts> {
	return page.evaluate((source) => {
		const document = new DOMParser().parseFromString(source, "text/html");
		const all = (selector: string) => [...document.querySelectorAll(selector)];
		const values = (selector: string, name: string) => all(selector).map((element) => element.getAttribute(name) ?? "");
		return {
			language: document.documentElement.lang,
			titles: all("head > title").map((element) => element.textContent),
			descriptions: values('meta[name="description"]', "content"),
			canonicals: values('link[rel="canonical"]', "href"),
			alternates: Object.fromEntries(
				all('link[rel="alternate"][hreflang]').map((element) => [
					element.getAttribute("hreflang"),
					element.getAttribute("href"),
				]),
			),
			feeds: values('link[rel="alternate"][type$="+xml"]', "href"),
			indexed: !values('meta[name="robots"]', "content").some((content) => content.includes("noindex")),
			headings: all("h1, h2, h3, h4, h5, h6").map((element) => Number(element.tagName[1])),
			links: values("a[href], area[href]", "href"),
			ids: values("[id]", "id"),
			structuredData: all('script[type="application/ld+json"]').map((element) => element.textContent),
			words: document.querySelector("main")?.textContent.split(/\s+/).length ?? 0,
		};
	}, html);
}

interface XmlElement {
	name: string;
	namespace: string | null;
	attributes: Record<string, string>;
	/** Text content, descendants included. */
	text: string;
	children: XmlElement[];
}

/** Parses XML with the browser's strict parser. Throws on malformed XML. */
export function readXml(page: Page, xml: string): Promise<XmlElement> {
	return page.evaluate((source) => {
		const document = new DOMParser().parseFromString(source, "application/xml");
		const error = document.querySelector("parsererror");
		if (error) throw new Error(error.textContent);
		const read = (element: Element): XmlElement => ({
			name: element.localName,
			namespace: element.namespaceURI,
			attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
			text: element.textContent,
			children: [...element.children].map(read),
		});
		return read(document.documentElement);
	}, xml);
}

export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
	return element.children.filter((child) => child.name === name);
}

/** Returns the text of the only child with this name. Throws when there is none or more than one. */
export function textOf(element: XmlElement, name: string, namespace = element.namespace): string {
	const found = childrenNamed(element, name).filter((child) => child.namespace === namespace);
	if (found.length !== 1) throw new Error(`${found.length} ${name} in ${element.name}`);
	return found[0]?.text ?? "";
}
