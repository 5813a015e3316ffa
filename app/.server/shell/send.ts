import type { IncomingMessage, ServerResponse } from "node:http";
import { type CacheEntry, chooseEncoding } from "./page-cache.ts";
import type { Refusal } from "./request-checks.ts";

const refusals: Readonly<Record<number, string>> = {
	400: "Bad request",
	405: "Method not allowed",
	413: "The form is too large",
	414: "The address is too long",
	415: "Unsupported form encoding",
	421: "This host is not served here",
	503: "Stopping",
};

export function sendRefusal(response: ServerResponse, { status, headers = {} }: Refusal): void {
	sendText(response, status, `${status} ${refusals[status] ?? "Error"}\n`, headers);
}

export function sendText(
	response: ServerResponse,
	status: number,
	text: string,
	headers: Readonly<Record<string, string>> = {},
): void {
	response.writeHead(status, {
		"Content-Type": "text/plain; charset=utf-8",
		"Content-Length": Buffer.byteLength(text),
		"Cache-Control": "no-store",
		...headers,
	});
	response.end(response.req.method === "HEAD" ? undefined : text);
}

/** Only ever to a path of this site. */
export function sendRedirect(
	response: ServerResponse,
	status: 301 | 302,
	path: string,
	headers: Readonly<Record<string, string>> = {},
): void {
	response.writeHead(status, { Location: path, "Content-Length": 0, ...headers });
	response.end();
}

export interface EntryOptions {
	cacheControl: string;
	/** Beyond Accept-Encoding. */
	vary?: string;
	cookie?: string | null;
}

/** A page or its payload, compressed, or 304 when the browser has it already. */
export function sendEntry(
	request: IncomingMessage,
	response: ServerResponse,
	entry: CacheEntry,
	options: EntryOptions,
): void {
	const { cacheControl, vary, cookie } = options;
	const { status } = entry;
	const encoding = chooseEncoding(request.headers["accept-encoding"]);
	const body = entry.bodies[encoding];
	response.setHeader("Content-Security-Policy", entry.policy);
	response.setHeader("Cache-Control", cacheControl);
	response.setHeader("Vary", vary ? `Accept-Encoding, ${vary}` : "Accept-Encoding");
	response.setHeader("ETag", entry.etag);
	if (cookie) response.setHeader("Set-Cookie", cookie);
	if (status === 200 && matches(request.headers["if-none-match"], entry.etag)) {
		response.writeHead(304);
		response.end();
		return;
	}
	if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
	response.writeHead(status, { "Content-Type": entry.contentType, "Content-Length": body.length });
	response.end(request.method === "HEAD" ? undefined : body);
}

function matches(header: string | undefined, etag: string): boolean {
	if (!header) return false;
	return header === "*" || header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
