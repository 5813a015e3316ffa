import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { countPath } from "../../app/model/traffic/count-path.ts";
import { expect, hydrated, test } from "./journey.ts";
import { follow } from "./transition.ts";

/** Records the paths of all payload requests, and how many were in flight at the same time. */
function watchPayloads(page: Page) {
	const state = { now: 0, most: 0, paths: [] as string[] };
	page.on("request", (request) => {
		if (!request.url().endsWith("_payload.json")) return;
		state.paths.push(new URL(request.url()).pathname);
		state.most = Math.max(state.most, ++state.now);
	});
	for (const event of ["requestfinished", "requestfailed"] as const) {
		page.on(event as "requestfinished", (request) => {
			if (request.url().endsWith("_payload.json")) state.now--;
		});
	}
	return state;
}

test.describe("the scripts of a page where visitors arrive", () => {
	test("are fetched but not run until a pointer moves", async ({ page }) => {
		const framework = page.waitForResponse(/\/assets\/framework-/);
		await page.goto("/");
		await framework;
		await page.waitForTimeout(500);
		await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
		await page.mouse.move(50, 50, { steps: 2 });
		await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
	});

	test("run five seconds after the load for a visitor who touches nothing", async ({ page }) => {
		await page.clock.install();
		await page.goto("/blogue");
		await expect
			.poll(async () => {
				await page.clock.runFor(1_000);
				return page.locator("html[data-hydrated]").count();
			})
			.toBe(1);
	});

	test("repeat the press of a button that started them", async ({ browser, baseURL }) => {
		const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
		const page = await context.newPage();
		await page.goto(`${baseURL}/services/nettoyage-conduits-ventilation`);
		const more = page.getByRole("button", { name: "Une bouche de plus" });
		// Scripts start at the touch, not when the test scrolls to the button.
		await page.route("**/assets/entry.client-*.js", async (route) => {
			await expect(more).toHaveAttribute("data-pressed");
			await route.continue();
		});
		await more.tap();
		await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
		await expect(page.getByRole("complementary", { name: "Prix" }).getByRole("spinbutton")).toHaveValue("11");
		await context.close();
	});

	/** Opens a page whose application runs only after the visitor has changed something. */
	async function changeBeforeScripts(page: Page, path: string, change: () => Promise<void>): Promise<void> {
		const changed = Promise.withResolvers<void>();
		await page.route("**/assets/entry.client-*.js", async (route) => {
			await changed.promise;
			await route.continue();
		});
		await page.goto(path);
		await change();
		changed.resolve();
		await hydrated(page);
	}

	test("know of sliders that were moved before they ran", async ({ page }) => {
		const [vents, comparison] = [page.getByLabel("Combien de bouches d’air, environ?"), page.locator(".before-after")];
		await changeBeforeScripts(page, "/", async () => {
			await vents.fill("20");
			await comparison.getByRole("slider").fill("80");
		});
		await expect(vents).toHaveValue("20");
		await expect(vents).toHaveAttribute("aria-valuetext", /^20/);
		await expect(comparison).toHaveCSS("--split", "80%");
	});

	test("know of a number and a service that were chosen before they ran", async ({ page }) => {
		const path = "/services/nettoyage-conduits-ventilation";
		const card = page.getByRole("complementary", { name: "Prix" });
		const [count, added] = [card.getByRole("spinbutton"), card.getByRole("checkbox").first()];
		const price = card.locator("output");
		await page.goto(path);
		await page.goto(`${path}?vents=15&service=${await added.getAttribute("value")}`);
		const expected = (await price.textContent()) ?? "";
		await changeBeforeScripts(page, path, async () => {
			await expect(price).not.toHaveText(expected);
			await count.fill("15");
			await added.check();
		});
		await expect(price).toHaveText(expected);
		await expect(count).toHaveValue("15");
		await expect(added).toBeChecked();
	});

	test("count a call that is the first press on a phone", async ({ browser, launch }) => {
		const server = await launch();
		const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
		const page = await context.newPage();
		const beacons: string[] = [];
		page.on("request", (request) => {
			if (new URL(request.url()).pathname === countPath) beacons.push(request.postData() ?? "");
		});
		await page.goto(server.origin);
		// The number is dialled by another application: here the link only has its handler.
		await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
		await page.locator('a[href^="tel:"]:visible').first().tap();
		await expect.poll(() => beacons).toHaveLength(1);
		expect(beacons[0]).toContain("kind=phone");
		await context.close();
	});
});

