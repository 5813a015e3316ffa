import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./journey.ts";
import { click, follow, pauseWhileLeaving, resume, type Scene, watchTransition } from "./transition.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 1280, height: 800 } });

async function ready(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await hydrated(page);
	await page.waitForLoadState("networkidle");
}

function heading(page: Page): Promise<string> {
	return page.locator("h1").evaluate((element) => element.textContent ?? "");
}

const phase = (page: Page) => page.locator("html");
const phasesOf = (scenes: Scene[]) => scenes.map((scene) => scene.phase);

function checkTransition(scenes: Scene[], from: string, to: string): void {
	expect(phasesOf(scenes)).toEqual(["leaving", "entering", "done"]);
	// The new page is visible only after the old one has left.
	expect(scenes.map((scene) => scene.heading)).toEqual([from, to, to]);
	// Leaving takes 0.2 s + 0.2 s, entering 0.25 s + 0.25 s.
	expect(scenes.map(({ duration }) => duration)).toEqual([400, 500, 0]);
	const [leaving = [], entering = []] = scenes.map(({ frames }) => frames);
	// Leaving: shrinks in place, then slides right and fades.
	expect(leaving[0]).toMatchObject({ scale: 1, shift: 0, opacity: 1 });
	for (const { scale, shift, opacity } of leaving) {
		expect(scale).toBeGreaterThanOrEqual(0.799);
		if (shift > 0.001) expect(scale).toBeCloseTo(0.8, 2);
		if (scale > 0.81) expect(opacity).toBe(1);
		expect(shift).toBeGreaterThanOrEqual(-0.001);
	}
	expect(leaving.at(-1)?.shift).toBeGreaterThan(0.7);
	expect(leaving.at(-1)?.opacity).toBeLessThan(0.3);
	// Entering: comes from the left, small and transparent, then grows to full size.
	expect(entering[0]?.opacity).toBe(0);
	expect(entering[0]?.shift).toBeLessThan(-0.7);
	for (const { scale, shift } of entering) {
		expect(shift).toBeLessThanOrEqual(0.001);
		if (shift < -0.001) expect(scale).toBeCloseTo(0.8, 2);
	}
	expect(entering.at(-1)?.scale).toBeGreaterThan(0.95);
	expect(Math.max(...[...leaving, ...entering].map(({ overflow }) => overflow))).toBeLessThanOrEqual(0);
}

test("a link, Back and Forward animate the page change", async ({ page }) => {
	await ready(page, "/blogue");
	const blog = await heading(page);
	const scenes = await watchTransition(page, click("/contactez-nous"));
	const contact = await heading(page);
	checkTransition(scenes, blog, contact);
	await expect(page.locator("main")).not.toHaveAttribute("style", /\S/);
	checkTransition(await watchTransition(page, "history.back()"), contact, blog);
	checkTransition(await watchTransition(page, "history.forward()"), blog, contact);
});

test("a link from article to article animates too", { tag: "@thorough" }, async ({ page }) => {
	await ready(page, "/en/do-you-need-duct-cleaning");
	const next = page.locator('section[aria-labelledby="next-heading"] h3 a').first();
	const from = await heading(page);
	const [href, title] = await next.evaluate((link) => [link.getAttribute("href") ?? "", link.textContent ?? ""]);
	checkTransition(await watchTransition(page, click(href)), from, title);
});

test("a page change glides to the top while the page leaves, focuses the heading and announces the title", async ({
	page,
}) => {
	await ready(page, "/");
	await page.evaluate(() => window.scrollTo(0, 2400));
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2400);
	const scrolls = await page.evaluateHandle(() => {
		const seen = { leaving: [window.scrollY], later: [] as number[] };
		document.addEventListener("scroll", () => {
			const isLeaving = document.documentElement.dataset.transition === "leaving";
			if (isLeaving) seen.leaving.push(window.scrollY);
			// The event of the scroll above may come now, before the page leaves.
			else if (seen.leaving.length > 1) seen.later.push(window.scrollY);
		});
		return seen;
	});
	await pauseWhileLeaving(page, click("/rabais-et-promotions"));
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(1900);
	await resume(page);
	await expect(phase(page)).toHaveAttribute("data-transition", "done");
	const { leaving, later } = await scrolls.jsonValue();
	expect(leaving).toEqual(leaving.toSorted((one, other) => other - one));
	// The new page is at its top from the start.
	expect(Math.max(0, ...later)).toBeLessThan(1);
	expect(await page.evaluate(() => window.scrollY)).toBeLessThan(1);
	await expect(page.locator("h1")).toBeFocused();
	await expect(page.getByRole("status").filter({ hasText: "Airelle" })).toHaveText(await page.title());
});

