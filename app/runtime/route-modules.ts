import { matchPage } from "../locale/paths.ts";

interface RouteEntry {
	parentId?: string;
	module: string;
	clientLoaderModule?: string;
}

declare global {
	interface Window {
		__reactRouterManifest?: { routes: Record<string, RouteEntry> };
	}
}

const guardTime = 10_000;

/** The files of a page's code, from React Router's own table. */
function modulesOf(pathname: string): string[] {
	const routes = window.__reactRouterManifest?.routes ?? {};
	const match = matchPage(pathname);
	const suffix = match?.locale ? `___${match.locale}${match.canonical ? "" : "___prefixed"}` : "";
	const modules: string[] = [];
	for (
		let id: string | undefined = match ? match.name + suffix : undefined;
		id && routes[id];
		id = routes[id]?.parentId
	) {
		const { module, clientLoaderModule } = routes[id] as RouteEntry;
		modules.push(module, ...(clientLoaderModule ? [clientLoaderModule] : []));
	}
	return modules;
}

export async function importPage(pathname: string): Promise<void> {
	await Promise.all(modulesOf(pathname).map((url) => import(/* @vite-ignore */ url)));
}

/**
 * Code that cannot be loaded is probably from a build that is gone: the document knows better. At most once in ten
 * seconds for a path, so that a broken network does not become a loop.
 */
export function mayReload(pathname: string, now = Date.now()): boolean {
	const key = `reloaded ${pathname}`;
	try {
		if (now - Number(sessionStorage.getItem(key) ?? 0) < guardTime) return false;
		sessionStorage.setItem(key, String(now));
		return true;
	} catch {
		return false;
	}
}