test.describe("prefetching", () => {
	test("only links that are pointed at or focused are prefetched, once, and never the current page", async ({
		page,
	}) => {
		const payloads = watchPayloads(page);
		await page.goto("/blogue");
		await hydrated(page);
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		const link = (path: string) => page.locator(`footer a[href="${path}"]`).first();
		await link("/rabais-et-promotions").hover();
		await expect.poll(() => payloads.paths).toEqual(["/rabais-et-promotions/_payload.json"]);
		await link("/prix").focus();
		await expect.poll(() => payloads.paths).toContain("/prix/_payload.json");
		// Neither the page itself, nor a private page, which is rendered per request, nor the other language.
		for (const path of ["/blogue", "/contactez-nous"]) await link(path).focus();
		await page.locator("footer a[hreflang], footer [lang] a").first().focus();
		await link("/rabais-et-promotions").hover();
		await link("/accessibilite").focus();
		await expect.poll(() => payloads.paths).toContain("/accessibilite/_payload.json");
		expect(payloads.paths.length).toBe(3);
		// A prefetched page is not fetched again.
		await link("/rabais-et-promotions").click();
		await expect(page.locator("h1")).toContainText("promotions", { ignoreCase: true });
		expect(payloads.paths.filter((path) => path.startsWith("/rabais")).length).toBe(1);
	});

	test("a link that scrolls under a resting pointer is not prefetched", async ({ page }) => {
		const payloads = watchPayloads(page);
		await page.goto("/blogue");
		await hydrated(page);
		const card = page.locator("main .card").last();
		const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
		// Longer than a pointer must rest on a link, in the same queue of timers.
		const dwell = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
		await page.mouse.move(x + 40, 300);
		await dwell();
		const before = [...payloads.paths];
		await page.evaluate((top) => window.scrollTo(0, top), y - 280);
		await expect.poll(() => card.evaluate((element) => element.matches(":hover"))).toBe(true);
		await dwell();
		expect(payloads.paths).toEqual(before);
		await page.mouse.move(x + 60, 310);
		await expect.poll(() => payloads.paths.length).toBe(before.length + 1);
	});

	test("at most five pages are prefetched at once", async ({ page }) => {
		const release: (() => void)[] = [];
		await page.route("**/_payload.json", async (route) => {
			await new Promise<void>((resolve) => release.push(resolve));
			await route.continue();
		});
		const payloads = watchPayloads(page);
		await page.goto("/blogue");
		await hydrated(page);
		// Below the first screen, pages are laid out when the browser is idle.
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		const links = page.locator('footer ul a[href^="/services/"]');
		await links.first().scrollIntoViewIfNeeded();
		for (let nth = 0; nth < 7; nth++) {
			await links.nth(nth).focus();
			await expect.poll(() => payloads.paths.length).toBe(Math.min(nth + 1, 5));
		}
		for (const free of release.splice(0)) free();
		await expect.poll(() => payloads.now).toBe(0);
		await links.nth(5).focus();
		await expect.poll(() => payloads.paths.length).toBe(6);
		for (const free of release) free();
		await page.unrouteAll({ behavior: "ignoreErrors" });
	});

	for (const connection of [
		{ effectiveType: "2g" },
		{ effectiveType: "slow-2g" },
		{ effectiveType: "4g", saveData: true },
	]) {
		const tag = connection.effectiveType === "slow-2g" ? ["@thorough"] : [];
		test(`only the page that is opened is requested on ${JSON.stringify(connection)}`, { tag }, async ({ page }) => {
			await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
			const payloads = watchPayloads(page);
			await page.goto("/blogue");
			await hydrated(page);
			await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
			await page.hover('footer a[href="/conditions-et-garantie"]');
			await page.locator('header > nav a[href="/rabais-et-promotions"]').click();
			await expect(page).toHaveURL(/rabais-et-promotions$/);
			await expect(page.locator("html")).toHaveAttribute("data-transition", "done");
			expect(payloads.paths).toEqual(["/rabais-et-promotions/_payload.json"]);
		});
	}
});

