import type { IncomingMessage, ServerResponse } from "node:http";
import { refusals } from "#content/messages/refusals.ts";
import { type CacheEntry, chooseEncoding } from "./page-cache.ts";
import type { Refusal } from "./request-checks.ts";

/** A clear page in both languages, and never a stack trace. Nothing in it loads: its policy forbids everything. */
export function sendRefusal(response: ServerResponse, { status, headers = {} }: Refusal): void {
	const words = refusals[status] ?? refusals[400];
	const page = `<!DOCTYPE html>
<html lang="fr-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status} | Airelle</title></head>
<body><main><h1>${status}</h1><p>${words?.fr}</p><p lang="en-CA">${words?.en}</p><p><a href="/">Airelle</a></p></main></body></html>
`;
	sendText(response, status, page, { "Content-Type": "text/html; charset=utf-8", ...headers });
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
