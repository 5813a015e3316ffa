import type { NavigateFunction } from "react-router";
import { localeOfPath } from "#app/locale/paths.ts";

/** Handles plain clicks. The other language is a document load: this document's route table lacks its routes. */
export function followLinks(navigate: NavigateFunction): void {
	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-link]") : null;
		const asksForMore = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
		if (!link || link.target || event.defaultPrevented || asksForMore) return;
		const { pathname, search, hash, href } = link;
		if (localeOfPath(pathname) !== localeOfPath(window.location.pathname)) return;
		event.preventDefault();
		closeMenus();
		void navigate(pathname + search + hash, { replace: href === window.location.href });
	});
	window.addEventListener("popstate", closeMenus);
}

/** The document stays when the page changes, and so would an open menu. Each call is ignored unless it applies. */
function closeMenus(): void {
	for (const menu of document.querySelectorAll<HTMLElement & { close?(): void }>("[popover]")) {
		menu.hidePopover();
		menu.close?.();
	}
}
