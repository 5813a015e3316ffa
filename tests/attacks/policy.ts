import type { BrowserContext, Page } from "@playwright/test";
import { type FakeHost, startFakeHost } from "../e2e/fake-host.ts";
import { hydrated } from "../e2e/hydrated.ts";
import { atLeast, type FaultReport } from "../faults/figures.ts";
import { ask } from "./ask.ts";
import { withBrowser } from "./browser.ts";
import { openWithHoles } from "./html-holes.ts";
import { hireStaff } from "./staff.ts";
import { createTally, type Tally } from "./tally.ts";
import { type Target, withTarget } from "./target.ts";

const consents = ["undecided", "refused", "granted"] as const;

/** Opens every page in both languages and for each cookie consent in a real browser. */
export async function policy(): Promise<FaultReport[]> {
	const tags = await startFakeHost(() => "window.tagManagerLoaded = true;");
	const captcha = await startFakeHost(() => fakeCaptcha);
	const env = {
		GTM_ID: "GTM-TEST1",
		GTM_ORIGIN: tags.origin,
		CAPTCHA_SITE_KEY: "test-site-key-1",
		CAPTCHA_ORIGIN: captcha.origin,
	};
	try {
		return await withTarget(env, async (target) => [await everyPage(target, tags, captcha)]);
	} finally {
		await Promise.all([tags.close(), captcha.close()]);
	}
}

const fakeCaptcha = `window.grecaptcha = { ready: (callback) => callback(), render: () => 7, execute: async () => "token" };`;

function everyPage(target: Target, tags: FakeHost, captcha: FakeHost): Promise<FaultReport> {
	const { origin } = target;
	const tally = createTally();
	let visits = 0;
	let injections = 0;
	return withBrowser(async (browser) => {
		const paths = await siteMap(target);
		for (const consent of consents) {
			const context = await browser.newContext({ locale: "fr-CA", reducedMotion: "reduce" });
			if (consent !== "undecided") await choose(context, origin, consent);
			const page = await watched(context, tally, consent);
			tags.requests.length = 0;
			for (const path of paths) {
				await page.goto(origin + path, { referer: `${origin}/` });
				await hydrated(page);
				visits++;
			}
			const asked = tags.requests.length;
			tally.note(
				"tag manager asked without consent",
				consent !== "granted" && asked > 0 && `${consent}: ${asked} times`,
			);
			tally.note("tag manager silent with consent", consent === "granted" && asked === 0 && "never asked");
			await page.goto(`${origin}/contactez-nous`);
			await hydrated(page);
			await page.locator("[name=name]").focus();
			await page.waitForFunction(() => "grecaptcha" in window);
			await context.close();
		}
		const context = await browser.newContext({ reducedMotion: "reduce" });
		for (const path of paths) {
			const { ran, tried } = await openWithHoles(context, origin + path);
			injections += tried;
			tally.note("injected scripts that ran", ran.length > 0 && `${path}: ${ran.join(", ")}`);
		}
		tally.note("captcha never asked", captcha.requests.length === 0 && "never");
		visits += await officePages(target, context, tally);
		await context.close();
		const names = ["CSP violations", "console errors", "hydration warnings", "injected scripts that ran"];
		const figures = [
			atLeast("page views (pages × languages × consent)", visits, 150),
			atLeast("scripts injected", injections, 500),
			...tally.figures(
				...names,
				"tag manager asked without consent",
				"tag manager silent with consent",
				"captcha never asked",
			),
		];
		return { title: "Content-Security-Policy in a real browser", figures };
	});
}

/** All pages of the sitemap, and the search and not-found pages, which the sitemap omits. */
async function siteMap({ origin }: Target): Promise<string[]> {
	const { body } = await ask({ origin, path: "/sitemap.xml" });
	const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
	return [...listed, "/recherche?q=tapis", "/en/search?q=rug", "/rien-ici", "/en/nothing-here"];
}

async function choose(context: BrowserContext, origin: string, choice: string): Promise<void> {
	const form = { choice, path: "/" };
	await context.request.post(`${origin}/_consent`, { form, headers: { Origin: origin }, maxRedirects: 0 });
}

async function watched(context: BrowserContext, tally: Tally, when: string): Promise<Page> {
	const page = await context.newPage();
	page.on("console", (message) => {
		const text = message.text();
		const where = `${new URL(page.url()).pathname} (${when}): ${text}`;
		if (/content security policy/i.test(text)) tally.note("CSP violations", where);
		else if (/hydrat/i.test(text)) tally.note("hydration warnings", where);
		else if (message.type() === "error" && !/status of 404/.test(text)) tally.note("console errors", where);
	});
	page.on("pageerror", (error) => tally.note("console errors", `${page.url()} (${when}): ${error.message}`));
	return page;
}

/** The back office has its own policy, and never loads the tag manager, even with consent. */
async function officePages(target: Target, context: BrowserContext, tally: Tally): Promise<number> {
	const { origin } = target;
	const { cookies } = await hireStaff(target);
	await choose(context, origin, "granted");
	await context.addCookies(
		cookies.administrator.split("; ").map((pair) => {
			const at = pair.indexOf("=");
			return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
		}),
	);
	const page = await watched(context, tally, "back office");
	const paths = [
		"",
		"/tableau",
		"/compte",
		"/membres",
		"/journal",
		"/statistiques",
		"/chiffres",
		"/personnes",
		"/personnes/exports",
		"/sante",
	];
	for (const path of paths) {
		await page.goto(`${origin}/admin${path}`);
		await hydrated(page);
		const { "content-security-policy": said = "" } = (
			await ask({ origin, path: `/admin${path}`, cookie: cookies.administrator })
		).headers;
		// The back office may frame only the site's own pages, for previews.
		tally.note(
			"CSP violations",
			/frame-src (?!'self';)|http:\/\/localhost/.test(String(said)) && `/admin${path} lets others in: ${said}`,
		);
		const { ran } = await openWithHoles(context, `${origin}/admin${path}`);
		tally.note("injected scripts that ran", ran.length > 0 && `/admin${path}: ${ran.join(", ")}`);
	}
	return paths.length;
}
