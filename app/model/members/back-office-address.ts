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

/** Whether members upload files to this path: a cover, a mark, a list of customers, or photos of a job. */
export function takesFile(path: string): boolean {
	return /^\/admin\/(?:(?:contenu|reglages\/services)\/[^/]+\/image|reglages\/marque|clients\/importations|rendez-vous\/[^/]+\/(?:fin|photos))$/.test(
		path,
	);
}
