import { scroller } from "./engine.ts";
import { prefersStillness, scrollToTop } from "./settings.ts";

/** Scrolls to the top after every change of page, or to the element that the hash names. */
export function scrollAfterNavigation(hash: string): void {
	const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
	const top = target ? Math.max(0, documentTop(target) - breathingSpace) : 0;
	const lenis = scroller();
	if (prefersStillness()) window.scrollTo(0, top);
	else if (lenis) {
		// The scroller debounces resize by 250 ms, and would scroll by the old page's height.
		lenis.resize();
		lenis.scrollTo(top, { ...scrollToTop, force: true });
	} else glide(top);
}

const breathingSpace = 24;

/** The position of an element in the document, which the page transition does not change, unlike its rectangle. */
function documentTop(element: HTMLElement): number {
	let top = 0;
	for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
	return top;
}

/** The same movement while the scroller is not loaded. Input from the visitor stops it. */
function glide(to: number): void {
	const from = window.scrollY;
	const started = performance.now();
	const interruption = new AbortController();
	for (const sign of ["wheel", "touchstart", "keydown"]) {
		window.addEventListener(sign, () => interruption.abort(), {
			once: true,
			passive: true,
			signal: interruption.signal,
		});
	}
	const step = (now: number) => {
		if (interruption.signal.aborted) return;
		const time = Math.min(1, Math.max(0, (now - started) / 1000 / scrollToTop.duration));
		window.scrollTo(0, from + (to - from) * scrollToTop.easing(time));
		if (time < 1) requestAnimationFrame(step);
		else interruption.abort();
	};
	requestAnimationFrame(step);
}
