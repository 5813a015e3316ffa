import type { ServerResponse } from "node:http";

const always = {
	"X-Content-Type-Options": "nosniff",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy":
		"accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()",
	"X-Frame-Options": "DENY",
} as const;

/** Redirects, data, refusals: nothing in them may run or load. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** While developing only. */
export const developmentPolicy =
	"default-src 'self' 'unsafe-inline' data: ws:; base-uri 'none'; frame-ancestors 'none'";

/** `scriptSource` is a nonce or the list of hashes of the page's own inline scripts. */
export function pagePolicy(scriptSource: string): string {
	return [
		"default-src 'none'",
		`script-src ${scriptSource} 'strict-dynamic'`,
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** On every answer, before anything else is decided: a later writer may only make the policy wider for a page. */
export function setSecurityHeaders(response: ServerResponse, { https }: { https: boolean }): void {
	for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
	response.setHeader("Content-Security-Policy", inertPolicy);
	if (https) response.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
}
