import { isPublicPage } from "../locale/paths.ts";
import { importPage } from "../router-adapter/route-modules.ts";
import { fetchPayload } from "./payloads.ts";
import { whenIdle } from "./when-idle.ts";

const mostAtOnce = 5;

const known = new Set<string>();
const queue: string[] = [];
let running = 0;
let observer: IntersectionObserver | null = null;

/** Fetches what visible links lead to, in idle time, so that the next page is there before it is asked for. */
export function prefetchVisibleLinks(): void {
	if (isFrugal() || !("IntersectionObserver" in window)) return;
	observer ??= new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) if (isIntersecting) enqueue(target as HTMLAnchorElement);
	});
	observer.disconnect();
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])'))
		observer.observe(link);
}

/** A link under the pointer or in focus is the likely next page: it goes first. */
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

/** Slow connections and visitors who save data pay for what they ask for, and nothing else. */
function isFrugal(): boolean {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
	return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? "");
}
