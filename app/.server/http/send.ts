import type { IncomingMessage, ServerResponse } from "node:http";
import { formatPhone, phoneLink } from "#app/locale/format.ts";
import { errorPage } from "#content/messages/error-page.ts";
import { refusals } from "#content/messages/refusals.ts";
import { escapeHtml } from "../content/markdown.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { CachedFile } from "../file-cache.ts";
import { acceptedEncodings, type Encoding } from "./encodings.ts";
import type { RequestScope } from "./exchange.ts";
import { bodyOf, type CacheEntry, type Head } from "./page-cache.ts";
import type { Refusal } from "./request-checks.ts";
import { securityHeaders } from "./security-headers.ts";

/** Sends an error page in both languages, without resources or a stack trace. Visitors can quote the request id. */
export function sendRefusal(
	response: ServerResponse,
	{ status, headers = {} }: Refusal,
	content: SiteContent,
	requestId?: string,
): void {
	const words = refusals[status] ?? refusals[400];
	const company = content.reader().read("company");
	const [name, phone] = [escapeHtml(company.name), company.phone];
	const quote = requestId
		? `<p>${errorPage.fr.quote} ${requestId}</p><p lang="en-CA">${errorPage.en.quote} ${requestId}</p>`
		: "";
	const page = `<!DOCTYPE html>
<html lang="fr-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status} | ${name}</title></head>
<body><main><h1>${status}</h1><p>${words?.fr}</p><p lang="en-CA">${words?.en}</p>${quote}<p><a href="${phoneLink(phone)}">${formatPhone(phone, "fr")}</a></p><p><a href="/">${name}</a></p></main></body></html>
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

/** `path` must be a path of this site: it is not checked here. */
export function sendRedirect(
	response: ServerResponse,
	status: 301 | 302,
	path: string,
	headers: Readonly<Record<string, string>> = {},
): void {
	response.writeHead(status, { Location: path, "Content-Length": 0, ...headers });
	response.end();
}

/** Cache-Control of URLs that name one version of their content. */
export const immutable = "public, max-age=31536000, immutable";

interface FileOptions {
	type: string;
	cacheControl: string;
	encoding?: Encoding;
}

/** Sends a file that is in memory, or 304 when If-None-Match matches. */
export function sendFile(
	{ request, response }: RequestScope,
	{ body, etag }: CachedFile,
	{ type, cacheControl, encoding = "identity" }: FileOptions,
): void {
	response.setHeader("ETag", etag);
	response.setHeader("Cache-Control", cacheControl);
	if (matchesTag(request.headers["if-none-match"], etag)) {
		response.writeHead(304).end();
		return;
	}
	if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
	response.writeHead(200, { "Content-Type": type, "Content-Length": body.length, "Accept-Ranges": "none" });
	response.end(request.method === "HEAD" ? undefined : body);
}

export interface EntryOptions {
	cacheControl: string;
	/** Added to Accept-Encoding. */
	vary?: string;
	/** Set-Cookie lines. */
	cookies?: readonly string[];
	https: boolean;
	/** Pages of one person; constant for an entry. */
	hidesAddress?: boolean;
}

/** Sends a page or its payload, compressed, or 304 when If-None-Match matches. */
export function sendEntry(
	request: IncomingMessage,
	response: ServerResponse,
	entry: CacheEntry,
	options: EntryOptions,
): void {
	const encoding = encodingFor(request, entry);
	const { whole, unchanged } = headOf(entry, encoding, options);
	const { cookies = [] } = options;
	const cookie = cookies.length === 0 ? [] : cookies.flatMap((line) => ["Set-Cookie", line]);
	if (entry.status === 200 && matchesTag(request.headers["if-none-match"], entry.etag)) {
		response.writeHead(304, [...unchanged, ...cookie]);
		response.end();
		return;
	}
	response.writeHead(entry.status, cookie.length === 0 ? (whole as string[]) : [...whole, ...cookie]);
	response.end(request.method === "HEAD" ? undefined : bodyOf(entry, encoding));
}

/** The best accepted encoding that the entry already has. */
function encodingFor({ headers }: IncomingMessage, { bodies }: CacheEntry): Encoding {
	const accepted = acceptedEncodings(headers["accept-encoding"]);
	return accepted.find((encoding) => bodies.has(encoding)) ?? "identity";
}

/** Caches the headers per encoding: nearly all visitors get the same ones. */
function headOf(
	entry: CacheEntry,
	encoding: Encoding,
	{ cacheControl, vary, https, hidesAddress }: EntryOptions,
): Head {
	const known = entry.heads.get(encoding);
	if (known && known.cacheControl === cacheControl && known.vary === vary) return known;
	const length = encoding === "identity" ? entry.length : bodyOf(entry, encoding).length;
	const unchanged = [
		...securityHeaders({ https, policy: entry.policy, hidesAddress }).flat(),
		...["Cache-Control", cacheControl],
		...["Vary", vary ? `Accept-Encoding, ${vary}` : "Accept-Encoding"],
		...(entry.etag ? ["ETag", entry.etag] : []),
	];
	const ofBody = ["Content-Type", entry.contentType, "Content-Length", String(length)];
	if (encoding !== "identity") ofBody.push("Content-Encoding", encoding);
	const head = { cacheControl, vary, unchanged, whole: [...unchanged, ...ofBody] };
	entry.heads.set(encoding, head);
	return head;
}

/** Weak comparison, as RFC 9110 (13.1.2) requires for If-None-Match. */
function matchesTag(header: string | undefined, etag: string | null): boolean {
	if (!header || !etag) return false;
	const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
	return header === "*" || header.split(",").some((candidate) => opaque(candidate) === opaque(etag));
}