test.describe("payloads", () => {
	test.use({ expectedErrors: /status of 502/ });

	test("navigations request the payload and never React Router's data", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
		await page.goto("/en/blog");
		await hydrated(page);
		await page.locator('header > nav a[href="/en/contact-us"]').click();
		await expect(page).toHaveURL(/contact-us$/);
		await page.goBack();
		await expect(page).toHaveURL(/blog$/);
		expect(asked.filter((path) => path.includes(".data"))).toEqual([]);
		expect(asked).toContain("/en/contact-us/_payload.json");
	});

	test("a payload that fails to load falls back to a document load", async ({ page }) => {
		await page.route("**/contactez-nous/_payload.json", (route) =>
			route.fulfill({ status: 502, body: "<html>Bad gateway</html>" }),
		);
		const documents: string[] = [];
		page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
		await page.goto("/blogue");
		await hydrated(page);
		await page.locator('header > nav a[href="/contactez-nous"]').click();
		await expect(page.locator("h1")).toContainText("Comment pouvons-nous vous aider?");
		expect(documents).toEqual(["/blogue", "/contactez-nous"]);
	});
});

test.describe("builds", () => {
	test("latest.json is never cached and names a build that has a manifest", async ({ request }) => {
		const latest = await request.get(`/builds/latest.json?${Date.now()}`);
		expect(latest.headers()["cache-control"]).toBe("no-store");
		const { id } = await latest.json();
		expect(id).toMatch(/^[0-9a-f]{16}$/);
		const meta = await (await request.get(`/builds/meta/${id}.json`)).json();
		expect(meta.id).toBe(id);
		expect(Object.keys(meta.manifest.routes)).toContain("contact___fr");
		expect((await request.get("/builds/meta/0000000000000000.json")).status()).toBe(404);
	});

	test("an open page polls for a new build every hour, and stops once it is outdated", { tag: "@thorough" }, async ({
		page,
	}) => {
		await page.clock.install();
		let answer = { id: "" };
		let polls = 0;
		await page.route("**/builds/latest.json?*", async (route) => {
			polls++;
			await route.fulfill({ json: answer });
		});
		const documents: string[] = [];
		page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
		await page.goto("/blogue");
		// Hydration waits for an idle moment after the load: advances the clock until it has happened.
		await expect
			.poll(async () => {
				await page.clock.runFor(500);
				return page.locator("html[data-hydrated]").count();
			})
			.toBe(1);
		answer = { id: (await page.locator("html").getAttribute("data-build")) ?? "" };
		let answered = 0;
		page.on("requestfinished", (request) => {
			if (request.url().includes("/builds/latest.json")) answered++;
		});
		await page.clock.runFor("01:00:01");
		await expect.poll(() => answered).toBe(1);
		answer = { id: "another" };
		// The page skips a poll while it still reads the previous response: advances another hour then.
		await expect
			.poll(async () => {
				if (polls < 2) await page.clock.runFor("01:00:01");
				return answered;
			})
			.toBe(2);
		await page.waitForTimeout(100);
		await page.clock.runFor("05:00:00");
		expect(polls).toBe(2);
		await page.locator('header > nav a[href="/contactez-nous"]').click();
		await expect(page.locator("h1")).toContainText("Comment pouvons-nous vous aider?");
		expect(documents).toEqual(["/blogue", "/contactez-nous"]);
	});
});

