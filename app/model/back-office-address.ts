// Alone in its file: visitors' pages carry it, and none of the addresses beyond.

/** However it is written: React Router ignores case, and browsers resolve dots. This decides how a request is passed on, never who may. */
export function isBackOffice(rawPath: string): boolean {
	try {
		const { pathname } = new URL(rawPath.replace(/^\/+/, "/"), "http://localhost");
		return /^\/admin(?:[/.]|$)/i.test(decodeURIComponent(pathname));
	} catch {
		return false;
	}
}

/** Where a member sends the photo of an article. */
export function takesCover(path: string): boolean {
	return /^\/admin\/contenu\/[^/]+\/image$/.test(path);
}