test("while a page leaves, no library moves it anywhere but up", { tag: "@thorough" }, async ({ page }) => {
	await ready(page, "/");
	// The scroller is loaded, and elements below the fold are waiting to be revealed.
	await page.locator("html.lenis").waitFor({ state: "attached" });
	await page.locator('main [data-reveal][style*="36px"]').first().waitFor({ state: "attached" });
	await page.evaluate(() => window.scrollTo(0, 2400));
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2400);
	const asked = await page.evaluateHandle(() => {
		const tops = [window.scrollY];
		const scrollTo = window.scrollTo.bind(window) as (...given: unknown[]) => void;
		window.scrollTo = (...given: [options?: ScrollToOptions] | [x: number, y: number]) => {
			const [first, second] = given;
			tops.push(Math.round((typeof first === "object" ? first.top : second) ?? 0));
			scrollTo(...given);
		};
		return tops;
	});
	await pauseWhileLeaving(page, click("/rabais-et-promotions"));
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(1900);
	await resume(page);
	await expect(phase(page)).toHaveAttribute("data-transition", "done");
	const tops = await asked.jsonValue();
	expect(tops).toEqual(tops.toSorted((one, other) => other - one));
});

test("a page at rest asks for no frames, and the wheel glides after any pause", async ({ page }) => {
	await ready(page, "/blogue");
	await page.locator("html.lenis").waitFor({ state: "attached" });
	const seen = await page.evaluateHandle(() => {
		const counted = { frames: 0, tops: [] as number[] };
		const ask = window.requestAnimationFrame.bind(window);
		window.requestAnimationFrame = (callback) => {
			counted.frames++;
			return ask(callback);
		};
		document.addEventListener("scroll", () => counted.tops.push(window.scrollY));
		return counted;
	});
	const framesIn = async (time: number) => {
		const before = await seen.evaluate(({ frames }) => frames);
		await page.waitForTimeout(time);
		return (await seen.evaluate(({ frames }) => frames)) - before;
	};
	await page.mouse.move(640, 400);
	for (const end of [600, 1200]) {
		await expect.poll(() => framesIn(400), { timeout: 10_000 }).toBe(0);
		await page.mouse.wheel(0, 600);
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(end);
		const tops = await seen.evaluate(({ tops }) => tops.splice(0));
		expect(tops[0]).toBeLessThan(end - 300);
		expect(tops.length).toBeGreaterThan(5);
	}
	await expect.poll(() => framesIn(400), { timeout: 10_000 }).toBe(0);
});

