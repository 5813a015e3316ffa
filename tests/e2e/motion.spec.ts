import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./journey.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 1280, height: 800 } });
test.describe.configure({ mode: "serial" });

interface Frame {
	at: number;
	phase: string | undefined;
	scale: number;
	/** As a fraction of the page width. */
	shift: number;
	opacity: number;
	scroll: number;
	heading: string;
	overflow: number;
	/** Duration in milliseconds and keyframe offsets of the requested animation: exact on a busy machine too. */
	asked: { duration: number; offsets: number[] } | null;
}

/** Tolerance in milliseconds for durations: one frame and the clock's imprecision. */
const aFrame = 40;

/** Runs `act` and records every frame for `frames` milliseconds, longer than the transition takes. */
async function film(page: Page, act: string, frames = 2500): Promise<Frame[]> {
	return page.evaluate(
		async ([code, duration]) => {
			const recorded: Frame[] = [];
			const askedOf = (main: Element | null) => {
				const effect = main?.getAnimations()[0]?.effect;
				if (!(effect instanceof KeyframeEffect)) return null;
				return {
					duration: Number(effect.getTiming().duration),
					offsets: effect.getKeyframes().map(({ computedOffset }) => computedOffset),
				};
			};
			const started = performance.now();
			new Function(code as string)();
			return new Promise<Frame[]>((resolve) => {
				const record = () => {
					const main = document.querySelector<HTMLElement>("main[data-page]");
					const style = main && getComputedStyle(main);
					const matrix = new DOMMatrix(style?.transform === "none" ? undefined : style?.transform);
					recorded.push({
						at: performance.now() - started,
						phase: document.documentElement.dataset.transition,
						scale: matrix.a,
						shift: matrix.e / (main?.offsetWidth || 1),
						opacity: Number(style?.opacity),
						scroll: window.scrollY,
						heading: document.querySelector("h1")?.textContent ?? "",
						overflow: document.documentElement.scrollWidth - window.innerWidth,
						asked: askedOf(main),
					});
					if (performance.now() - started < Number(duration)) requestAnimationFrame(record);
					else resolve(recorded);
				};
				record();
			});
		},
		[act, frames] as const,
	);
}

const click = (href: string) => `document.querySelector('a[href="${href}"]').click()`;

/** Follows a link that the page does not contain. */
const follow = (href: string) =>
	`document.body.insertAdjacentHTML("beforeend", '<a data-link href="${href}"></a>'); document.body.lastElementChild.click()`;

async function ready(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await hydrated(page);
	await page.waitForLoadState("networkidle");
}

function heading(page: Page): Promise<string> {
	return page.locator("h1").evaluate((element) => element.textContent ?? "");
}

function phases(frames: Frame[]): (string | undefined)[] {
	return frames.map(({ phase }) => phase).filter((phase, index, all) => phase !== all[index - 1]);
}

function checkTransition(frames: Frame[], from: string, to: string): void {
	expect(phases(frames).filter((phase, index) => index > 0 || phase !== "done")).toEqual([
		"leaving",
		"entering",
		"done",
	]);
	const leaving = frames.filter(({ phase }) => phase === "leaving");
	const entering = frames.filter(({ phase }) => phase === "entering");
	// The new page is visible only after the old one has left.
	expect(new Set(leaving.map(({ heading }) => heading))).toEqual(new Set([from]));
	expect(new Set(entering.map(({ heading }) => heading))).toEqual(new Set([to]));
	// Leaving: shrinks in place, then slides right and fades.
	for (const { scale, shift, opacity } of leaving) {
		expect(scale).toBeGreaterThanOrEqual(0.799);
		if (shift > 0.001) expect(scale).toBeCloseTo(0.8, 2);
		if (scale > 0.81) expect(opacity).toBe(1);
		expect(shift).toBeGreaterThanOrEqual(-0.001);
	}
	// A slow machine may skip the last frames.
	expect(leaving.at(-1)?.shift).toBeGreaterThan(0.7);
	expect(leaving.at(-1)?.opacity).toBeLessThan(0.3);
	// Entering: comes from the left, small and transparent, then grows to full size.
	expect(entering[0]?.opacity).toBeLessThan(0.9);
	for (const { scale, shift } of entering) {
		expect(shift).toBeLessThanOrEqual(0.001);
		if (shift < -0.001) expect(scale).toBeCloseTo(0.8, 2);
	}
	// Leaving takes 0.2 s + 0.2 s, entering 0.25 s + 0.25 s. Requested durations are exact; measured ones are minimums.
	expect(leaving.map(({ asked }) => asked).find(Boolean)).toEqual({ duration: 400, offsets: [0, 0.5, 1] });
	expect(entering.map(({ asked }) => asked).find(Boolean)).toEqual({ duration: 500, offsets: [0, 0.5, 1] });
	const done = frames.find(({ phase, at }) => phase === "done" && at > (entering[0]?.at ?? 0))?.at ?? 0;
	expect((entering[0]?.at ?? 0) - (leaving[0]?.at ?? 0)).toBeGreaterThan(400 - aFrame);
	expect(done - (entering[0]?.at ?? 0)).toBeGreaterThan(500 - aFrame);
	expect(Math.max(...frames.map(({ overflow }) => overflow))).toBeLessThanOrEqual(0);
}

