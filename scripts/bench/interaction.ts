import { type Browser, chromium, type Page } from "@playwright/test";
import { pathTo } from "../../app/locale/paths.ts";
import { visitorBrowserOptions } from "../chromium.ts";
import { median } from "./median.ts";

interface InteractionFigures {
	/** The longest task before the page is loaded: the browser parses, styles, lays out and paints it. In milliseconds. */
	loading: number;
	/** The longest task from the start of the application to the end of hydration. */
	hydration: number;
	/** The slowest response to a choice in the estimate. */
	interaction: number;
	/** From the end of the old page's exit animation to the commit of the new page. */
	navigation: number;
}

interface Seen {
	tasks: { start: number; duration: number }[];
	interactions: number[];
	hydratedAt: number;
	leftAt: number;
	committedAt: number;
}

declare global {
	interface Window {
		__seen: Seen;
	}
}

const slowdown = 4;
const runs = 3;

/** Measures with a slow phone's CPU in a real browser; returns medians of several runs. */
export async function measureInteraction(origin: string): Promise<InteractionFigures> {
	const { launchOptions } = visitorBrowserOptions();
	const browser = await chromium.launch(launchOptions);
	const repeat = async (measure: (browser: Browser, origin: string) => Promise<number>) => {
		const values: number[] = [];
		for (let run = 0; run < runs; run++) values.push(await measure(browser, origin));
		return median(values);
	};
	try {
		return {
			loading: await repeat(measureLoading),
			hydration: await repeat(measureHydration),
			interaction: await repeat(interaction),
			navigation: await repeat(measureNavigation),
		};
	} finally {
		await browser.close();
	}
}

export function measureHydration(browser: Browser, origin: string): Promise<number> {
	return longestTask(browser, origin, (start, loaded, hydratedAt) => start >= loaded && start <= hydratedAt);
}

function measureLoading(browser: Browser, origin: string): Promise<number> {
	return longestTask(browser, origin, (start, loaded) => start < loaded);
}

function longestTask(
	browser: Browser,
	origin: string,
	counts: (start: number, loaded: number, hydratedAt: number) => boolean,
): Promise<number> {
	return visit(browser, slowdown, async (page) => {
		await page.goto(`${origin}/`);
		await hydrated(page);
		const { tasks, hydratedAt, loaded } = await page.evaluate(() => {
			const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
			return { ...window.__seen, loaded: entry?.loadEventEnd ?? 0 };
		});
		const own = tasks.filter(({ start }) => counts(start, loaded, hydratedAt));
		return Math.max(0, ...own.map(({ duration }) => duration));
	});
}

async function interaction(browser: Browser, origin: string): Promise<number> {
	return visit(browser, slowdown, async (page) => {
		await page.goto(origin + pathTo("estimate", "fr"));
		await hydrated(page);
		const choices = page.locator("main label:has(input:is([type=checkbox], [type=radio]))");
		const count = Math.min(await choices.count(), 6);
		if (count === 0) throw new Error("The first step of the estimate has no choices to click.");
		for (let index = 0; index < count; index++) await choices.nth(index).click();
		// Event entries arrive after the next frame is painted.
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
		return page.evaluate(() => Math.max(0, ...window.__seen.interactions));
	});
}

export async function measureNavigation(browser: Browser, origin: string): Promise<number> {
	return visit(browser, 1, async (page) => {
		await page.goto(`${origin}/`);
		await hydrated(page);
		const target = pathTo("blog", "fr");
		const link = page.locator(`a[href="${target}"]`).last();
		const fetched = page.waitForResponse((response) => response.url().endsWith(`${target}/_payload.json`));
		await link.scrollIntoViewIfNeeded();
		await link.hover();
		await fetched;
		await link.click();
		await page.waitForFunction(() => window.__seen.committedAt > 0);
		return page.evaluate(() => window.__seen.committedAt - window.__seen.leftAt);
	});
}

async function visit(browser: Browser, rate: number, measure: (page: Page) => Promise<number>): Promise<number> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "fr-CA" });
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate });
		await page.addInitScript(watch);
		return await measure(page);
	} finally {
		await context.close();
	}
}

async function hydrated(page: Page): Promise<void> {
	// The sign of a visitor: the application starts.
	await page.mouse.move(100, 100, { steps: 2 });
	await page.waitForFunction(() => window.__seen.hydratedAt > 0);
	// Keeps work that starts after hydration out of the measurement.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

/** Injected into the page before its own scripts. */
function watch(): void {
	const seen: Seen = { tasks: [], interactions: [], hydratedAt: 0, leftAt: 0, committedAt: 0 };
	window.__seen = seen;
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration });
	}).observe({ type: "longtask", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
			if (entry.interactionId) seen.interactions.push(entry.duration);
		}
	}).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
	let leaving: Element | null = null;
	new MutationObserver(() => {
		const { dataset } = document.documentElement;
		if (dataset.hydrated !== undefined) seen.hydratedAt ||= performance.now();
		const page = document.querySelector("main[data-page]");
		if (dataset.transition === "leaving" && !leaving && page) {
			leaving = page;
			const gone = page.getAnimations().map(({ finished }) => finished);
			// Uses the time of the frame in which the animation ends: this callback may run later than the application's own.
			void Promise.all(gone).then(() => {
				seen.leftAt = Number(document.timeline.currentTime);
			});
		}
		if (leaving && page !== leaving && page) seen.committedAt ||= performance.now();
	}).observe(document, { subtree: true, childList: true, attributes: true });
}
