/**
 * Whether a form was sent from this site's own pages. Browsers say so in Sec-Fetch-Site;
 * older ones name the page's origin, which must be exactly ours. Who says nothing is refused.
 */
export function isSameOrigin(request: Request): boolean {
	const site = request.headers.get("Sec-Fetch-Site");
	if (site !== null) return site === "same-origin";
	return request.headers.get("Origin") === new URL(request.url).origin;
}
