import { readdirSync } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { siteFiles } from "../../app/locale/site-files.ts";
import { expect, hydrated, test } from "./journey.ts";
import { childrenNamed, readHtml, readXml, textOf } from "./parse.ts";
import { startServer, type TestServer } from "./server.ts";

/** Keeps the file on one worker, so that it starts one server only. */
test.describe.configure({ mode: "default" });

const origin = "https://www.airelle.example";
let server: TestServer;
test.beforeAll(async () => {
	server = await startServer({ PUBLIC_ORIGIN: origin });
});
test.afterAll(() => server.stop());

interface Answer {
	status: number;
	headers: IncomingMessage["headers"];
	body: Buffer;
}

/** Uses node:http, because `fetch` would decompress the body. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const options = { port: server.port, path, method, headers: { Host: "www.airelle.example", ...headers } };
		const request = httpRequest(options, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () =>
				resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
			);
		});
		request.on("error", reject);
		request.end();
	});
}

const types: Readonly<Record<string, string>> = {
	sitemap: "application/xml",
	robots: "text/plain",
	security: "text/plain",
	llms: "text/plain",
	rss: "application/rss+xml",
	atom: "application/atom+xml",
	manifest: "application/manifest+json",
};

for (const { path, kind } of siteFiles) {
	test(`${path} is compressed, can be revalidated, has a strict CSP and answers HEAD`, async () => {
		const plain = await ask(path);
		expect(plain.status).toBe(200);
		expect(plain.headers).toMatchObject({
			"content-type": `${types[kind]}; charset=utf-8`,
			"cache-control": "public, max-age=0, must-revalidate",
			vary: "Accept-Encoding",
			"x-content-type-options": "nosniff",
			"content-security-policy": expect.stringMatching(/^default-src 'none'/),
		});
		expect(plain.headers["set-cookie"]).toBeUndefined();
		const compressed = await ask(path, { "Accept-Encoding": "gzip, br" });
		expect(compressed.headers["content-encoding"]).toBe("br");
		expect(brotliDecompressSync(compressed.body).equals(plain.body)).toBe(true);
		const again = await ask(path, { "If-None-Match": String(plain.headers.etag) });
		expect([again.status, again.body.length]).toEqual([304, 0]);
		const head = await ask(path, {}, "HEAD");
		expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, plain.headers.etag]);
		// The query does not change the file.
		expect((await ask(`${path}?a=1`)).headers.etag).toBe(plain.headers.etag);
		expect(plain.body.toString()).not.toContain("localhost");
	});
}

test("a file URL with a trailing slash redirects to the file, and POST to a file answers 405", async () => {
	const slash = await ask("/sitemap.xml/");
	expect([slash.status, slash.headers.location]).toEqual([301, "/sitemap.xml"]);
	const form = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "0" };
	expect((await ask("/robots.txt", form, "POST")).status).toBe(405);
});

const languages = [
	{ tag: "fr-CA", suffix: ".fr.md", blog: "/blogue" },
	{ tag: "en-CA", suffix: ".en.md", blog: "/en/blog" },
];

for (const { tag, suffix, blog } of languages) {
	const articles = readdirSync("content/articles").filter((file) => file.endsWith(suffix)).length;

	test(`the RSS feed in ${tag} is valid RSS 2.0 with the full text of every article`, async ({ page }) => {
		const rss = await readXml(page, String((await ask(`${blog}/rss.xml`)).body));
		expect([rss.name, rss.attributes.version, rss.children.length]).toEqual(["rss", "2.0", 1]);
		const [channel = rss] = rss.children;
		expect(textOf(channel, "title").length).toBeGreaterThan(5);
		expect(textOf(channel, "link")).toBe(origin + blog);
		expect(textOf(channel, "description").length).toBeGreaterThan(20);
		expect(textOf(channel, "language")).toBe(tag.toLowerCase());
		const [self] = childrenNamed(channel, "link").filter(({ attributes }) => attributes.rel === "self");
		expect(self?.namespace).toBe("http://www.w3.org/2005/Atom");
		expect(self?.attributes.href).toBe(`${origin}${blog}/rss.xml`);
		const items = childrenNamed(channel, "item");
		expect(items).toHaveLength(articles);
		expect(new Set(items.map((item) => textOf(item, "guid"))).size).toBe(articles);
		const days = items.map((item) => textOf(item, "pubDate"));
		for (const day of days) expect(day).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
		expect(days.toSorted((a, b) => Date.parse(b) - Date.parse(a))).toEqual(days);
		for (const item of items) {
			expect(await statusOf(textOf(item, "link"))).toBe(200);
			expect(textOf(item, "title").length).toBeGreaterThan(5);
			expect(textOf(item, "description").length).toBeGreaterThan(70);
			expect(childrenNamed(item, "guid")[0]?.attributes.isPermaLink).toBe("false");
			expect(await relativeLinks(page, textOf(item, "encoded", "http://purl.org/rss/1.0/modules/content/"))).toEqual(
				[],
			);
			const [cover] = childrenNamed(item, "content");
			expect(await statusOf(cover?.attributes.url ?? "")).toBe(200);
		}
	});

	test(`the Atom feed in ${tag} follows RFC 4287, with the same articles`, async ({ page }) => {
		const feed = await readXml(page, String((await ask(`${blog}/atom.xml`)).body));
		expect([feed.name, feed.namespace]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
		expect(feed.attributes["xml:lang"]).toBe(tag);
		expect(textOf(feed, "id")).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
		expect(textOf(feed, "title").length).toBeGreaterThan(5);
		const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
		expect(textOf(feed, "updated")).toMatch(instant);
		expect(textOf(childrenNamed(feed, "author")[0] ?? feed, "name")).toBe("Airelle");
		expect(linkTo(feed, "self")).toBe(`${origin}${blog}/atom.xml`);
		expect(linkTo(feed, "alternate")).toBe(origin + blog);
		const entries = childrenNamed(feed, "entry");
		for (const entry of entries) {
			expect(textOf(entry, "id")).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
			expect(textOf(entry, "title").length).toBeGreaterThan(5);
			expect(textOf(entry, "published")).toMatch(instant);
			expect(textOf(entry, "updated") >= textOf(entry, "published")).toBe(true);
			expect(textOf(entry, "updated") <= textOf(feed, "updated")).toBe(true);
			expect(textOf(entry, "summary").length).toBeGreaterThan(70);
			expect(childrenNamed(entry, "content")[0]?.attributes.type).toBe("html");
			expect(await relativeLinks(page, textOf(entry, "content"))).toEqual([]);
		}
		const rss = await readXml(page, String((await ask(`${blog}/rss.xml`)).body));
		const items = childrenNamed(rss.children[0] ?? rss, "item");
		expect(entries.map((entry) => [textOf(entry, "id"), linkTo(entry, "alternate")])).toEqual(
			items.map((item) => [textOf(item, "guid"), textOf(item, "link")]),
		);
	});
}

test("the browser can install the site from its manifest, in both languages", async ({ page, request }) => {
	for (const [path, start] of [
		["/blogue", "/"],
		["/en/blog", "/en"],
	] as const) {
		await page.goto(path);
		await hydrated(page);
		const session = await page.context().newCDPSession(page);
		const { errors, data = "{}" } = await session.send("Page.getAppManifest");
		expect(errors).toEqual([]);
		const manifest = JSON.parse(data) as {
			start_url: string;
			icons: { src: string; sizes: string }[];
			shortcuts: { url: string }[];
		};
		expect(manifest.start_url).toBe(start);
		expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
		for (const address of [...manifest.icons.map(({ src }) => src), ...manifest.shortcuts.map(({ url }) => url)])
			expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
	}
});

test("llms.txt names only pages that answer", async () => {
	const text = String((await ask("/llms.txt")).body);
	expect(text).toMatch(/^# Airelle\n\n> /);
	const addresses = [...text.matchAll(/\]\((\S+)\): /g)].map(([, address = ""]) => address);
	expect(addresses.length).toBeGreaterThan(50);
	for (const address of addresses) expect(await statusOf(address), address).toBe(200);
});

/** Requests an absolute URL of this site from the test server, and returns its status. */
async function statusOf(address: string): Promise<number> {
	const { origin: found, pathname } = new URL(address);
	expect(found).toBe(origin);
	return (await ask(pathname, { "Sec-Fetch-Site": "same-origin" })).status;
}

async function relativeLinks(page: Page, html: string): Promise<string[]> {
	expect(html.length).toBeGreaterThan(1000);
	const { links } = await readHtml(page, html);
	return links.filter((href) => !/^(?:https:|mailto:|tel:)/.test(href));
}

function linkTo(element: { children: { name: string; attributes: Record<string, string> }[] }, rel: string) {
	return element.children.find(({ name, attributes }) => name === "link" && attributes.rel === rel)?.attributes.href;
}