test("a link with a hash scrolls to its target instead of the top", { tag: "@thorough" }, async ({ page }) => {
	await ready(page, "/recherche?q=eau+de+Javel");
	const link = page.locator('main a[href*="#ce-qui-abime-la-laine"]').first();
	const scenes = await watchTransition(page, click((await link.getAttribute("href")) ?? ""));
	expect(scenes.at(-1)?.scroll).toBeGreaterThan(100);
	await expect(page).toHaveURL(/#ce-qui-abime-la-laine$/);
	await expect(page.locator("#ce-qui-abime-la-laine")).toBeInViewport();
});

test("a link whose hash is no code for characters shows its page", async ({ page }) => {
	await ready(page, "/blogue");
	await page.evaluate(() => {
		const link = document.createElement("a");
		link.href = "/rabais-et-promotions#50%";
		link.dataset.link = "";
		document.querySelector("main")?.append(link);
		link.click();
	});
	await expect(page).toHaveURL(/\/rabais-et-promotions#50%/);
	await expect(page.getByRole("heading", { level: 1, name: "promotion" })).toBeVisible();
});

test("after two quick clicks the last one wins, and no animation stays unfinished", { tag: "@thorough" }, async ({
	page,
}) => {
	await ready(page, "/blogue");
	await pauseWhileLeaving(page, click("/contactez-nous"));
	await page.evaluate(click("/rabais-et-promotions"));
	await resume(page);
	await expect(page).toHaveURL(/\/rabais-et-promotions$/);
	await expect(phase(page)).toHaveAttribute("data-transition", "done");
	await expect(page.locator("main")).toHaveCount(1);
	const style = await page.locator("main").evaluate((main) => ({
		transform: getComputedStyle(main).transform,
		opacity: getComputedStyle(main).opacity,
		running: main.getAnimations().length,
		inline: main.getAttribute("style") ?? "",
	}));
	expect(style).toEqual({ transform: "none", opacity: "1", running: 0, inline: "" });
});

test("a link to the page that is leaving cancels the transition", { tag: "@thorough" }, async ({ page }) => {
	await ready(page, "/blogue");
	await pauseWhileLeaving(page, click("/contactez-nous"));
	await page.evaluate(click("/blogue"));
	await expect(phase(page)).toHaveAttribute("data-transition", "done");
	await expect(page).toHaveURL(/\/blogue$/);
	await expect(page.locator("main")).toHaveCSS("transform", "none");
	await expect(page.locator("main")).toHaveCSS("opacity", "1");
});

test.describe("when a link becomes a document load", () => {
	test.use({ expectedErrors: /status of 502/ });

	test("the page that was left is visible, at its position, when Back shows it again", async ({ page }) => {
		await ready(page, "/blogue");
		const answer = page.waitForRequest((request) => request.isNavigationRequest());
		await page.route("**/contactez-nous/_payload.json", (route) => route.fulfill({ status: 502, body: "" }));
		// The document stays, as if the browser had kept it: the browsers of tests keep none.
		await page.route("**/contactez-nous", (route) => route.fulfill({ status: 204 }));
		await page.evaluate(() => window.scrollTo(0, 900));
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
		await page.evaluate(click("/contactez-nous"));
		await answer;
		await expect(page.locator("main")).toHaveCSS("opacity", "0");
		await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
		await expect(page.locator("main")).toHaveCSS("opacity", "1");
		await expect(page.locator("main")).toHaveCSS("transform", "none");
		await expect(phase(page)).toHaveAttribute("data-transition", "done");
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
		// The page works as before.
		await page.unrouteAll();
		await page.evaluate(click("/contactez-nous"));
		await expect(page).toHaveURL(/contactez-nous$/);
		await expect(phase(page)).toHaveAttribute("data-transition", "done");
		await expect(page.locator("main")).toHaveCSS("opacity", "1");
	});
});

test("a change of query does not animate, nor do pages outside the sixteen with a transition", {
	tag: "@thorough",
}, async ({ page }) => {
	await ready(page, "/estimation-gratuite");
	const phases = await page.evaluateHandle(() => {
		const seen: (string | undefined)[] = [];
		const { documentElement } = document;
		new MutationObserver(() => seen.push(documentElement.dataset.transition)).observe(documentElement, {
			attributeFilter: ["data-transition"],
		});
		return seen;
	});
	await page.evaluate(follow("/estimation-gratuite?service=dryer-ducts"));
	await expect(page.locator('[name="service"][value="dryer-ducts"][checked]')).toBeAttached();
	expect(await phases.jsonValue()).toEqual([]);
	await ready(page, "/confidentialite");
	const scenes = await watchTransition(page, click("/conditions-et-garantie"));
	expect(scenes.flatMap(({ frames }) => frames)).toEqual([]);
});

test("the next page's payload is requested while the page leaves", { tag: "@thorough" }, async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	await ready(page, "/blogue");
	const requested: string[] = [];
	page.on("request", (request) => requested.push(new URL(request.url()).pathname));
	await pauseWhileLeaving(page, click("/services/grand-menage"));
	await expect.poll(() => requested).toContain("/services/grand-menage/_payload.json");
	await expect(phase(page)).toHaveAttribute("data-transition", "leaving");
});

test("the next page renders hidden and inert while the old one leaves", { tag: "@thorough" }, async ({ page }) => {
	await ready(page, "/blogue");
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	const [leaving, next] = [page.locator("main").first(), page.locator("main").nth(1)];
	const blog = await leaving.locator("h1").textContent();
	await pauseWhileLeaving(page, click("/rabais-et-promotions"));
	await expect(next.locator("h1")).toBeAttached();
	await expect(next).toHaveCSS("visibility", "hidden");
	await expect(next).toHaveAttribute("inert");
	await expect(leaving.locator("h1")).toHaveText(blog ?? "");
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
	const title = await next.locator("h1").textContent();
	await resume(page);
	await expect(phase(page)).toHaveAttribute("data-transition", "done");
	await expect(page.locator("main")).toHaveCount(1);
	await expect(page.locator("main")).toBeVisible();
	await expect(page.locator("main")).not.toHaveAttribute("inert");
	await expect(page.locator("h1")).toHaveText(title ?? "");
});

test("content below the fold slides up when scrolled into view, and is never transparent", {
	tag: "@thorough",
}, async ({ page }) => {
	await ready(page, "/");
	await page.waitForFunction(() => "lenis" in window);
	const last = page.locator("main [data-reveal]").last();
	await expect(last).toHaveCSS("transform", "matrix(1, 0, 0, 1, 0, 36)");
	await expect(last).toHaveCSS("opacity", "1");
	await last.scrollIntoViewIfNeeded();
	await expect(last).toHaveCSS("transform", "none");
});

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("page changes are instant and no content is moved or transparent", async ({ page }) => {
		await ready(page, "/");
		await page.evaluate(() => window.scrollTo(0, 2000));
		const scenes = await watchTransition(page, click("/blogue"));
		expect(scenes.flatMap(({ frames }) => frames)).toEqual([]);
		expect(scenes.at(-1)).toMatchObject({ heading: expect.stringMatching(/^Des conseils/), scroll: 0 });
		await expect(page.locator("main")).toHaveCSS("opacity", "1");
		expect(await page.evaluate(() => "lenis" in window)).toBe(false);
		for (const element of await page.locator("[data-reveal]").all())
			await expect(element).toHaveCSS("transform", "none");
	});
});

test.describe("when the animation libraries fail to load", () => {
	test.use({ expectedErrors: /ERR_FAILED/ });

	test("page changes still complete and scroll to the top", async ({ page }) => {
		await page.route(/\/assets\/loaded-engine[^/]*\.js/, (route) => route.abort());
		await ready(page, "/blogue");
		await page.evaluate(() => window.scrollTo(0, 900));
		const scenes = await watchTransition(page, click("/contactez-nous"));
		expect(phasesOf(scenes)).toEqual(["leaving", "entering", "done"]);
		expect(scenes.at(-1)?.scroll).toBe(0);
		await expect(page).toHaveURL(/contactez-nous$/);
	});
});
