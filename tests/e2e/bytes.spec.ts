import { statSync } from "node:fs";
import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { readBuiltSite } from "../../scripts/page-bytes.ts";
import { expect, hydrated, test } from "./journey.ts";

/**
 * Size budgets in bytes over the wire (Brotli). docs/performance.md has the figures and reasons: explain an increase
 * there.
 */
const budget = {
	homeScripts: 124_000,
	anyPageScripts: 145_800,
	styles: 14_000,
	/** Includes the inlined styles. */
	homeDocument: 30_500,
	fonts: { files: 2, bytes: 31_000 },
};

const site = readBuiltSite("build/current");
const pages = site.routes.filter((id) => id.includes("___"));

test("the home page's JavaScript stays within its budget in both languages", () => {
	for (const id of ["index___fr", "index___en"]) {
		const files = site.scriptsOf(id);
		expect(site.bytesOf(files), `${id}: ${files.join(" ")}`).toBeLessThanOrEqual(budget.homeScripts);
	}
});

test("the JavaScript of every page stays within the budget for one page", () => {
	expect(pages.length).toBeGreaterThan(40);
	for (const id of pages) expect(site.bytesOf(site.scriptsOf(id)), id).toBeLessThanOrEqual(budget.anyPageScripts);
});

test("the styles of a page stay within their budget", () => {
	for (const id of ["index___fr", "estimate-details___fr", "blog___en"]) {
		expect(site.stylesOf(id).length, id).toBeGreaterThan(0);
		expect(site.bytesOf(site.stylesOf(id)), id).toBeLessThanOrEqual(budget.styles);
	}
});

test("public pages load no back-office code, and the home page loads no form, scroller or estimate code", () => {
	expect(site.routes.filter((id) => id.startsWith("admin"))).toEqual([]);
	const holding = (word: string, files: readonly string[]) => files.filter((file) => site.textOf(file).includes(word));
	// Only back-office files contain the URLs of back-office forms.
	const files = new Set(pages.flatMap((id) => [...site.scriptsOf(id)]));
	expect(holding("/admin/connexion", [...files])).toEqual([]);
	const home = site.scriptsOf("index___fr");
	for (const word of ["ZodError", "lenis-scrolling", "under-3-years"]) expect(holding(word, home), word).toEqual([]);
});

test("the home page's HTML is within budget, inlines styles, preloads two fonts and no script", async ({ baseURL }) => {
	const compressed = () => ask(`${baseURL}/`);
	// The smallest form is made in the background from the second request on.
	await expect.poll(async () => (await compressed()).body.length).toBeLessThanOrEqual(budget.homeDocument);
	const { body } = await compressed();
	const html = brotliDecompressSync(body).toString();
	const [sheet] = site.stylesOf("index___fr");
	expect(html).toContain(
		`</script><style>${site.textOf(sheet ?? "")}</style><link rel="stylesheet" href="/assets/${sheet}" media="not all" disabled`,
	);
	const preloads = html.match(/<link[^>]+rel="(?:module)?preload"[^>]*>/g) ?? [];
	const fonts = preloads.filter((link) => link.includes('as="font"')).map((link) => /href="([^"]+)"/.exec(link)?.[1]);
	expect(fonts).toHaveLength(budget.fonts.files);
	const sizes = fonts.map((path) => statSync(`build/current/client${path}`).size);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.fonts.bytes);
	expect(preloads.filter((link) => /\.js"|modulepreload/.test(link))).toEqual([]);
});

test("no page where visitors arrive fetches the styles that its HTML has, and the inlined ones apply", async ({
	page,
}) => {
	const sheets: string[] = [];
	page.on("request", (request) => request.resourceType() === "stylesheet" && sheets.push(request.url()));
	for (const path of ["/", "/en/prices", "/contactez-nous"]) {
		await page.goto(path);
		await hydrated(page);
		await expect(page.locator("html")).toHaveCSS("background-color", "rgb(251, 244, 230)");
	}
	expect(sheets).toEqual([]);
});

function ask(url: string): Promise<{ encoding: string | undefined; body: Buffer }> {
	return new Promise((resolve, reject) => {
		request(url, { headers: { "Accept-Encoding": "gzip, br", "Accept-Language": "fr" } }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () =>
				resolve({ encoding: response.headers["content-encoding"], body: Buffer.concat(chunks) }),
			);
		})
			.on("error", reject)
			.end();
	});
}
