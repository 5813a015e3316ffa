import { isPublicPage } from "#app/locale/paths.ts";
import { importPage } from "#app/router-adapter/route-modules.ts";
import { fetchPayload } from "./payloads.ts";

const mostAtOnce = 5;
/** In milliseconds. A pointer on its way across a list stays less long on each link. */
const dwell = 60;

const known = new Set<string>();
let running = 0;

/** Prefetches the page of a link that is focused, pressed, or pointed at for a moment: the likely next page. */
export function prefetchPointedLinks(): void {
	let timer = 0;
	let last: EventTarget | null = null;
	const pointed = ({ type, target }: Event) => {
		const isMove = type === "pointermove";
		if (isMove && target === last) return;
		last = target;
		clearTimeout(timer);
		timer = window.setTimeout(prefetch, isMove ? dwell : 0, target);
	};
	// `pointerover` would count links that a scrolled page moves under a resting pointer: 30 KB of a visit of five pages.
	for (const type of ["pointermove", "pointerdown", "focusin"])
		document.addEventListener(type, pointed, { passive: true });
}

async function prefetch(target: EventTarget | null): Promise<void> {
	const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([hreflang])');
	if (!link || running >= mostAtOnce || isFrugal()) return;
	const { pathname } = link;
	if (known.has(pathname) || pathname === window.location.pathname || !isPublicPage(pathname)) return;
	known.add(pathname);
	running++;
	await Promise.allSettled([fetchPayload({ pathname, search: "" }), importPage(pathname)]);
	running--;
}

/** Disables prefetching on slow connections and for visitors who save data. */
function isFrugal(): boolean {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
	return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? "");
}