test("a link, Back and Forward animate the page change", async ({ page }) => {
	await ready(page, "/blogue");
	const blog = await heading(page);
	const frames = await film(page, click("/contactez-nous"));
	const contact = await heading(page);
	checkTransition(frames, blog, contact);
	await expect(page.locator("main")).not.toHaveAttribute("style", /\S/);
	checkTransition(await film(page, "history.back()"), contact, blog);
	checkTransition(await film(page, "history.forward()"), blog, contact);
});

test("a link from article to article animates too", async ({ page }) => {
	await ready(page, "/en/do-you-need-duct-cleaning");
	const next = page.locator('section[aria-labelledby="next-heading"] h3 a').first();
	const from = await heading(page);
	const [href, title] = await next.evaluate((link) => [link.getAttribute("href") ?? "", link.textContent ?? ""]);
	checkTransition(await film(page, click(href)), from, title);
});

test("a page change glides to the top while the page leaves, focuses the heading and announces the title", async ({
	page,
}) => {
	await ready(page, "/");
	await page.evaluate(() => window.scrollTo(0, 2400));
	await page.waitForTimeout(600);
	const frames = await film(page, click("/rabais-et-promotions"), 1600);
	const leaving = frames.filter(({ phase }) => phase === "leaving").map(({ scroll }) => scroll);
	expect(leaving[0]).toBeGreaterThan(1_500);
	expect(leaving).toEqual(leaving.toSorted((one, other) => other - one));
	expect(leaving.at(-1)).toBeLessThan((leaving[0] ?? 0) - 500);
	// The new page is at its top in its first frame, and stays there.
	const entering = frames.filter(({ phase }) => phase === "entering").map(({ scroll }) => scroll);
	expect(entering.length).toBeGreaterThan(5);
	expect(Math.max(...entering)).toBeLessThan(1);
	await expect(page.locator("h1")).toBeFocused();
	await expect(page.getByRole("status").filter({ hasText: "Airelle" })).toHaveText(await page.title());
});

