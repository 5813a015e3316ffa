/** The motion constants of the specification, in seconds and proportions. */
export const pageTransition = {
	scale: 0.8,
	/** In page widths. */
	offset: 1,
	leave: { shrink: 0.2, slide: 0.2 },
	enter: { slide: 0.25, grow: 0.25 },
} as const;

export const scrollToTop = { duration: 1.2, easing: (time: number) => 1 - (1 - time) ** 3 } as const;

/**
 * Lenis dropped the inertia multiplier (35 in the specification) after 1.3.4; it never had an effect with `syncTouch`
 * off. The velocity reset (400 ms) and the resize debounce (250 ms) are constants of the library.
 */
export const smoothScroll = {
	duration: 2,
	easing: (time: number) => Math.min(1, 1.001 - 2 ** (-10 * time)),
	orientation: "vertical",
	touchMultiplier: 20,
	infinite: false,
	smoothWheel: true,
	lerp: 0.1,
	syncTouch: false,
} as const;

export function prefersStillness(): boolean {
	return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
