import { idleMoment } from "./when-idle.ts";

const signs = ["scroll", "pointerdown", "keydown"] as const;

/**
 * With `[data-fold]` (`first-screen.ts`, `components.css`) phones assume heights for what is far from the viewport. Once
 * the visitor does something, the rest is laid out in idle time, section by section, so that positions become exact.
 * Visitors who only look at the first screen never pay for it (115 ms of CPU time on a fast machine).
 */
export function unfoldOnFirstAct(): void {
	const acted = new AbortController();
	const unfold = () => {
		acted.abort();
		void unfoldBySections();
	};
	for (const sign of signs) window.addEventListener(sign, unfold, { passive: true, signal: acted.signal });
}

async function unfoldBySections(): Promise<void> {
	for (const section of document.querySelectorAll<HTMLElement>(".section, .far, [data-reveal], footer")) {
		if (getComputedStyle(section).contentVisibility === "visible") continue;
		await idleMoment();
		section.style.contentVisibility = "visible";
	}
	unfoldPage();
}

/** At once, for positions that are needed now. */
export function unfoldPage(): void {
	delete document.documentElement.dataset.fold;
}
