import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/** The arrow keys move the focus to the nearest block in their direction. Every block is also reached with Tab. */
export function useBlockKeys() {
	return (event: KeyboardEvent<HTMLElement>) => {
		const step = steps[event.key];
		const block = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-block]") : null;
		if (!step || !block || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const next = nearest(block, event.currentTarget, step);
		if (!next) return;
		event.preventDefault();
		next.focus({ preventScroll: true });
		next.scrollIntoView({ block: "nearest", inline: "nearest" });
	};
}

function nearest(from: HTMLElement, within: HTMLElement, [across, down]: readonly [number, number]) {
	const start = middleOf(from);
	let best: { block: HTMLElement; distance: number } | null = null;
	for (const block of within.querySelectorAll<HTMLElement>("[data-block]")) {
		if (block === from || !block.checkVisibility()) continue;
		const { x, y } = middleOf(block);
		const ahead = (x - start.x) * across + (y - start.y) * down;
		const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * across);
		// In the same column or row first: a step aside counts three times.
		const distance = ahead + aside * 3;
		if (ahead > 4 && (!best || distance < best.distance)) best = { block, distance };
	}
	return best?.block ?? null;
}

/** The top counts, not the middle: times are read from it. */
function middleOf(block: HTMLElement): { x: number; y: number } {
	const { left, width, top } = block.getBoundingClientRect();
	return { x: left + width / 2, y: top };
}
