import type { NavigateFunction } from "react-router";
import { isBackOffice } from "./model/back-office-address.ts";
import { startEngine } from "./motion/engine.ts";
import { watchRouteModules } from "./router-adapter/route-modules.ts";
import { watchBuild } from "./runtime/build-watch.ts";
import { followLinks } from "./runtime/follow-links.ts";
import { prefetchPointedLinks } from "./runtime/prefetch.ts";
import { stopKeepingTypedText } from "./runtime/typed-text.ts";
import { unfoldPage } from "./runtime/unfold-page.ts";
import { whenIdle } from "./runtime/when-idle.ts";

/** What begins once React has taken over; nothing of it is needed to read, navigate or send. */
export function startRuntime(navigate: NavigateFunction): void {
	stopKeepingTypedText();
	const { dataset } = document.documentElement;
	dataset.hydrated = "";
	dataset.transition = "done";
	// Staff work: nothing there moves, is fetched ahead or comes from a payload.
	if (isBackOffice(window.location.pathname)) return;
	followLinks(navigate);
	watchRouteModules();
	watchBuild();
	prefetchPointedLinks();
	placeScrollByHand();
	whenIdle(
		() =>
			void unfoldPage()
				.then(startEngine)
				.catch(() => undefined),
	);
}

/** Inside the application we scroll; when the page is left for good, the browser may remember its place. */
function placeScrollByHand(): void {
	window.history.scrollRestoration = "manual";
	window.addEventListener("pagehide", () => {
		window.history.scrollRestoration = "auto";
	});
	window.addEventListener("pageshow", () => {
		window.history.scrollRestoration = "manual";
	});
}
