import type { IncomingMessage } from "node:http";
import { acceptedEncodings, type Encoding } from "./encodings.ts";

/** Where a browser says that a request comes from: a page of this site, or the member's own bookmark or address bar. */
const ownRequests: ReadonlySet<string> = new Set(["same-origin", "none"]);

/**
 * The encoding of a page with private data. Compressed, its size would tell whether text from the URL also stands
 * elsewhere in the page; another site that makes a member open many such URLs and reads the sizes on the network could
 * guess a secret letter by letter (BREACH). A page that another site asked for is therefore sent as it is.
 */
export function privateEncoding({ headers }: Pick<IncomingMessage, "headers">): Encoding {
	const isOwn = ownRequests.has(String(headers["sec-fetch-site"]));
	return (isOwn && acceptedEncodings(headers["accept-encoding"])[0]) || "identity";
}
