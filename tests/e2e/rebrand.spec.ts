import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import sharp from "sharp";
import { crawlSite } from "./crawl.ts";
import {
	chooseServices,
	fromAnywhere,
	pathTo,
	pretendMinutePassed,
	reachPerson,
	send,
	tellWho,
	type Visitor,
} from "./estimate/visitor.ts";
import { hydrated, test } from "./journey.ts";
import { startServer, type TestServer } from "./server.ts";
import { expect, firstAccessLink, password } from "./staff-office.ts";

/** One server that the first test brands anew through the office's own forms; the others look for the old name. */
test.describe.configure({ mode: "serial" });

const brand = { name: "Propreté Boréale", legalName: "9000-0000 Québec inc. (exemple)", prefix: "PB" };
const facts = {
	phone: "514 555-0187",
	email: "bonjour@boreale.example",
	street: "12, rue de l’Exemple",
	postalCode: "H7N 1A1",
};
const owner = "nadia@boreale.example";
const customer = "odile@exemple.example";
const oldName = /airelle/gi;
/** The office keeps its own examples, and the customer of the last journey may live there. */
const oldFacts = /airelle|\bH2T\b|514\W?555\W?0142/gi;

let server: TestServer;
/** The texts that the checklist tells the owner to replace: their pages may still have the old name. */
let listed: string[] = [];

test.beforeAll(async () => {
	server = await startServer();
});
test.afterAll(() => server.stop());

