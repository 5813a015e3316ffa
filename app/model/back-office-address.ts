// A separate file because visitors' pages load it: they must not contain the other addresses of the back office.

/** Only for routing, never to authorise. Accepts any spelling: React Router ignores case, browsers resolve dots. */
export function isBackOffice(rawPath: string): boolean {
	try {
		const { pathname } = new URL(rawPath.replace(/^\/+/, "/"), "http://localhost");
		return /^\/admin(?:[/.]|$)/i.test(decodeURIComponent(pathname));
	} catch {
		return false;
	}
}

/** Whether members upload a file to this path: the cover of an article, or a list of customers. */
export function takesFile(path: string): boolean {
	return /^\/admin\/(?:contenu\/[^/]+\/image|clients\/importations)$/.test(path);
}
