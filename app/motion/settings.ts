/** The motion constants of the specification, in seconds and proportions. */
export const pageTransition = {
	scale: 0.8,
	/** In page widths. */
	offset: 1,
	leave: { shrink: 0.2, slide: 0.2 },
	enter: { slide: 0.25, grow: 0.25 },
} as const;

export const scrollToTop = { duration: 1.2, easing: (time: number) => 1 - (1 - time) ** 3 } as const;

export function prefersStillness(): boolean {
	return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
