import { createServer } from "node:http";
import type { Browser, BrowserContext } from "@playwright/test";
import { collections } from "#app/model/documents.ts";
import { freePort } from "../../scripts/free-port.ts";
import { withStore } from "../e2e/office-data.ts";
import { atLeast, type FaultReport } from "../faults/figures.ts";
import { readLeads } from "../faults/stored-leads.ts";
import { ask, cookiesOf, type Fields, post } from "./ask.ts";
import { withBrowser } from "./browser.ts";
import { hireStaff, type Staff, waitFor } from "./staff.ts";
import { createTally, type Tally } from "./tally.ts";
import { type Target, withTarget } from "./target.ts";
import { startTlsProxy, type TlsProxy } from "./tls-proxy.ts";

/** Behind a real TLS proxy the site's forms work, with and without JavaScript; other sites' forms change nothing. */
export async function forms(): Promise<FaultReport[]> {
	const [site, tls] = [await freePort(), await freePort()];
	const proxy = await startTlsProxy(site, tls);
	if (!proxy) return [{ title: "forms behind a TLS proxy: not measured, there is no nginx here", figures: [] }];
	try {
		const env = { PORT: String(site), PUBLIC_ORIGIN: proxy.origin, TRUSTED_PROXIES: "1" };
		return await withTarget(env, async (target) => {
			const behind = { ...target, origin: proxy.origin };
			const staff = await hireStaff(behind);
			return [await ownForms(behind), await foreignForms(behind, staff), await cookiesBehind(behind, proxy)];
		});
	} finally {
		await proxy.stop();
	}
}

/** Sends the forms of visitors and members in a real browser. */
function ownForms({ origin, data }: Target): Promise<FaultReport> {
	const tally = createTally();
	let kept = 0;
	return withBrowser(async (browser) => {
		for (const javaScriptEnabled of [true, false]) {
			const context = await visitor(browser, javaScriptEnabled);
			const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
			const attempt = async (name: string, work: (context: BrowserContext) => Promise<void>) => {
				await work(context).then(
					() => kept++,
					(error: Error) => tally.note("own forms that fail", `${name} ${how}: ${error.message.slice(0, 300)}`),
				);
			};
			await attempt("contact", async (each) => {
				const page = await each.newPage();
				await page.goto(`${origin}/contactez-nous`);
				await page.locator("[name=name]").fill(`Zoé ${how}`);
				await page.locator("[name=email]").fill("zoe@visiteur.example");
				await page.locator("[name=message]").fill("Bonjour");
				await page.locator("main form button[type=submit]").last().click();
				await page.waitForURL(/\/merci\/AIR-/);
			});
			await attempt("estimate", async (each) => {
				const page = await each.newPage();
				await page.goto(`${origin}/estimation-gratuite`);
				await page.locator("[name=service][value=dryer-ducts]").check();
				await page.locator("form#estimate-form button[type=submit]").last().click();
				await page.waitForURL(/\/details$/);
			});
			await attempt("sign-in, language and sign-out", async (each) => {
				const page = await each.newPage();
				await page.goto(`${origin}/admin/connexion`);
				await page.locator("[name=email]").fill("agent@airelle.example");
				await page.locator("[name=password]").fill("trois petits chats gris");
				await page.locator("form:has([name=password]) button[type=submit]").click();
				await page.waitForURL(/\/admin(?:\/connexion\/second-facteur)?$/);
				await page.goto(`${origin}/admin/compte`);
				await page
					.locator("form[action='/admin/deconnexion'] button")
					.first()
					.evaluate((button) => {
						(button as HTMLButtonElement).form?.requestSubmit();
					});
				await page.waitForURL(/connexion\?avis=out/);
			});
			await context.close();
		}
		const names = new Set(readLeads(data).map(({ name }) => name));
		for (const how of ["with JavaScript", "without JavaScript"]) {
			tally.note("own forms that fail", !names.has(`Zoé ${how}`) && `the message ${how} is not in the store`);
		}
		const figures = [atLeast("own forms that work", kept, 6), ...tally.figures("own forms that fail")];
		return { title: "the site's own forms behind nginx with TLS", figures };
	});
}

function visitor(browser: Browser, javaScriptEnabled: boolean): Promise<BrowserContext> {
	return browser.newContext({ javaScriptEnabled, ignoreHTTPSErrors: true, reducedMotion: "reduce" });
}

const evil = "https://evil.example";

