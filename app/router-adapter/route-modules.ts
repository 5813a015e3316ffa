import { matchPage } from "#app/locale/paths.ts";
import { layoutId, pageRouteId } from "#app/locale/route-ids.ts";
import { navigationTarget } from "#app/motion/navigation.ts";
import { clientLoader } from "#app/runtime/client-loader.ts";
import { loadDocument } from "#app/runtime/document.ts";

interface RouteEntry {
	parentId?: string;
	module: string;
}

declare global {
	interface Window {
		__reactRouterManifest: { routes: Record<string, RouteEntry> };
		__reactRouterRouteModules: Record<string, unknown>;
	}
}

const guardTime = 10_000;

/**
 * When the code of a page fails to load, React Router reloads the page that the visitor is leaving. But it reads its
 * table of modules first: the getters defined here load the code and handle the failure (`leaveForDocument`).
 */
export function watchRouteModules(): void {
	for (const [id, { module }] of Object.entries(window.__reactRouterManifest.routes)) {
		if (!(id in window.__reactRouterRouteModules)) define(id, { get: () => load(id, module).catch(leaveForDocument) });
	}
}

function define(id: string, property: PropertyDescriptor): void {
	Object.defineProperty(window.__reactRouterRouteModules, id, { configurable: true, enumerable: true, ...property });
}

/** Prefetches the code of a page. */
export async function importPage(pathname: string): Promise<void> {
	const { routes } = window.__reactRouterManifest;
	await Promise.all(routeIds(pathname).map((id) => routes[id] && load(id, routes[id].module)));
}

async function load(id: string, url: string): Promise<unknown> {
	const module: unknown = await import(/* @vite-ignore */ url);
	define(id, { writable: true, value: module });
	return module;
}

/**
 * The code probably belongs to a build that was replaced: loads the target as a document. If that was tried just now,
 * returns a page that throws, and the error screen offers to try again.
 */
function leaveForDocument(error: unknown): unknown {
	const target = navigationTarget();
	if (target && mayReload(target.pathname)) return loadDocument(target);
	missing = error;
	return { default: MissingPage, clientLoader };
}

let missing: unknown;

function MissingPage(): never {
	throw missing;
}

/** Allows one reload of a path in ten seconds, so that a broken network does not cause a loop. */
function mayReload(pathname: string): boolean {
	const key = `reloaded ${pathname}`;
	try {
		if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < guardTime) return false;
		sessionStorage.setItem(key, String(Date.now()));
		return true;
	} catch {
		return false;
	}
}

/** The routes of a page: its own and its layout's (see `routes.ts`). */
function routeIds(pathname: string): string[] {
	const match = matchPage(pathname);
	if (!match) return [];
	return [pageRouteId(match), match.locale === null ? "locale" : layoutId(match.locale)];
}
