import { pauseReveals, revealPage } from "./engine.ts";
import { pageTransition, prefersStillness } from "./settings.ts";

type Phase = "leaving" | "entering" | "done";

interface Run {
	phase: Phase;
	page: HTMLElement;
	animation: Animation;
	finished: Promise<void>;
}

let current: Phase = "done";
let run: Run | null = null;

/** False from the start of a leave animation to the end of the next page's enter animation. */
export function isTransitionCompleted(): boolean {
	return current === "done";
}

/** The page stays hidden until the next one is mounted or `restorePage` is called. Repeated calls share one promise. */
export function leavePage(page: HTMLElement, animated: boolean): Promise<void> {
	if (run?.phase === "leaving" && run.page === page) return run.finished;
	end();
	show("leaving");
	pauseReveals();
	if (!animated || prefersStillness()) return Promise.resolve();
	const { scale, offset, leave } = pageTransition;
	const small = `scale(${scale})`;
	return animate(
		"leaving",
		page,
		[leave.shrink, leave.slide],
		[
			{ transform: "translateX(0) scale(1)", opacity: 1 },
			{ transform: `translateX(0) ${small}`, opacity: 1 },
			{ transform: `translateX(${offset * 100}%) ${small}`, opacity: 0 },
		],
	);
}

export function isPageLeaving(): boolean {
	return run?.phase === "leaving" && run.animation.playState !== "finished";
}

export async function pageGone(): Promise<void> {
	if (run?.phase === "leaving") await run.finished;
}

/** Slides the new page in from the left, then scales it to full size. */
export async function enterPage(page: HTMLElement, animated: boolean): Promise<void> {
	end();
	if (animated && !prefersStillness()) {
		show("entering");
		const { scale, offset, enter } = pageTransition;
		const small = `scale(${scale})`;
		await animate(
			"entering",
			page,
			[enter.slide, enter.grow],
			[
				{ transform: `translateX(${offset * -100}%) ${small}`, opacity: 0 },
				{ transform: `translateX(0) ${small}`, opacity: 1 },
				{ transform: "translateX(0) scale(1)", opacity: 1 },
			],
		);
		if (run?.page !== page) return;
		end();
	}
	show("done");
}

/** Shows the leaving page again, after a navigation was aborted or failed. */
export function restorePage(): void {
	end();
	show("done");
	revealPage();
}

/** Ends a leave animation for a page that was mounted without an enter animation. */
export function settleTransition(): void {
	if (current === "leaving") restorePage();
}

function animate(
	phase: Phase,
	page: HTMLElement,
	[first, second]: readonly [number, number],
	keyframes: Keyframe[],
): Promise<void> {
	const [start = {}, middle = {}, finish = {}] = keyframes;
	const easing = "cubic-bezier(0.22, 0.8, 0.24, 1)";
	const animation = page.animate(
		[{ ...start, easing }, { ...middle, offset: first / (first + second), easing }, finish],
		{
			duration: (first + second) * 1000,
			fill: "both",
		},
	);
	followViewport(page);
	window.addEventListener("scroll", follow, { passive: true });
	const finished = animation.finished.then(
		() => undefined,
		() => undefined,
	);
	run = { phase, page, animation, finished };
	return finished;
}

/** Removes every trace of the animation: transform, opacity and origin. */
function end(): void {
	if (!run) return;
	window.removeEventListener("scroll", follow);
	run.animation.cancel();
	run.page.style.removeProperty("transform-origin");
	run = null;
}

/** Scales about the centre of the viewport: a long page scaled about its own centre would leave the screen. */
function followViewport(page: HTMLElement): void {
	const middle = window.scrollY + window.innerHeight / 2 - page.offsetTop;
	page.style.transformOrigin = `50% ${middle}px`;
}

function follow(): void {
	if (run) followViewport(run.page);
}

function show(phase: Phase): void {
	current = phase;
	document.documentElement.dataset.transition = phase;
}