test("a link with a hash scrolls to its target instead of the top", async ({ page }) => {
	await ready(page, "/recherche?q=eau+de+Javel");
	await page.locator('main a[href*="#ce-qui-abime-la-laine"]').first().click();
	await expect(page).toHaveURL(/#ce-qui-abime-la-laine$/);
	const target = page.locator("#ce-qui-abime-la-laine");
	await expect(target).toBeInViewport();
	await page.waitForTimeout(1500);
	await expect(target).toBeInViewport();
});

test("after two quick clicks the last one wins, and no animation stays unfinished", async ({ page }) => {
	await ready(page, "/blogue");
	await film(page, `${click("/contactez-nous")}; setTimeout(() => { ${click("/rabais-et-promotions")} }, 150)`);
	await expect(page).toHaveURL(/\/rabais-et-promotions$/);
	await expect(page.locator("html")).toHaveAttribute("data-transition", "done");
	const style = await page.locator("main").evaluate((main) => ({
		transform: getComputedStyle(main).transform,
		opacity: getComputedStyle(main).opacity,
		running: main.getAnimations().length,
		inline: main.getAttribute("style") ?? "",
	}));
	expect(style).toEqual({ transform: "none", opacity: "1", running: 0, inline: "" });
});

test("a link to the page that is leaving cancels the transition", async ({ page }) => {
	await ready(page, "/blogue");
	await film(page, `${click("/contactez-nous")}; setTimeout(() => { ${click("/blogue")} }, 120)`, 1500);
	await expect(page).toHaveURL(/\/blogue$/);
	await expect(page.locator("html")).toHaveAttribute("data-transition", "done");
	expect(
		await page.locator("main").evaluate((main) => [getComputedStyle(main).transform, getComputedStyle(main).opacity]),
	).toEqual(["none", "1"]);
});

test("a change of query does not animate, nor do pages outside the sixteen with a transition", async ({ page }) => {
	await ready(page, "/estimation-gratuite");
	expect(phases(await film(page, follow("/estimation-gratuite?service=dryer-ducts"), 600))).toEqual(["done"]);
	await ready(page, "/confidentialite");
	const frames = await film(page, click("/conditions-et-garantie"), 1200);
	expect(Math.min(...frames.map(({ scale }) => scale))).toBe(1);
});

/** Follows a link and pauses the animation of the leaving page, so that a test can look at this phase for as long as it needs. */
async function pauseWhileLeaving(page: Page, act: string): Promise<void> {
	await page.evaluate((code) => {
		new MutationObserver((_, observer) => {
			const [animation] = document.querySelector("main")?.getAnimations() ?? [];
			if (!animation) return;
			animation.pause();
			observer.disconnect();
		}).observe(document.documentElement, { attributeFilter: ["data-transition"] });
		new Function(code)();
	}, act);
}

test("the next page's payload is requested while the page leaves", async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	await ready(page, "/blogue");
	const requested: string[] = [];
	page.on("request", (request) => requested.push(new URL(request.url()).pathname));
	await pauseWhileLeaving(page, click("/services/grand-menage"));
	await expect.poll(() => requested).toContain("/services/grand-menage/_payload.json");
	await expect(page.locator("html")).toHaveAttribute("data-transition", "leaving");
});

test("the next page renders hidden and inert while the old one leaves", async ({ page }) => {
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
	await leaving.evaluate((main) => main.getAnimations()[0]?.play());
	await expect(page.locator("html")).toHaveAttribute("data-transition", "done");
	await expect(page.locator("main")).toHaveCount(1);
	await expect(page.locator("main")).toBeVisible();
	await expect(page.locator("main")).not.toHaveAttribute("inert");
	await expect(page.locator("h1")).toHaveText(title ?? "");
});

test("the mouse wheel scrolls smoothly", async ({ page }) => {
	await ready(page, "/");
	await page.waitForFunction(() => "lenis" in window);
	await page.mouse.move(600, 400);
	await page.mouse.wheel(0, 600);
	const positions = await page.evaluate(
		() =>
			new Promise<number[]>((resolve) => {
				const seen: number[] = [];
				const record = () => {
					seen.push(window.scrollY);
					if (seen.length < 150) requestAnimationFrame(record);
					else resolve(seen);
				};
				record();
			}),
	);
	expect(new Set(positions).size).toBeGreaterThan(15);
	expect(positions.at(-1)).toBeGreaterThan(500);
});

test("content below the fold slides up when scrolled into view, and is never transparent", async ({ page }) => {
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
		const frames = await film(page, click("/blogue"), 900);
		expect(Math.min(...frames.map(({ scale, opacity }) => Math.min(scale, opacity)))).toBe(1);
		const changed = frames.find(({ heading }) => heading.startsWith("Des conseils"));
		expect(changed?.scroll).toBe(0);
		expect(await page.evaluate(() => "lenis" in window)).toBe(false);
		for (const element of await page.locator("[data-reveal]").all())
			await expect(element).toHaveCSS("transform", "none");
	});
});

test.describe("when the animation libraries fail to load", () => {
	test.use({ expectedErrors: /ERR_FAILED/ });

	test("page changes still complete and scroll to the top", async ({ page }) => {
		await page.route(/\/assets\/(?:lenis|gsap|ScrollTrigger)[^/]*\.js/, (route) => route.abort());
		await ready(page, "/blogue");
		await page.evaluate(() => window.scrollTo(0, 900));
		const frames = await film(page, click("/contactez-nous"));
		expect(phases(frames).at(-1)).toBe("done");
		expect(frames.at(-1)?.scroll).toBe(0);
		await expect(page).toHaveURL(/contactez-nous$/);
	});
});
