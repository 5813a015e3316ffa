import { idleMoment } from "./when-idle.ts";

/**
 * A phone may begin with what is below the first screen folded: the browser lays it out when somebody comes near
 * (`[data-fold]` in components.css). Here the rest follows, piece by piece, so that all of it has its height before
 * anything measures the page. Pages that come later are not folded: their time is the leave of the page before.
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
