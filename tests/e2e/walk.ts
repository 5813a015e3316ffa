import type { Page } from "@playwright/test";
import { hydrated } from "./journey.ts";

interface Walk {
	stops: number;
	/** Stops that a keyboard user cannot see, with the reason. */
	hidden: string[];
	isDone: boolean;
}

declare global {
	interface Window {
		walk: Walk;
	}
}

/** Opens a page and presses Tab through all of its stops. Does not wait for pictures: their space is reserved. */
export async function walkByKeyboard(page: Page, address: string): Promise<Walk> {
	await page.goto(address, { waitUntil: "commit" });
	await hydrated(page);
	await page.evaluate(watchStops);
	const session = await page.context().newCDPSession(page);
	const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
	// Sent without waiting for each answer, which is several times faster than `page.keyboard.press`.
	const press = () => session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
	for (let batch = 0; batch < 40; batch++) {
		await Promise.all(Array.from({ length: 20 }, press));
		if (await page.evaluate(() => window.walk.isDone)) break;
	}
	await session.detach();
	return page.evaluate(() => window.walk);
}

/** Runs in the page. Looks at each stop when the next Tab is pressed: by then the browser has scrolled to it. */
function watchStops(): void {
	const walk: Walk = { stops: 0, hidden: [], isDone: false };
	window.walk = walk;
	let first: Element | null = null;
	window.addEventListener("keydown", ({ key }) => key === "Tab" && look(), { capture: true });

	function look(): void {
		const stop = document.activeElement;
		if (!stop || stop === document.body || walk.isDone || stop.matches("h1, main")) {
			walk.isDone ||= first !== null;
			return;
		}
		if (stop === first) {
			walk.isDone = true;
			return;
		}
		first ??= stop;
		walk.stops++;
		const problem = isOutside(stop) ?? coverOf(stop) ?? (hasRing(stop) ? null : "no focus ring");
		if (problem) walk.hidden.push(`${problem}: ${stop.outerHTML.slice(0, 140)}`);
	}

	/** What the visitor sees of a control: its label, if the control itself is a pixel or transparent. */
	function seen(stop: Element): Element {
		const { width, height } = stop.getBoundingClientRect();
		const label = stop instanceof HTMLInputElement ? stop.labels?.[0] : null;
		return label && width * height < 9 ? label : stop;
	}

	/** A point in the middle of the element's first line. */
	function middle(element: Element): { x: number; y: number } {
		const box = [...element.getClientRects()].find(({ width, height }) => width * height > 0);
		if (!box) return { x: -1, y: -1 };
		// Elements taller than the screen show their top.
		return { x: box.left + box.width / 2, y: box.top + Math.min(box.height, 60) / 2 };
	}

	function isOutside(stop: Element): string | null {
		const { x, y } = middle(seen(stop));
		return x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight ? "outside of the screen" : null;
	}

	/** The fixed or sticky element above the middle or a corner of the stop. */
	function coverOf(stop: Element): string | null {
		const box = seen(stop).getBoundingClientRect();
		const { x } = middle(seen(stop));
		const [left, right] = [box.left + 4, box.right - 4];
		// Of a field with several lines, browsers show the line with the caret.
		const [top, bottom] = [box.top + 4, (box.height > 60 ? box.top + 40 : box.bottom) - 4];
		const y = (top + bottom) / 2;
		const points = [{ x, y }, ...[left, right].flatMap((at) => [top, bottom].map((level) => ({ x: at, y: level })))];
		for (const point of points) {
			const hit = document.elementFromPoint(point.x, point.y);
			for (let above = hit; above && !above.contains(stop) && !stop.contains(above); above = above.parentElement) {
				const { position } = getComputedStyle(above);
				if (position === "fixed" || position === "sticky") return `covered by .${above.className}`;
			}
		}
		return null;
	}

	/** The ring of the stop itself, or of the card, field or handle that shows it. */
	function hasRing(stop: Element): boolean {
		const around: Element[] = [stop, ...(stop.parentElement?.querySelectorAll("*") ?? [])];
		for (let above = stop.parentElement; above && around.length < 200; above = above.parentElement) around.push(above);
		return around.some((element) => {
			const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
			return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
		});
	}
}
