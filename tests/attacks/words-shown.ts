import type { BrowserContext, Page } from "@playwright/test";
import { hydrated } from "../e2e/hydrated.ts";
import { atLeast, type FaultReport } from "../faults/figures.ts";
import { mailsIn } from "../mail/written-mails.ts";
import { withBrowser } from "./browser.ts";
import type { HostileVisits } from "./hostile-visitors.ts";
import { hostileEmails, hostileNames, hostileText } from "./hostile-words.ts";
import { openWithHoles } from "./html-holes.ts";
import type { Staff } from "./staff.ts";
import { createTally } from "./tally.ts";
import type { Target } from "./target.ts";

/**
 * Opens every page and mail that shows user input in a real browser, with the Content-Security-Policy bypassed:
 * escaping alone must prevent execution.
 */
export function wordsShown(
	target: Target,
	visits: HostileVisits,
	staff: Staff,
	ids: readonly string[],
): Promise<FaultReport> {
	const { origin, data } = target;
	const tally = createTally();
	let shown = 0;
	return withBrowser(async (browser) => {
		const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
		const page = await context.newPage();
		page.on("dialog", (dialog) => {
			tally.note("executions", `a dialog at ${page.url()}`);
			void dialog.dismiss();
		});
		const look = async (where: string) => {
			shown++;
			for (const found of await traces(page)) tally.note("executions", `${where}: ${found}`);
		};
		const open = async (path: string, cookie = "") => {
			await setCookies(context, origin, cookie);
			await page.goto(origin + path, { waitUntil: "load" });
			await hydrated(page);
			await look(path);
		};
		for (const [index, { body }] of visits.refusals.entries()) {
			await page.goto("about:blank");
			await page.setContent(body.replace("<head>", `<head><base href="${origin}/">`), { waitUntil: "load" });
			await look(`refusal ${index}`);
		}
		const [name = ""] = hostileNames;
		for (const words of [...hostileNames.slice(0, 6), ...hostileEmails]) {
			await open(`/recherche?q=${encodeURIComponent(words)}`);
		}
		await open(`/${encodeURIComponent(name.replaceAll("/", ""))}`);
		await open(`/en/search?q=${encodeURIComponent(hostileText.slice(0, 300))}`);
		await open(
			`/estimation-gratuite?code=${encodeURIComponent(name)}&service=${encodeURIComponent(name)}&home=${encodeURIComponent(name)}`,
		);
		for (const step of ["/details", "/ou-et-quand", "/vous"]) await open(`/estimation-gratuite${step}`, visits.draft);
		await open(visits.follow.path, visits.follow.cookie);
		const { administrator } = staff.cookies;
		for (const path of [
			"",
			"/tableau",
			"/membres",
			"/journal",
			"/statistiques",
			"/chiffres",
			"/personnes/incidents",
			"/personnes/exports",
			"/sante",
		]) {
			await open(`/admin${path}`, administrator);
		}
		for (const query of ["q", "responsable", "service", "etat", "vue"]) {
			await open(`/admin?${query}=${encodeURIComponent(name)}`, administrator);
		}
		for (const id of ids.slice(0, 6)) await open(`/admin/demandes/${id}`, administrator);
		await open(`/admin/demandes/${ids[0]}?volet=ecrire&modele=first`, administrator);
		await open(`/admin/demandes/${ids[0]}?volet=rendez-vous`, administrator);
		await open(`/admin/demandes/${ids.at(-1)}/estimation`, administrator);
		for (const id of ids.slice(0, 2)) await open(`/admin/demandes/${id}/estimation`, administrator);
		await open("/admin/personnes", administrator);
		await page.locator("[name=person]").fill(hostileEmails[0] ?? "");
		await page.locator("form:has([name=person]) button[type=submit]").first().click();
		await page.waitForLoadState("networkidle");
		await look("the person who was found");
		await page.getByRole("button", { name: "Ouvrir le dossier complet" }).first().click();
		await page.getByRole("heading", { level: 1, name: "Dossier complet" }).waitFor();
		await look("the whole file of a person");
		await setCookies(context, origin, "");
		for (const { html, subject } of await mailsIn(data)) {
			await page.goto("about:blank");
			await page.setContent(html ?? "", { waitUntil: "domcontentloaded" });
			await look(`the mail ${subject}`);
		}
		// Positive control: scripts that nothing escapes do run, and are detected.
		const control = await openWithHoles(context, `${origin}/`);
		const figures = [
			atLeast("places looked at, without any policy", shown, 60),
			atLeast("control: scripts that run where nothing escapes them", control.ran.length, 5),
			...tally.figures("executions"),
		];
		return { title: "hostile input on every page and mail that shows it", figures };
	});
}

/** Scripts that ran, and handlers, URLs and elements that only injected input can have created. */
function traces(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		if ("pwned" in window) found.push("a script ran");
		for (const element of document.querySelectorAll("*")) {
			for (const { name, value } of element.attributes) {
				if (/^on/i.test(name)) found.push(`${element.tagName} has ${name}`);
				if (/^\s*javascript:/i.test(value) && /^(?:href|src|action|formaction|data|xlink:href)$/i.test(name))
					found.push(`${element.tagName} leads to ${value}`);
			}
			const isScript = element instanceof HTMLScriptElement && /^\s*window\.pwned/.test(element.text);
			const isOurs = element instanceof HTMLIFrameElement && element.hasAttribute("srcdoc");
			if (isScript || isOurs || /^(?:MATH|MGLYPH)$/i.test(element.tagName)) found.push(`${element.tagName} was made`);
			if (element instanceof HTMLImageElement && element.getAttribute("src") === "x") found.push("an image was made");
		}
		return found;
	});
}

async function setCookies(context: BrowserContext, origin: string, cookie: string): Promise<void> {
	await context.clearCookies();
	const pairs = cookie.split("; ").filter(Boolean);
	await context.addCookies(
		pairs.map((pair) => ({
			name: pair.slice(0, pair.indexOf("=")),
			value: pair.slice(pair.indexOf("=") + 1),
			url: origin,
		})),
	);
}
