import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";

const known = new Map<string, boolean>();
const mostKnown = 1_000;

/**
 * Whether a request may be counted: not of a visitor who asks not to be followed (Global Privacy Control, Do Not Track),
 * not of a known robot, and not of a browser that prepares a page which nobody may ever look at.
 */
export function mayCount(headers: IncomingHttpHeaders): boolean {
	if (asksForPrivacy(headers)) return false;
	if (headers["sec-purpose"] !== undefined || headers.purpose === "prefetch" || headers["x-moz"] === "prefetch")
		return false;
	return !isRobot(headers["user-agent"]);
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

/** Remembered, because the list of robots is long: most requests come from a few versions of browsers. */
function isRobot(agent: string | undefined): boolean {
	if (agent === undefined) return true;
	const found = known.get(agent);
	if (found !== undefined) return found;
	const answer = isbot(agent);
	if (known.size >= mostKnown) known.clear();
	known.set(agent.slice(0, 300), answer);
	return answer;
}
