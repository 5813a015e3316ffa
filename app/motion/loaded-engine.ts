import { gsap } from "gsap";
import { ScrollTrigger } from "gsap/ScrollTrigger";
import Lenis from "lenis";
import { idleMoment } from "../runtime/when-idle.ts";
import { smoothScroll } from "./settings.ts";

/** The part of `engine.ts` that needs Lenis and GSAP: loaded after everything else. */
export function runEngine() {
	gsap.registerPlugin(ScrollTrigger);
	// ScrollTrigger sets the position to measure, and may restore an outdated one. With a proxy it only reads.
	ScrollTrigger.scrollerProxy(document.body, { scrollTop: () => window.scrollY });
	// Elements with their own scrolling keep it: dialogs, menus, wide tables.
	const prevent = (node: HTMLElement) => node.matches("dialog, [popover]");
	const lenis = new Lenis({ ...smoothScroll, prevent, allowNestedScroll: true, anchors: true });
	lenis.on("scroll", ScrollTrigger.update);
	gsap.ticker.add((seconds) => lenis.raf(seconds * 1000));
	gsap.ticker.lagSmoothing(0);
	let revealed: AbortController | null = null;

	function stopRevealing(): void {
		revealed?.abort();
		for (const trigger of ScrollTrigger.getAll()) trigger.kill();
	}

	return {
		lenis,
		refresh: () => ScrollTrigger.refresh(),
		/** Elements below the fold rise when scrolled to. Only moved, never hidden: find-in-page and printing include them. */
		async reveal(): Promise<void> {
			stopRevealing();
			revealed = new AbortController();
			const { signal } = revealed;
			const elements = [...document.querySelectorAll<HTMLElement>("main [data-reveal]")];
			while (elements.length > 0) {
				await idleMoment();
				if (signal.aborted) return;
				revealBelowFold(elements.splice(0, 4));
			}
		},
		stop(): void {
			stopRevealing();
			gsap.set("main [data-reveal]", { clearProps: "transform" });
			lenis.destroy();
		},
	};
}

export type Engine = ReturnType<typeof runEngine>;

function revealBelowFold(elements: readonly HTMLElement[]): void {
	const fold = window.innerHeight * 1.1;
	const below = elements.filter((element) => element.getBoundingClientRect().top > fold);
	if (below.length === 0) return;
	gsap.set(below, { y: 36 });
	ScrollTrigger.batch(below, {
		start: "top 94%",
		once: true,
		onEnter: (entered) =>
			gsap.to(entered, { y: 0, duration: 0.7, ease: "power3.out", stagger: 0.06, clearProps: "transform" }),
	});
}