test.describe("code that does not load", () => {
	test.use({ expectedErrors: /Failed to (?:load|fetch)|Could not load/ });

	test("loads the target as a document once in ten seconds, then shows the error screen", { tag: "@thorough" }, async ({
		page,
	}) => {
		const documents: string[] = [];
		page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
		await page.route(/\/assets\/contact-[^/]*\.js/, (route) => route.abort());
		await page.goto("/blogue");
		await hydrated(page);
		await page.locator('header > nav a[href="/contactez-nous"]').click();
		await page.waitForURL(/contactez-nous$/);
		expect(documents).toEqual(["/blogue", "/contactez-nous"]);
		// The document is complete, even though its script fails to load.
		await expect(page.locator("h1")).toContainText("Comment pouvons-nous vous aider?");
		await page.goto("/blogue");
		await hydrated(page);
		await page.locator('header > nav a[href="/contactez-nous"]').click();
		await expect(page.locator("h1")).toHaveText("500");
		await expect(page.locator("html")).toHaveAttribute("data-transition", "done");
		await expect(page.getByRole("link", { name: "Réessayer" })).toHaveAttribute("href", "/contactez-nous");
		expect(documents.filter((path) => path === "/contactez-nous")).toHaveLength(1);
	});
});

test.describe("a link with a hash that becomes a document load keeps the hash", () => {
	test.use({ expectedErrors: /Failed to (?:load|fetch)|Could not load/ });

	const reasons = {
		"the payload does not load": (page: Page) =>
			page.route("**/taches-tapis-de-laine/_payload.json", (route) => route.fulfill({ status: 502, body: "" })),
		"the code does not load": (page: Page) => page.route(/\/assets\/content-page-[^/]*\.js/, (route) => route.abort()),
		"the tab is outdated": async (page: Page) => {
			await page.route("**/prix/_payload.json", async (route) => {
				const response = await route.fetch();
				await route.fulfill({ response, json: { ...(await response.json()), build: "next" } });
			});
			await page.evaluate(follow("/prix"));
			await expect(page).toHaveURL(/prix$/);
		},
	};

	for (const [reason, arrange] of Object.entries(reasons)) {
		test(reason, async ({ page }) => {
			await page.goto("/blogue");
			await hydrated(page);
			await arrange(page);
			const documents: string[] = [];
			page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
			await page.evaluate(follow("/taches-tapis-de-laine#ce-qui-abime-la-laine"));
			await expect(page).toHaveURL(/\/taches-tapis-de-laine#ce-qui-abime-la-laine$/);
			await expect(page.locator("#ce-qui-abime-la-laine")).toBeInViewport();
			expect(documents).toEqual(["/taches-tapis-de-laine"]);
		});
	}
});

test.describe("a deploy", () => {
	const folders: string[] = [];
	test.afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

	test("a tab opened before a deploy keeps working after it", async ({ page, launch }) => {
		const project = await copyProject();
		const data = await mkdtemp(join(tmpdir(), "airelle-data-"));
		folders.push(project, data);
		const before = await launch({ DATA_DIR: data }, project);
		// Disables prefetching, so that the next page's code loads after the deploy.
		await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
		await page.goto(`${before.origin}/blogue`);
		await hydrated(page);
		const build = await page.locator("html").getAttribute("data-build");
		await expect.poll(() => existsSync(join(data, "assets", build ?? ""))).toBe(true);
		await before.stop();
		const next = await replaceBuild(join(project, "build", "current"));
		const after = await launch({ DATA_DIR: data, PORT: String(before.port) }, project);
		const latest = await (await page.request.get(`${after.origin}/builds/latest.json`)).json();
		expect([latest.id, build === latest.id]).toEqual([next, false]);
		await page.evaluate(() => Object.assign(window, { isSamePage: true }));
		await page.locator('header > nav a[href="/contactez-nous"]').click();
		await expect(page.locator("h1")).toContainText("Comment pouvons-nous vous aider?");
		// The old script came from the archive: without it, the browser would have loaded the document.
		expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
		// The response came from another build, so the next navigation is a document load of the new build.
		await page.locator('header > nav a[href="/rabais-et-promotions"]').click();
		await expect(page).toHaveURL(/rabais-et-promotions$/);
		await expect(page.locator("html")).toHaveAttribute("data-build", latest.id);
	});
});

/** Copies the build under test to a new folder, with the same dependencies. */
async function copyProject(): Promise<string> {
	const project = await mkdtemp(join(tmpdir(), "airelle-project-"));
	for (const part of ["server.ts", "package.json"]) await cp(part, join(project, part));
	await cp(await realpath("build/current"), join(project, "build", "current"), { recursive: true });
	await symlink(resolve("node_modules"), join(project, "node_modules"));
	return project;
}

/**
 * Turns a build into the one after a change of the contact page, whose script and manifests get other file names: the
 * old names are gone. Building again would take twenty seconds. Returns the id of the build.
 */
async function replaceBuild(build: string): Promise<string> {
	const [client, server] = [join(build, "client", "assets"), join(build, "server", "assets")];
	const names = await readdir(client);
	const renamed = new Map<string, string>();
	for (const pattern of [/^contact-[\w-]{8}(?=\.js$)/, /^manifest-[\da-f]{8}(?=\.js$)/]) {
		const old = names.map((name) => pattern.exec(name)?.[0]).find((name) => name !== undefined) ?? "";
		expect(old).toMatch(/^\w+-/);
		renamed.set(old, `${old.slice(0, -4)}next`);
	}
	const replaced = (text: string) => [...renamed].reduce((all, [old, name]) => all.replaceAll(old, name), text);
	for (const folder of [client, server]) {
		for (const name of await readdir(folder)) {
			const file = join(folder, name);
			const text = name.endsWith(".js") ? await readFile(file, "utf8") : "";
			if (replaced(name) === name && replaced(text) === text) continue;
			// The compressed copies have the old names in them.
			await Promise.all(["", ".br", ".gz"].map((ending) => rm(file + ending, { force: true })));
			if (text) await writeFile(join(folder, replaced(name)), replaced(text));
		}
	}
	const about = join(build, "build.json");
	const next = { ...JSON.parse(await readFile(about, "utf8")), id: randomBytes(8).toString("hex") };
	await writeFile(about, JSON.stringify(next));
	return next.id;
}

test("a phone lays out what is near the screen first; a reload and a return keep the scroll position", {
	tag: "@thorough",
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.addInitScript(() => {
		document.addEventListener("DOMContentLoaded", () => {
			const footer = document.querySelector("footer");
			const folded = footer !== null && getComputedStyle(footer).contentVisibility === "auto";
			sessionStorage.setItem("began", folded ? "folded" : "whole");
		});
	});
	const began = () => page.evaluate(() => sessionStorage.getItem("began"));
	const place = () => page.evaluate(() => document.querySelector("#areas-heading")?.getBoundingClientRect().top ?? 0);
	await page.goto("/");
	expect(await began()).toBe("folded");
	await hydrated(page);
	await page.locator("#areas-heading").scrollIntoViewIfNeeded();
	await expect(page.locator("html[data-fold]")).toHaveCount(0);
	await expect.poll(async () => Math.abs(await place()) < 844).toBe(true);
	const left = await place();

	await page.locator('main a[href="/secteurs/laval"]').first().click();
	await expect(page).toHaveURL(/laval$/);
	await expect(page.locator("html[data-transition=done]")).toHaveCount(1);
	await page.goBack();
	await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(40);
	await page.reload();
	expect(await began()).toBe("whole");
	await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(40);

	await page.goto("/#areas-heading");
	expect(await began()).toBe("whole");
	await expect.poll(async () => Math.abs(await place()) < 120).toBe(true);
});
