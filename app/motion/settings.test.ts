import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pageTransition, scrollToTop } from "./settings.ts";
import { smoothScroll } from "./smooth-scroll.ts";

describe("the constants of motion", () => {
	it("match the specification", () => {
		expect(pageTransition).toEqual({
			scale: 0.8,
			offset: 1,
			leave: { shrink: 0.2, slide: 0.2 },
			enter: { slide: 0.25, grow: 0.25 },
		});
		expect(scrollToTop.duration).toBe(1.2);
		expect(smoothScroll).toMatchObject({
			duration: 2,
			orientation: "vertical",
			touchMultiplier: 20,
			infinite: false,
			smoothWheel: true,
			lerp: 0.1,
			syncTouch: false,
		});
	});

	it("have the easing of the specification", () => {
		expect(smoothScroll.easing(0)).toBeCloseTo(0.001);
		expect(smoothScroll.easing(0.5)).toBeCloseTo(1.001 - 2 ** -5);
		expect(smoothScroll.easing(1)).toBe(1);
		expect([scrollToTop.easing(0), scrollToTop.easing(1)]).toEqual([0, 1]);
		expect(scrollToTop.easing(0.5)).toBeGreaterThan(0.5);
	});

	it("rely on constants of Lenis: velocity reset after 400 ms, resize debounce of 250 ms", () => {
		const lenis = readFileSync("node_modules/lenis/dist/lenis.mjs", "utf8");
		expect(lenis).toMatch(/debounce: debounceValue = 250/);
		expect(lenis).toMatch(/setTimeout\(\(\) => \{\s*this\.lastVelocity = this\.velocity;[\s\S]{0,120}\}, 400\)/);
	});
});
