import { scroller } from "./engine.ts";
import { prefersStillness, scrollToTop } from "./settings.ts";

/** After every change of page: to the top, or to what the address names. */
export function scrollAfterNavigation(hash: string): void {
	const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
	if (target) scrollTo(target);
	else scrollTo(0);
}

function scrollTo(target: HTMLElement | 0): void {
	const lenis = scroller();
	if (prefersStillness()) jump(target);
	else if (lenis) lenis.scrollTo(target, { ...scrollToTop, force: true });
	else glide(target);
}

function jump(target: HTMLElement | 0): void {
	if (target === 0) window.scrollTo(0, 0);
	else target.scrollIntoView();
}

/** The same movement while the scroller has not arrived. The visitor's own scrolling ends it. */
function glide(target: HTMLElement | 0): void {
	const from = window.scrollY;
	const to = target === 0 ? 0 : from + target.getBoundingClientRect().top;
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
