import { RestingLenis } from "./resting-lenis.ts";
import { smoothScroll } from "./smooth-scroll.ts";

const lowered = "translateY(36px)";
/** In milliseconds. A quartic ease-out. */
const rise = { duration: 700, easing: "cubic-bezier(0.25, 1, 0.5, 1)" };
const stagger = 60;

/** The part of `engine.ts` that is loaded after everything else: smooth scrolling, and elements that rise. */
export function runEngine() {
	// Elements with their own scrolling keep it: dialogs, menus, wide tables.
	const prevent = (node: HTMLElement) => node.matches("dialog, [popover]");
	const lenis = new RestingLenis({ ...smoothScroll, prevent, allowNestedScroll: true, anchors: true });
	// Whatever is above the screen counts as seen: a jump to the end of a page passes many elements at once.
	const observer = new IntersectionObserver(lowerOrRaise, { rootMargin: "1000000px 0px -2%" });

	return {
		lenis,
		/** Elements below the fold rise when scrolled to. Only moved, never hidden: find-in-page and printing include them. */
		reveal(): void {
			for (const element of document.querySelectorAll("main [data-reveal]")) observer.observe(element);
		},
		/** A leaving page is scaled, which would bring elements on the screen. */
		pause: () => observer.disconnect(),
		stop(): void {
			observer.disconnect();
			for (const element of document.querySelectorAll<HTMLElement>("main [data-reveal]")) element.style.transform = "";
			lenis.destroy();
		},
	};
}

export type Engine = ReturnType<typeof runEngine>;

/** The first call, with all elements of a page, lowers those below the fold; later calls have those scrolled to. */
function lowerOrRaise(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
	let raised = 0;
	for (const { target, isIntersecting, boundingClientRect } of entries) {
		const { style } = target as HTMLElement;
		if (!isIntersecting && boundingClientRect.top > window.innerHeight * 1.1) {
			style.transform = lowered;
			continue;
		}
		observer.unobserve(target);
		if (style.transform === "") continue;
		style.transform = "";
		const delay = stagger * raised++;
		target.animate({ transform: [lowered, "none"] }, { ...rise, delay, fill: "backwards" });
	}
}
