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
