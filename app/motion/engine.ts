import type { gsap as Gsap } from "gsap";
import type { ScrollTrigger as Trigger } from "gsap/ScrollTrigger";
import type Lenis from "lenis";
import { idleMoment } from "../runtime/when-idle.ts";
import { prefersStillness, smoothScroll } from "./settings.ts";

interface Engine {
	gsap: typeof Gsap;
	ScrollTrigger: typeof Trigger;
	lenis: Lenis;
}

let engine: Engine | null = null;

/** The smooth scroller, or null until it is loaded. Everything works without it. */
export function scroller(): Lenis | null {
	return engine?.lenis ?? null;
}

/** Loads Lenis and GSAP after everything else, and not at all for visitors who prefer reduced motion. */
export async function startEngine(): Promise<void> {
	if (engine || prefersStillness()) return;
	const [{ default: LenisClass }, { gsap }, { ScrollTrigger }] = await Promise.all([
		import("lenis"),
		import("gsap"),
		import("gsap/ScrollTrigger"),
	]);
	gsap.registerPlugin(ScrollTrigger);
	// ScrollTrigger sets the position to measure, and may restore an outdated one. With a proxy it only reads.
	ScrollTrigger.scrollerProxy(document.body, { scrollTop: () => window.scrollY });
	await idleMoment();
	if (engine || prefersStillness()) return;
	// Elements with their own scrolling keep it: dialogs, menus, wide tables.
	const prevent = (node: HTMLElement) => node.matches("dialog, [popover]");
	const lenis = new LenisClass({ ...smoothScroll, prevent, allowNestedScroll: true, anchors: true });
	lenis.on("scroll", ScrollTrigger.update);
	gsap.ticker.add((seconds) => lenis.raf(seconds * 1000));
	gsap.ticker.lagSmoothing(0);
	engine = { gsap, ScrollTrigger, lenis };
	void revealPage();
	window.matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", stopEngine, { once: true });
}

export function refreshScrollTriggers(): void {
	// Elements that are not prepared yet stay as they are: the page is leaving.
	revealed?.abort();
	engine?.ScrollTrigger.refresh();
}

let revealed: AbortController | null = null;

/** Elements below the fold rise when scrolled to. Only moved, never hidden: find-in-page and printing include them. */
export async function revealPage(): Promise<void> {
	if (!engine) return;
	stopRevealing();
	revealed = new AbortController();
	const { signal } = revealed;
	const elements = [...document.querySelectorAll<HTMLElement>("main [data-reveal]")];
	while (elements.length > 0) {
		await idleMoment();
		if (signal.aborted) return;
		revealBelowFold(elements.splice(0, 4));
	}
}

function revealBelowFold(elements: readonly HTMLElement[]): void {
	const fold = window.innerHeight * 1.1;
	const below = elements.filter((element) => element.getBoundingClientRect().top > fold);
	if (!engine || below.length === 0) return;
	const { gsap, ScrollTrigger } = engine;
	gsap.set(below, { y: 36 });
	ScrollTrigger.batch(below, {
		start: "top 94%",
		once: true,
		onEnter: (elements) =>
			gsap.to(elements, { y: 0, duration: 0.7, ease: "power3.out", stagger: 0.06, clearProps: "transform" }),
	});
}

function stopRevealing(): void {
	revealed?.abort();
	for (const trigger of engine?.ScrollTrigger.getAll() ?? []) trigger.kill();
}

function stopEngine(): void {
	if (!engine) return;
	const { gsap, lenis } = engine;
	stopRevealing();
	gsap.set("main [data-reveal]", { clearProps: "transform" });
	lenis.destroy();
	engine = null;
}