test("an owner brands the site anew with the office's forms", async ({ page }) => {
	await page.goto(await firstAccessLink(server));
	await page.getByLabel("Nom").fill("Nadia Démo");
	await page.getByLabel("Courriel").fill(owner);
	await page.getByLabel("Mot de passe").fill(password);
	await page.getByRole("button", { name: "Créer l’accès" }).click();
	await page.waitForURL(/second-facteur$/);
	await page.getByRole("button", { name: "Plus tard" }).click();
	await page.waitForURL(/\/admin$/);

	await page.goto(`${server.origin}/admin/reglages/marque`);
	await hydrated(page);
	const field = (name: string) => page.locator(`[name="${name}"]`);
	await field("name").fill(brand.name);
	await field("legalName").fill(brand.legalName);
	await field("prefix").fill(brand.prefix);
	await field("colors.main").last().fill("#2b6cb0");
	await field("colors.accent").last().fill("#f08a24");
	await publish(page);
	await page.goto(`${server.origin}/admin/reglages/entreprise`);
	await hydrated(page);
	await field("phone").fill(facts.phone);
	await field("email").fill(facts.email);
	await field("address.street").fill(facts.street);
	await field("address.postalCode").fill(facts.postalCode);
	await publish(page);

	await page.goto(`${server.origin}/admin/premier-jour`);
	listed = await page.locator("a[href^='/admin/contenu/']").evaluateAll((links) => {
		return links.map((link) => decodeURIComponent(link.getAttribute("href") ?? "").replace(/^\/admin\/contenu\//, ""));
	});
	expect(new Set(listed)).toEqual(new Set(["legal:about"]));
	await page.context().storageState({ path: join(server.data, "owner.json") });
});

async function publish(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(page.getByText("Publié : les visiteurs le voient maintenant.")).toBeVisible();
}

test("no page, data file or feed for visitors has the old name, phone number or postal code", async ({ request }) => {
	const site = onSite(request);
	const pages = await crawlSite(site, ["/", "/en", "/cette-page-n-existe-pas", "/status"]);
	expect(pages.length).toBeGreaterThan(80);
	const found: string[] = [];
	for (const { path, html } of pages) {
		found.push(...traces(path, html, oldFacts));
		const payload = await site.get(`${path === "/" ? "" : path}/_payload.json`);
		if (payload.ok()) found.push(...traces(`${path}/_payload.json`, await payload.text(), oldFacts));
	}
	const files = ["/sitemap.xml", "/robots.txt", "/llms.txt", "/.well-known/security.txt"];
	const manifests = ["/site.webmanifest", "/site.en.webmanifest"];
	for (const path of new Set([...files, ...manifests, ...linkedFiles(pages)]))
		found.push(...traces(path, await (await site.get(path)).text(), oldFacts));
	const about = new Set(["fr", "en"].flatMap((locale) => [pathTo("about", locale as "fr" | "en")]));
	const isListed = (trace: string) =>
		[...about].some((path) => trace.startsWith(`${path} `) || trace.startsWith(`${path}/`));
	expect(found.filter((trace) => !isListed(trace))).toEqual([]);
	// The page that the checklist names still tells the story of the old name: the search above can find it.
	expect(found.some(isListed)).toBe(true);
});

/** Feeds and other files that pages link to. */
function linkedFiles(pages: readonly { html: string }[]): string[] {
	return pages.flatMap(({ html }) =>
		[...html.matchAll(/<link\b[^>]*\bhref="(\/[^"]+\.(?:xml|rss|atom|json|txt))"/g)].map(([, href = ""]) => href),
	);
}

test("no icon, share picture or other picture of the brand has it, in its text or metadata", async ({ request }) => {
	const site = onSite(request);
	const home = await (await site.get("/", { headers: { "Sec-Fetch-Site": "same-origin" } })).text();
	const icons: { src: string }[] = (await (await site.get("/site.webmanifest")).json()).icons;
	const share = new URL(/property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? "").pathname;
	const shown = [...home.matchAll(/(?:rel="(?:icon|apple-touch-icon)"[^>]*href|<img[^>]*src)="(\/_brand[^"]+)"/g)];
	const paths = [share, "/favicon.ico", ...icons.map(({ src }) => src), ...shown.map(([, path = ""]) => path)];
	expect(paths.length).toBeGreaterThan(5);
	for (const path of new Set(paths)) {
		expect(path).toMatch(/^\/(?:_brand\/|favicon\.ico)/);
		const answer = await site.get(path);
		expect(answer.status(), path).toBe(200);
		const bytes = await answer.body();
		expect(bytes.toString("latin1").match(oldName), path).toBeNull();
		if (path.endsWith(".ico")) continue;
		const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
		expect([exif, xmp, iptc, comments], path).toEqual([undefined, undefined, undefined, undefined]);
	}
});

test("no mail, calendar file or follow page has it", async ({ page }) => {
	await page.context().setExtraHTTPHeaders(fromAnywhere());
	const visitor: Visitor = { page, origin: server.origin, locale: "fr", js: true };
	await chooseServices(visitor, ["dryer-ducts"]);
	await reachPerson(visitor);
	await tellWho(visitor, "Odile Démo");
	await page.getByRole("textbox", { name: "Courriel" }).first().fill(customer);
	await pretendMinutePassed(page, server.data);
	const reference = await send(visitor);
	expect(reference).toMatch(/^PB-/);
	expect(traces("the follow page", await page.content())).toEqual([]);
	const mails = async () => (await mailsIn(server)).filter(({ text }) => text?.includes(reference));
	await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(2);
	for (const { source, ...mail } of await mails()) {
		expect(mail.from?.name).toBe(brand.name);
		expect(mail.from?.address).toBe(facts.email);
		expect(traces(mail.subject ?? "", source)).toEqual([]);
		expect(traces(mail.subject ?? "", JSON.stringify(mail))).toEqual([]);
	}
});

interface ReadMail extends Email {
	source: string;
}

/** With each part decoded, and the source for headers and attachments. */
async function mailsIn({ data }: TestServer): Promise<ReadMail[]> {
	const folder = join(data, "mail");
	const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
	return Promise.all(
		files.map(async (name) => {
			const source = readFileSync(join(folder, name), "utf8");
			const mail = await PostalMime.parse(source, { attachmentEncoding: "utf8" });
			return { ...mail, source };
		}),
	);
}

test("no screen or file of the office has it, except where it names the texts to replace", {
	tag: "@thorough",
}, async ({ browser }) => {
	const context = await browser.newContext({ storageState: join(server.data, "owner.json"), baseURL: server.origin });
	const pages = await crawlSite(context.request, ["/admin"], (path) => path.startsWith("/admin") && !isEditor(path));
	expect(pages.length).toBeGreaterThan(30);
	const found = pages.flatMap(({ path, html }) => traces(path, html));
	expect(
		found.filter((trace) => !/^\/admin\/(?:premier-jour|contenu|journal|reglages\/historique)/.test(trace)),
	).toEqual([]);
	await context.close();
});

/** Editors show the original words of every text, with the ones that the owner still has to replace. */
function isEditor(path: string): boolean {
	return path.startsWith("/admin/contenu/") || path === "/admin/deconnexion";
}

function onSite(request: APIRequestContext): APIRequestContext {
	return new Proxy(request, {
		get(target, name) {
			if (name !== "get") return Reflect.get(target, name);
			return (path: string, options: object) => target.get(new URL(path, server.origin).href, options);
		},
	});
}

/** Each occurrence of the old name or facts with some text around it, after the place where it stands. */
function traces(place: string, text: string, old = oldName): string[] {
	return [...text.matchAll(old)].map(({ index }) => {
		return `${place} … ${text.slice(Math.max(0, index - 60), index + 40).replaceAll(/\s+/g, " ")}`;
	});
}
