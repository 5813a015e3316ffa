import { idleMoment } from "./when-idle.ts";

/**
 * Lays out the sections that have `content-visibility: auto` on phones (`[data-fold]` in components.css) in idle time,
 * before anything measures the page. Later pages are laid out during the leave animation of the page before.
 */
export async function unfoldPage(): Promise<void> {
	const { dataset } = document.documentElement;
	if (!("fold" in dataset)) return;
	for (const section of document.querySelectorAll<HTMLElement>(".section, [data-reveal], footer")) {
		if (getComputedStyle(section).contentVisibility === "visible") continue;
		await idleMoment();
		section.style.contentVisibility = "visible";
	}
	delete dataset.fold;
}
