import type { NavigateFunction } from "react-router";
import { isBackOffice } from "#app/model/members/back-office-address.ts";
import { startEngine } from "#app/motion/engine.ts";
import { returnToPage } from "#app/motion/navigation.ts";
import { isTransitionCompleted } from "#app/motion/page-transition.ts";
import { recordPositions } from "#app/motion/scroll-positions.ts";
import { watchRouteModules } from "#app/router-adapter/route-modules.ts";
import { watchBuild } from "#app/runtime/build-watch.ts";
import { repeatEarlyChanges } from "#app/runtime/early-changes.ts";
import { repeatEarlyPress } from "#app/runtime/early-press.ts";
import { followLinks } from "#app/runtime/follow-links.ts";
import { prefetchPointedLinks } from "#app/runtime/prefetch.ts";
import { stopKeepingTypedText } from "#app/runtime/typed-text.ts";
import { whenUnfolded } from "#app/runtime/unfold-page.ts";
import { whenIdle } from "#app/runtime/when-idle.ts";

/** Starts enhancements after hydration. Reading, navigating and submitting work without them. */
export function startRuntime(navigate: NavigateFunction): void {
	stopKeepingTypedText();
	const { dataset } = document.documentElement;
	dataset.hydrated = "";
	dataset.transition = "done";
	repeatEarlyChanges();
	repeatEarlyPress();
	// The back office has no animations, no prefetching and no payloads.
	if (isBackOffice(window.location.pathname)) return;
	followLinks(navigate);
	watchRouteModules();
	watchBuild();
	prefetchPointedLinks();
	placeScrollByHand();
	recordPositions();
	whenIdle(
		() =>
			void whenUnfolded()
				.then(startEngine)
				.catch(() => undefined),
	);
}

/** The application controls scrolling; on unload, the browser may store the position to restore it later. */
function placeScrollByHand(): void {
	window.history.scrollRestoration = "manual";
	window.addEventListener("pagehide", () => {
		window.history.scrollRestoration = "auto";
	});
	window.addEventListener("pageshow", ({ persisted }) => {
		window.history.scrollRestoration = "manual";
		// The browser kept this document, which was left for another one in the middle of a page change.
		if (persisted && !isTransitionCompleted()) returnToPage();
	});
}
