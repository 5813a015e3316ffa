import { idleMoment } from "#app/runtime/when-idle.ts";
import type { Engine } from "./loaded-engine.ts";
import { prefersStillness } from "./settings.ts";

let engine: Engine | null = null;

/** The smooth scroller, or null until it is loaded. Everything works without it. */
export function scroller(): Engine["lenis"] | null {
	return engine?.lenis ?? null;
}

/** Loads the engine after everything else, and not at all for visitors who prefer reduced motion. */
export async function startEngine(): Promise<void> {
	if (engine || prefersStillness()) return;
	const { runEngine } = await import("./loaded-engine.ts");
	await idleMoment();
	if (engine || prefersStillness()) return;
	engine = runEngine();
	revealPage();
	window.matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", stopEngine, { once: true });
}

export function pauseReveals(): void {
	engine?.pause();
}

export function revealPage(): void {
	engine?.reveal();
}

function stopEngine(): void {
	engine?.stop();
	engine = null;
}
