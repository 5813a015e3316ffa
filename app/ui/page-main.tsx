import { type ReactNode, use, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigationType } from "react-router";
import { revealPage } from "#app/motion/engine.ts";
import { animates } from "#app/motion/navigation.ts";
import { enterPage, isPageLeaving, pageGone, settleTransition } from "#app/motion/page-transition.ts";
import { placeAt, placePage, scrollToHash } from "#app/motion/scroll.ts";
import { entryOf, positionOf, showEntry } from "#app/motion/scroll-positions.ts";
import { type Page, PageContext, usePayload } from "#app/runtime/page.ts";

/** Each page gets a new element without old state, and is laid out behind the old page during its leave animation. */
export function PageMain({ children }: { children: ReactNode }) {
	const location = useLocation();
	const { pathname, hash } = location;
	const entry = entryOf(location);
	const isHistoryMove = useNavigationType() === "POP";
	const title = usePayload()?.head.title ?? "";
	const main = useRef<HTMLElement>(null);
	const shown = useRef({ pathname, entry });
	const [announcement, setAnnouncement] = useState("");
	const page = use(PageContext);
	const [last, setLast] = useState(() => lastOf(page, children));
	const [standing, setStanding] = useState(pathname);
	const isReady = standing === pathname;
	if (isReady && (last.page !== page || last.children !== children)) setLast(lastOf(page, children));
	if (!isReady && !isPageLeaving()) setStanding(pathname);

	useLayoutEffect(() => {
		if (isReady) return;
		let isWanted = true;
		void pageGone().then(() => isWanted && flushSync(() => setStanding(pathname)));
		return () => {
			isWanted = false;
		};
	}, [isReady, pathname]);

	useLayoutEffect(() => {
		if (!isReady) return;
		const before = shown.current;
		shown.current = { pathname, entry };
		const position = isHistoryMove ? positionOf(entry) : undefined;
		showEntry(entry, pathname);
		if (before.entry === entry || !main.current) return;
		if (before.pathname === pathname) {
			// Also when the visitor returned to this page while it was leaving.
			settleTransition();
			// Without a position, the browser has scrolled to the hash by itself.
			if (position !== undefined) placeAt(position);
			else if (hash && !isHistoryMove) scrollToHash(hash);
			return;
		}
		if (position === undefined) placePage(hash);
		else placeAt(position);
		void enterPage(main.current, animates(pathname)).then(revealPage);
		focusHeading(main.current);
		setAnnouncement(title);
	}, [isReady, isHistoryMove, pathname, hash, entry, title]);

	// The error screen of a page that failed mounts a new frame: any leave animation must end.
	useLayoutEffect(settleTransition, []);

	return (
		<>
			{/* Clips the sliding page, so that the document never scrolls sideways. */}
			<div className="overflow-x-clip">
				{!isReady && (
					<main id="main" key={standing} data-page tabIndex={-1}>
						{last.leaving}
					</main>
				)}
				<main
					id="main"
					ref={main}
					key={pathname}
					data-page
					tabIndex={-1}
					inert={!isReady}
					className={isReady ? undefined : "invisible absolute inset-x-0 h-0 overflow-clip"}
				>
					<PageContext value={page}>{children}</PageContext>
				</main>
			</div>
			<p role="status" className="sr-only">
				{announcement}
			</p>
		</>
	);
}

/** The old outlet element keeps rendering its page; the page reads its router data from this context. */
function lastOf(page: Page | null, children: ReactNode) {
	return {
		page,
		children,
		leaving: page && <PageContext value={{ ...page, isLeaving: true }}>{children}</PageContext>,
	};
}

function focusHeading(page: HTMLElement): void {
	const heading = page.querySelector<HTMLElement>("[data-page-focus]") ?? page.querySelector("h1");
	heading?.setAttribute("tabindex", "-1");
	heading?.focus({ preventScroll: true });
}
