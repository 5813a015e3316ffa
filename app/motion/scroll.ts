import { unfoldPage } from "#app/runtime/unfold-page.ts";
import { scroller } from "./engine.ts";
import { prefersStillness, scrollToTop } from "./settings.ts";

/** Scrolls to the top while the old page leaves. `placePage` ends it when the new page is shown. */
export function scrollWhileLeaving(): void {
	scrollSmoothly(0);
}

/** Scrolls to the element that the hash of a link names, on the same page. */
export function scrollToHash(hash: string): void {
	const top = topOfHash(hash);
	if (prefersStillness()) window.scrollTo(0, top);
	else scrollSmoothly(top);
}

/** Puts a new page at its position before its first frame: the element that the hash names, or the top. */
export function placePage(hash: string): void {
	placeAt(topOfHash(hash));
}

/** Without movement. Ends a movement that is under way. */
export function placeAt(top: number): void {
	unfoldPage();
	stopGlide();
	const lenis = scroller();
	// The scroller debounces resize by 250 ms, and would limit the position to the old page's height.
	lenis?.resize();
	lenis?.scrollTo(top, { immediate: true, force: true });
	window.scrollTo(0, top);
}

function topOfHash(hash: string): number {
	const target = hash ? document.getElementById(hash.slice(1)) : null;
	if (!target) return 0;
	unfoldPage();
	return Math.max(0, documentTop(target) - breathingSpace);
}

function scrollSmoothly(top: number): void {
	const lenis = scroller();
	lenis?.resize();
	if (lenis) lenis.scrollTo(top, { ...scrollToTop, force: true });
	else glide(top);
}

const breathingSpace = 24;
let stopGlide = () => {};

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
	stopGlide();
	const interruption = new AbortController();
	stopGlide = () => interruption.abort();
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
