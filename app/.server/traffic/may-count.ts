import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import { remembered } from "../remembered.ts";

/** Remembered, because the list of robots is long: most requests come from a few versions of browsers. */
const isKnownRobot = remembered((agent) => isbot(agent));

/**
 * Whether a request may be counted: not of a visitor who asks not to be followed (Global Privacy Control, Do Not Track),
 * not of a known robot, and not of a browser that prepares a page which nobody may ever look at.
 */
export function mayCount(headers: IncomingHttpHeaders): boolean {
	if (asksForPrivacy(headers)) return false;
	if (headers["sec-purpose"] !== undefined || headers.purpose === "prefetch" || headers["x-moz"] === "prefetch")
		return false;
	const agent = headers["user-agent"];
	return agent !== undefined && !isKnownRobot(agent);
}

/** Global Privacy Control or Do Not Track: nothing is counted, and no source is kept. */
export function asksForPrivacy(headers: IncomingHttpHeaders): boolean {
	// Only the first character: with two of these headers, Node joins their values.
	return headers["sec-gpc"]?.[0] === "1" || headers.dnt?.[0] === "1";
}

/** A page in a tab: not a picture, a frame or a script that fetches it. Browsers omit the header on insecure origins. */
export function isDocumentRequest(headers: IncomingHttpHeaders): boolean {
	const destination = headers["sec-fetch-dest"];
	return destination === undefined || destination === "document";
}
