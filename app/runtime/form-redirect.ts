let target: string | null = null;

/** Remembers the redirect with which the server accepted a form. */
export function noticeFormRedirect(response: Response): void {
	const location = response.headers.get("Location");
	target = location === null ? null : new URL(location, window.location.href).pathname;
}

/** Whether a navigation to this path follows such a redirect. Each navigation calls it once, which resets it. */
export function isFormRedirect(pathname: string): boolean {
	const isAnswer = pathname === target;
	target = null;
	return isAnswer;
}
