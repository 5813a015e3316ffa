import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { revealPage } from "../motion/engine.ts";
import { animates } from "../motion/navigation.ts";
import { enterPage, settleTransition } from "../motion/page-transition.ts";
import { scrollAfterNavigation } from "../motion/scroll.ts";
import { usePayload } from "../runtime/payload.ts";
import { prefetchVisibleLinks } from "../runtime/prefetch.ts";

/** The element that the page transition moves. A new page is a new element: nothing of the old one can stay behind. */
export function PageMain({ children }: { children: ReactNode }) {
	const { pathname, hash, key } = useLocation();
	const title = usePayload()?.head.title ?? "";
	const main = useRef<HTMLElement>(null);
	const shown = useRef({ pathname, key });
	const [announcement, setAnnouncement] = useState("");

	useLayoutEffect(() => {
		const before = shown.current;
		shown.current = { pathname, key };
		if (before.key === key || !main.current) return;
		if (before.pathname === pathname) {
			if (hash) scrollAfterNavigation(hash);
			return;
		}
		void enterPage(main.current, animates(pathname)).then(revealPage);
		focusHeading(main.current);
		scrollAfterNavigation(hash);
		setAnnouncement(title);
	}, [pathname, hash, key, title]);

	// The error screen of a page that could not be shown is a new frame: nothing leaves any more.
	useLayoutEffect(settleTransition, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new links
	useEffect(prefetchVisibleLinks, [pathname]);

	return (
		<>
			{/* What slides out is cut here: the document itself never grows sideways. */}
			<div className="overflow-x-clip">
				<main id="main" ref={main} key={pathname} data-page tabIndex={-1}>
					{children}
				</main>
			</div>
			<p role="status" className="sr-only">
				{announcement}
			</p>
		</>
	);
}

function focusHeading(page: HTMLElement): void {
	const heading = page.querySelector("h1");
	heading?.setAttribute("tabindex", "-1");
	heading?.focus({ preventScroll: true });
}
