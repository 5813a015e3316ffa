import { idleMoment } from "./when-idle.ts";

/**
 * Lays out the sections that are folded on phones (`[data-fold]` in `components.css`) in idle time, one by one. Until then
 * the browser assumes heights, and tools that check a page see no background behind its text.
 */
export async function unfoldBySections(): Promise<void> {
	if (!("fold" in document.documentElement.dataset)) return;
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
