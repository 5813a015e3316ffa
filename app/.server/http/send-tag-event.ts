import { consentSignals, readTagEvent, type TagEvent } from "#app/model/consent/tag-events.ts";
import type { Config } from "../config.ts";
import type { SiteContent } from "../content/site-content.ts";
import { publicSettings } from "../public-settings.ts";
import type { Exchange } from "./exchange.ts";
import { hashSource, pagePolicy, privateReferrerPolicy } from "./security-headers.ts";
import { sendRefusal, sendText } from "./send.ts";

/**
 * Sends the document that runs the tag manager for one event. Pages frame it whose own address the tag manager must not
 * know: in here, `document.location` and `document.referrer` say nothing. 204 leaves the frame empty.
 */
export function sendTagEvent({ request, response, checked }: Exchange, config: Config, content: SiteContent): void {
	const { cookie, "sec-fetch-dest": kind = "iframe", "sec-fetch-site": site = "same-origin" } = request.headers;
	const settings = publicSettings(config, cookie);
	const { tagManager, consent } = settings;
	const event = checked.method === "POST" ? null : readTagEvent(checked.search);
	if (!event) {
		sendRefusal(response, { status: 400 }, content);
		return;
	}
	// Nobody can be led to such a document by a link, which would count an event that did not happen.
	const isFramed = kind === "iframe" && site === "same-origin";
	if (!tagManager || consent !== "granted" || !isFramed) {
		response.writeHead(204, { "Cache-Control": "no-store" });
		response.end();
		return;
	}
	const script = scriptFor(event, `${tagManager.origin}/gtm.js?id=${encodeURIComponent(tagManager.id)}`);
	const page = `<!DOCTYPE html>
<html lang="fr-CA"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${event.event}</title></head><body><script>${script}</script></body></html>
`;
	sendText(response, 200, page, {
		"Content-Type": "text/html; charset=utf-8",
		"X-Robots-Tag": "noindex, nofollow",
		"Referrer-Policy": privateReferrerPolicy,
		"X-Frame-Options": "SAMEORIGIN",
		"Content-Security-Policy": pagePolicy(
			{ scripts: [hashSource(script)], styles: ["'none'"] },
			{ ...settings, captcha: null },
			null,
			"'self'",
		),
		// Where browsers know it (Chromium 137), scripts in here cannot read the address of the page around them.
		"Document-Isolation-Policy": "isolate-and-credentialless",
	});
}

/** The same entries as `app/consent/tag-manager.ts` writes, in the same order. */
function scriptFor(event: TagEvent, source: string): string {
	const consent = (kind: string, value: string) =>
		`gtag("consent","${kind}",${JSON.stringify(Object.fromEntries(consentSignals.map((name) => [name, value])))});`;
	return [
		"var dataLayer=window.dataLayer=[];function gtag(){dataLayer.push(arguments)}",
		consent("default", "denied"),
		consent("update", "granted"),
		`dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});`,
		`dataLayer.push(${inScript(event)});`,
		`var s=document.createElement("script");s.async=true;s.src=${inScript(source)};document.head.append(s);`,
	].join("");
}

/** JSON that cannot end the script element. */
function inScript(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003C");
}
