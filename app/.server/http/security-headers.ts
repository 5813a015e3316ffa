import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { PublicSettings } from "#app/model/consent/public-settings.ts";

const always: readonly (readonly [string, string])[] = Object.entries({
	"X-Content-Type-Options": "nosniff",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy":
		"accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()",
	"X-Frame-Options": "DENY",
});

/** For redirects, data and error pages: nothing in them may run or load. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** For a mail that the back office shows in a frame: mails have inline styles and pictures, and nothing that runs. */
export const mailPolicy =
	"default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export const developmentPolicy =
	"default-src 'self' 'unsafe-inline' data: ws:; base-uri 'none'; frame-ancestors 'none'";

/** Third-party hosts that a route needs for every visitor. */
export interface OutsideHosts {
	connect: readonly string[];
	frame: readonly string[];
	/** Whether windows that the page opens keep their `opener`. */
	popups: boolean;
}

/**
 * Referrer-Policy of pages whose address belongs to one person: the next page of this site, where the tag manager may
 * run, reads only the origin. `no-referrer` would make browsers send `Origin: null` with the page's forms.
 */
export const privateReferrerPolicy = "strict-origin";

/** Cross-Origin-Opener-Policy of pages whose popups (sign-in) have to message them. */
export const popupOpenerPolicy = "same-origin-allow-popups";

/** The source of an inline script or style in a content security policy. */
export function hashSource(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The sources are hashes of the page's inline scripts and styles: its style sheet where that is inlined, its brand. Third-party hosts
 * are listed only when the owner configured their service; consent decides whether the page contacts them.
 */
export function pagePolicy(
	{ scripts, styles }: Record<"scripts" | "styles", readonly (string | undefined)[]>,
	{ tagManager, captcha, unmeasured }: PublicSettings,
	outside: OutsideHosts | null = null,
	framedBy: "'none'" | "'self'" = "'none'",
): string {
	const tags = unmeasured ? null : tagManager;
	const measured = tags ? [tags.origin, ...measurementHosts(tags.origin)] : [];
	// An unmeasured page frames the site's own document that sends events, also when consent is given later.
	const events = unmeasured && tagManager ? "'self'" : undefined;
	const framed = [tags?.origin, events, captcha?.origin, ...(outside?.frame ?? [])].filter(Boolean);
	const asked = [...measured, ...(captcha ? [captcha.origin] : []), ...(outside?.connect ?? [])];
	return [
		"default-src 'none'",
		["script-src", ...scripts.filter(Boolean), "'strict-dynamic'"].join(" "),
		["style-src", ...styles.filter(Boolean)].join(" "),
		["img-src 'self' data:", ...measured].join(" "),
		"font-src 'self'",
		["connect-src 'self'", ...asked].join(" "),
		...(framed.length > 0 ? [`frame-src ${framed.join(" ")}`] : []),
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		`frame-ancestors ${framedBy}`,
	].join("; ");
}

/** Google Tag Manager sends its measurements to other hosts than its own. */
function measurementHosts(origin: string): string[] {
	return origin === "https://www.googletagmanager.com"
		? ["https://*.google-analytics.com", "https://*.analytics.google.com"]
		: [];
}

interface SecurityOptions {
	https: boolean;
	policy: string;
	/** Whether the address belongs to one person: see `privateReferrerPolicy`. */
	hidesAddress?: boolean;
}

/** Headers of every response. */
export function securityHeaders({ https, policy, hidesAddress }: SecurityOptions): (readonly [string, string])[] {
	const referrer = hidesAddress ? privateReferrerPolicy : "strict-origin-when-cross-origin";
	const own: (readonly [string, string])[] = [
		...always,
		["Referrer-Policy", referrer],
		["Content-Security-Policy", policy],
	];
	if (https) own.push(["Strict-Transport-Security", "max-age=63072000; includeSubDomains"]);
	return own;
}

/** Sets the strictest policy first; pages replace it with a wider one. */
export function setSecurityHeaders(response: ServerResponse, { https }: { https: boolean }): void {
	for (const [name, value] of securityHeaders({ https, policy: inertPolicy })) response.setHeader(name, value);
}
