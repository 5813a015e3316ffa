import Lenis from "lenis";

/**
 * Lenis with a loop that ends with the movement. Its own asks for a frame sixty times a second while the page is open: 3.5 % of
 * a core of a desktop computer, and the battery of a phone.
 */
export class RestingLenis extends Lenis {
	private frame: number | null = null;
	private last = 0;
	/** Milliseconds of movement: rests do not count, or the first frame after one would jump to the end. */
	private moved = 1;

	override scrollTo(...given: Parameters<Lenis["scrollTo"]>): void {
		super.scrollTo(...given);
		if (this.frame !== null) return;
		this.last = performance.now();
		this.frame = requestAnimationFrame(this.step);
	}

	override destroy(): void {
		if (this.frame !== null) cancelAnimationFrame(this.frame);
		super.destroy();
	}

	private step = (now: number) => {
		this.moved += Math.max(0, now - this.last);
		this.last = now;
		this.raf(this.moved);
		this.frame = this.isScrolling === "smooth" ? requestAnimationFrame(this.step) : null;
	};
}
