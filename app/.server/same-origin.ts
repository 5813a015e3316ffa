/**
 * Whether a form was sent from a page of this site. Browsers send Sec-Fetch-Site; older ones send Origin, which must
 * equal ours exactly. Without either header, the request passes only with a token that we signed.
 */
export function isSameOrigin(request: Request, { hasSignedToken = false } = {}): boolean {
	const site = request.headers.get("Sec-Fetch-Site");
	if (site !== null) return site === "same-origin";
	const origin = request.headers.get("Origin");
	if (origin !== null) return origin === new URL(request.url).origin;
	return hasSignedToken;
}
