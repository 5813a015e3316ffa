/**
 * Whether a form was sent from this site's own pages. Browsers say so in Sec-Fetch-Site; older ones name the page's
 * origin, which must be exactly ours. Who says neither passes only with a token that we signed.
 */
export function isSameOrigin(request: Request, { hasSignedToken = false } = {}): boolean {
	const site = request.headers.get("Sec-Fetch-Site");
	if (site !== null) return site === "same-origin";
	const origin = request.headers.get("Origin");
	if (origin !== null) return origin === new URL(request.url).origin;
	return hasSignedToken;
}
