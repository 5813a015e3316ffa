import { idleMoment } from "./when-idle.ts";

/**
 * On phones, sections below the first screen may start with `content-visibility: auto`: the browser lays them out when
 * they come near the viewport (`[data-fold]` in components.css). This function lays out the others one by one in idle
 * time, so that all have their height before anything measures the page. Later pages do not need this: they are laid
 * out during the leave animation of the page before.
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
