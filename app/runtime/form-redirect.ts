let target: string | null = null;

/** The server accepted a form and answers with a page. */
export function noticeFormRedirect(response: Response): void {
	const location = response.headers.get("Location");
	target = location === null ? null : new URL(location, window.location.href).pathname;
}

/** Whether a navigation to this path is the answer to a form. Asked once by each navigation. */
export function isFormRedirect(pathname: string): boolean {
	const isAnswer = pathname === target;
	target = null;
	return isAnswer;
}
