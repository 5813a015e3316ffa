import type { gsap as Gsap } from "gsap";
import type { ScrollTrigger as Trigger } from "gsap/ScrollTrigger";
import type Lenis from "lenis";
import { prefersStillness, smoothScroll } from "./settings.ts";

interface Engine {
	gsap: typeof Gsap;
	ScrollTrigger: typeof Trigger;
	lenis: Lenis;
}

let engine: Engine | null = null;

/** The smooth scroller, once it has arrived; everything works without it. */
export function scroller(): Lenis | null {
	return engine?.lenis ?? null;
}

/** Lenis and GSAP come after everything else, and not at all for visitors who want stillness. */
export async function startEngine(): Promise<void> {
	if (engine || prefersStillness()) return;
	const [{ default: LenisClass }, { gsap }, { ScrollTrigger }] = await Promise.all([
		import("lenis"),
		import("gsap"),
		import("gsap/ScrollTrigger"),
	]);
	if (engine || prefersStillness()) return;
	gsap.registerPlugin(ScrollTrigger);
	// Whatever scrolls by itself keeps doing so: dialogs, menus, wide tables.
	const prevent = (node: HTMLElement) => node.matches("dialog, [popover]");
	const lenis = new LenisClass({ ...smoothScroll, prevent, allowNestedScroll: true, anchors: true });
	lenis.on("scroll", ScrollTrigger.update);
	gsap.ticker.add((seconds) => lenis.raf(seconds * 1000));
	gsap.ticker.lagSmoothing(0);
	engine = { gsap, ScrollTrigger, lenis };
	revealPage();
	window.matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", stopEngine, { once: true });
}

export function refreshScrollTriggers(): void {
	engine?.ScrollTrigger.refresh();
}

/**
 * What lies below the fold rises into place as it is reached. It is only lowered, never hidden: it can be found,
 * printed and pictured whole. Without JavaScript or with reduced motion everything simply stands where it belongs.
 */
export function revealPage(): void {
	if (!engine) return;
	const { gsap, ScrollTrigger } = engine;
	for (const trigger of ScrollTrigger.getAll()) trigger.kill();
	const fold = window.innerHeight * 1.1;
	const below = [...document.querySelectorAll<HTMLElement>("main [data-reveal]")].filter(
		(element) => element.getBoundingClientRect().top > fold,
	);
	if (below.length === 0) return;
	gsap.set(below, { y: 36 });
	ScrollTrigger.batch(below, {
		start: "top 94%",
		once: true,
		onEnter: (elements) =>
			gsap.to(elements, { y: 0, duration: 0.7, ease: "power3.out", stagger: 0.06, clearProps: "transform" }),
	});
}

function stopEngine(): void {
	if (!engine) return;
	const { gsap, ScrollTrigger, lenis } = engine;
	for (const trigger of ScrollTrigger.getAll()) trigger.kill();
	gsap.set("main [data-reveal]", { clearProps: "transform" });
	lenis.destroy();
	engine = null;
}
