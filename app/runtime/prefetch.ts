import { isPublicPage } from "../locale/paths.ts";
import { importPage } from "../router-adapter/route-modules.ts";
import { fetchPayload } from "./payloads.ts";
import { whenIdle } from "./when-idle.ts";

const mostAtOnce = 5;

const known = new Set<string>();
const queue: string[] = [];
let running = 0;
let observer: IntersectionObserver | null = null;

/** Prefetches the pages of visible links in idle time. */
export function prefetchVisibleLinks(): void {
	if (isFrugal() || !("IntersectionObserver" in window)) return;
	observer ??= new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) if (isIntersecting) enqueue(target as HTMLAnchorElement);
	});
	observer.disconnect();
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])'))
		observer.observe(link);
}

/** Moves a hovered or focused link to the front of the queue: it is the likely next page. */
export function prefetchPointedLinks(): void {
	const point = (event: Event) => {
		const link =
			event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([hreflang])') : null;
		if (link && !isFrugal()) enqueue(link, true);
	};
	document.addEventListener("pointerover", point, { passive: true });
	document.addEventListener("focusin", point);
}

function enqueue({ pathname }: HTMLAnchorElement, first = false): void {
	const waiting = queue.indexOf(pathname);
	if (first && waiting > 0) queue.unshift(...queue.splice(waiting, 1));
	if (known.has(pathname) || pathname === window.location.pathname || !isPublicPage(pathname)) return;
	known.add(pathname);
	if (first) queue.unshift(pathname);
	else queue.push(pathname);
	next();
}

function next(): void {
	if (running >= mostAtOnce || queue.length === 0) return;
	running++;
	whenIdle(async () => {
		const pathname = queue.shift();
		if (pathname) await Promise.allSettled([fetchPayload({ pathname, search: "" }), importPage(pathname)]);
		running--;
		next();
	});
	next();
}

/** Disables prefetching on slow connections and for visitors who save data. */
function isFrugal(): boolean {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
	return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? "");
}
