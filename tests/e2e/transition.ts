import type { Page } from "@playwright/test";

interface Frame {
	scale: number;
	/** As a fraction of the page width. */
	shift: number;
	opacity: number;
	overflow: number;
}

/** A phase of a page change, at its start. */
export interface Scene {
	phase: string | undefined;
	heading: string;
	scroll: number;
	/** In milliseconds, of the page's animation. */
	duration: number;
	/** The page at fixed times of its animation; empty when the page does not move. */
	frames: Frame[];
}

/**
 * Runs `act` and returns the phases of the page change, the last one is `done`. Sets the time of each animation instead
 * of waiting for it: the result does not depend on the machine's speed.
 */
export function watchTransition(page: Page, act: string): Promise<Scene[]> {
	return page.evaluate(
		(code) =>
			new Promise<Scene[]>((resolve) => {
				const scenes: Scene[] = [];
				const lookAt = (main: HTMLElement): Frame => {
					const { transform, opacity } = getComputedStyle(main);
					const matrix = new DOMMatrix(transform === "none" ? undefined : transform);
					const overflow = document.documentElement.scrollWidth - window.innerWidth;
					return { scale: matrix.a, shift: matrix.e / main.offsetWidth, opacity: Number(opacity), overflow };
				};
				const observer = new MutationObserver(() => {
					const phase = document.documentElement.dataset.transition;
					const main = document.querySelector<HTMLElement>("main[data-page]");
					const [animation] = main?.getAnimations() ?? [];
					const duration = Number(animation?.effect?.getTiming().duration ?? 0);
					const frames: Frame[] = [];
					animation?.pause();
					// The end is left out: there, a finished animation would let the next phase start.
					for (let step = 0; main && animation && step < 20; step++) {
						animation.currentTime = (duration * step) / 20;
						frames.push(lookAt(main));
					}
					const heading = document.querySelector("h1")?.textContent ?? "";
					scenes.push({ phase, heading, scroll: window.scrollY, duration, frames });
					animation?.finish();
					if (phase !== "done") return;
					observer.disconnect();
					resolve(scenes);
				});
				observer.observe(document.documentElement, { attributeFilter: ["data-transition"] });
				new Function(code)();
			}),
		act,
	);
}

/** Runs `act` and pauses the animation of the leaving page, so that a test can look at this phase for as long as it needs. */
export async function pauseWhileLeaving(page: Page, act: string): Promise<void> {
	await page.evaluate(
		(code) =>
			new Promise<void>((resolve) => {
				new MutationObserver((_, observer) => {
					const [animation] = document.querySelector("main")?.getAnimations() ?? [];
					if (!animation) return;
					animation.pause();
					observer.disconnect();
					resolve();
				}).observe(document.documentElement, { attributeFilter: ["data-transition"] });
				new Function(code)();
			}),
		act,
	);
}

/** Ends the pause of `pauseWhileLeaving`. */
export async function resume(page: Page): Promise<void> {
	await page.evaluate(() => document.querySelector("main")?.getAnimations()[0]?.play());
}

/** Clicks without scrolling to the link. */
export const click = (href: string) => `document.querySelector('a[href="${href}"]').click()`;

/** Follows a link that the page does not contain. */
export const follow = (href: string) =>
	`document.body.insertAdjacentHTML("beforeend", '<a data-link href="${href}"></a>'); document.body.lastElementChild.click()`;