async function foreignForms(target: Target, { cookies, members }: Staff): Promise<FaultReport> {
	const { origin } = target;
	const tally = createTally();
	const draft = cookiesOf(await post(origin, "/estimation-gratuite", { service: "dryer-ducts" }));
	const cookie = `${cookies.administrator}; ${draft}`;
	const places: [path: string, fields: Fields][] = [
		["/contactez-nous", { name: "Foreign", email: "f@evil.example", message: "x" }],
		["/en/contact-us", { name: "Foreign", email: "f@evil.example", message: "x" }],
		["/estimation-gratuite", { service: "dryer-ducts" }],
		["/estimation-gratuite/details", { intent: "continue" }],
		["/estimation-gratuite/ou-et-quand", { postalCode: "H2T 2S9", comment: "Foreign" }],
		["/estimation-gratuite/vous", { name: "Foreign", email: "f@evil.example" }],
		["/_estimate/save", { step: "visit", comment: "Foreign" }],
		["/estimation-gratuite/details", { intent: "link", linkEmail: "f@evil.example" }],
		["/_consent", { choice: "granted" }],
		["/admin/connexion", { email: "agent@airelle.example", password: "trois petits chats gris" }],
		["/admin/connexion/lien", { email: "agent@airelle.example" }],
		["/admin/deconnexion", {}],
		["/admin/langue", { locale: "en" }],
		["/admin/membres", { name: "Evil", email: "evil@airelle.example", role: "administrator", locale: "fr" }],
		[`/admin/membres/${members.witness}`, { intent: "delete", confirm: "yes" }],
		["/admin/personnes", { intent: "erase", person: "zoe@visiteur.example", confirm: "zoe@visiteur.example" }],
		["/admin/personnes/exports/fichier", { format: "json" }],
		["/admin/compte", { intent: "everywhere" }],
	];
	const strangers: Record<string, string>[] = [
		{ Origin: evil },
		{ Origin: "null" },
		{ Origin: origin.replace("https:", "http:") },
		{ Origin: `${origin}.evil.example` },
		{ Origin: origin, "Sec-Fetch-Site": "cross-site" },
		{ "Sec-Fetch-Site": "cross-site" },
		{ "Sec-Fetch-Site": "same-site" },
		{ "Sec-Fetch-Site": "none" },
		{},
	];
	const before = await countsOf(target);
	let sent = 0;
	for (const [path, fields] of places) {
		for (const headers of strangers) {
			for (const address of [path, `${path}.data`]) {
				const answer = await post(origin, address, fields, { cookie, headers });
				sent++;
				const asked = `${address} ${JSON.stringify(headers)} ${answer.status}`;
				tally.note("foreign forms answered with anything but 403", answer.status !== 403 && asked);
				tally.note("foreign forms that set a cookie", answer.headers["set-cookie"] && asked);
			}
		}
	}
	await inForeignPage(target, cookies.administrator, places, tally);
	const after = await countsOf(target);
	tally.note(
		"documents changed by foreign forms",
		JSON.stringify(before) !== JSON.stringify(after) && JSON.stringify({ before, after }),
	);
	const names = [
		"foreign forms answered with anything but 403",
		"foreign forms that set a cookie",
		"documents changed by foreign forms",
	];
	return {
		title: "other sites' forms behind nginx with TLS",
		figures: [atLeast("forms sent", sent, 200), ...tally.figures(...names)],
	};
}

/** Submits the forms from a page of another site, in the browser of a signed-in member. */
async function inForeignPage(
	{ origin }: Target,
	cookie: string,
	places: readonly [path: string, fields: Fields][],
	tally: Tally,
): Promise<void> {
	const host = createServer((request, response) => {
		const [path, fields] = places[Number(request.url?.slice(1))] ?? ["/", {}];
		const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
		response.setHeader("Content-Type", "text/html");
		response.end(
			`<form method="post" action="${origin}${path}">${inputs.join("")}</form><script>document.forms[0].submit()</script>`,
		);
	});
	const port = await freePort();
	await new Promise<void>((resolve) => host.listen(port, "127.0.0.1", resolve));
	await withBrowser(async (browser) => {
		const context = await visitor(browser, true);
		await context.addCookies(
			cookie.split("; ").map((pair) => {
				const [name = "", ...value] = pair.split("=");
				return { name, value: value.join("="), url: origin, secure: true, sameSite: "Lax" as const, httpOnly: true };
			}),
		);
		const page = await context.newPage();
		for (const [index, [path]] of places.entries()) {
			const answered = page.waitForResponse((response) => response.url().startsWith(origin), { timeout: 10_000 });
			await page.goto(`http://127.0.0.1:${port}/${index}`).catch(() => {});
			const status = await answered.then(
				(response) => response.status(),
				() => 0,
			);
			tally.note("foreign forms answered with anything but 403", status !== 403 && `in the browser: ${path} ${status}`);
		}
	});
	host.closeAllConnections();
	host.close();
}

function countsOf(target: Target): Promise<unknown> {
	return withStore(target, async (store) => {
		const counts = await Promise.all(collections.map(async (name) => [name, await store.count(name)]));
		const drafts = (await store.query("drafts")).documents.map(({ data: draft }) => "visit" in draft && draft.visit);
		return { counts: counts.filter(([name]) => name !== "outbox"), drafts };
	});
}

/** Over https every cookie is Secure and has no Domain, and plain http only redirects. */
async function cookiesBehind({ origin }: Target, { plainOrigin }: TlsProxy): Promise<FaultReport> {
	const tally = createTally();
	const lines = [
		...((await post(origin, "/admin/connexion", agent)).headers["set-cookie"] ?? []),
		...((await post(origin, "/_consent", { choice: "refused" })).headers["set-cookie"] ?? []),
		...((await post(origin, "/estimation-gratuite", { service: "dryer-ducts" })).headers["set-cookie"] ?? []),
		...((await ask({ origin, path: "/en", headers: { "Sec-Fetch-Site": "same-origin" } })).headers["set-cookie"] ?? []),
	];
	for (const line of lines) {
		for (const flag of ["Secure", "SameSite=Lax", "Path=/"]) {
			tally.note("cookies without their flags", !line.includes(flag) && `${flag}: ${line}`);
		}
		tally.note("cookies without their flags", /domain=/i.test(line) && line);
	}
	const session = lines.find((line) => line.includes("session_token"));
	tally.note("cookies without their flags", !session?.startsWith("__Host-staff") && `session: ${session}`);
	const plain = await waitFor(() => ask({ origin: plainOrigin, path: "/" }));
	tally.note("plain http that answers", plain.status !== 301 && String(plain.status));
	const names = ["cookies without their flags", "plain http that answers"];
	return {
		title: "cookies behind nginx with TLS",
		figures: [atLeast("cookies read", lines.length, 4), ...tally.figures(...names)],
	};
}

const agent = { email: "agent@airelle.example", password: "trois petits chats gris" };
