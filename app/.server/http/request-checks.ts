import type { IncomingMessage } from "node:http";
import { takesPhotos } from "#app/locale/paths.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import { isBackOffice, takesFile } from "#app/model/members/back-office-address.ts";
import type { Config } from "../config.ts";
import { remembered } from "../remembered.ts";

export interface CheckedRequest {
	method: "GET" | "HEAD" | "POST";
	/** Decoded once, never empty, starts with a slash. */
	path: string;
	/** As received, still encoded. */
	rawPath: string;
	/** Includes the question mark; empty without a query. */
	search: string;
	/** The validated host, from which the Request's URL is built. */
	host: string;
}

export interface Refusal {
	status: number;
	headers?: Readonly<Record<string, string>>;
}

const methods = ["GET", "HEAD", "POST"] as const;
const longestUrl = 2048;
export const largestForm = 64 * 1024;
/** Enough for a long page in two languages with every accent percent-encoded as six characters. */
export const largestOfficeForm = 512 * 1024;
const largestUpload = photoLimits.most * photoLimits.bytes + largestForm;
/** Requested from inside the network under any host name, so their Host header is not checked. */
const probes = new Set(["/healthz", "/readyz", "/metrics"]);
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

const takesPictures = (path: string) => takesPhotos(path) || takesFile(path);

/** Rejects requests that no regular browser sends, before any other code reads them. Always a 4xx; never throws. */
export function checkRequest(
	request: IncomingMessage,
	config: Config,
	takesPhotosAt: (path: string) => boolean = takesPictures,
): CheckedRequest | Refusal {
	// Node's parser also accepts request lines that say HTTP/2 or HTTP/0.9.
	if (request.httpVersionMajor !== 1) return { status: 400 };
	const method = methods.find((allowed) => allowed === request.method);
	if (!method) return { status: 405, headers: { Allow: methods.join(", ") } };
	const target = readTarget(request.url ?? "");
	if ("status" in target) return target;
	const { path, rawPath, search } = target;
	const host = checkHost(request, config, path);
	if (host === null) return { status: 421 };
	if (method === "POST") {
		const refusal = checkBody(request, takesPhotosAt);
		if (refusal) return refusal;
	}
	return { method, path, rawPath, search, host };
}

/** Remembered: most requests are for few addresses. */
const readTarget = remembered((target): Pick<CheckedRequest, "path" | "rawPath" | "search"> | Refusal => {
	if (target.length > longestUrl) return { status: 414 };
	// Absolute-form targets name a host of their own; this server is no proxy and needs none.
	if (!target.startsWith("/")) return { status: target === "*" ? 400 : 421 };
	const question = target.indexOf("?");
	const rawPath = question < 0 ? target : target.slice(0, question);
	const path = decodePath(rawPath);
	// React Router would resolve dot segments and drop a fragment, and so render another page than the one matched here.
	if (path === null || target.includes("#") || dotSegment.test(path)) return { status: 400 };
	return { path, rawPath, search: question < 0 ? "" : target.slice(question) };
});

/** Returns null for a foreign host. Without `PUBLIC_ORIGIN`, only loopback hosts are accepted. */
function checkHost(request: IncomingMessage, config: Config, path: string): string | null {
	const host = onlyHost(request) ?? "";
	if (config.PUBLIC_ORIGIN) {
		const expected = hostOf(config.PUBLIC_ORIGIN);
		return host === expected || host.toLowerCase() === expected || probes.has(path) ? expected : null;
	}
	if (isLoopbackHost(host)) return host.toLowerCase();
	return probes.has(path) ? `localhost:${config.PORT}` : null;
}

/** The Host header, if there is exactly one: `request.headers` silently keeps the first of several. */
function onlyHost({ rawHeaders, headers }: IncomingMessage): string | undefined {
	let hosts = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index];
		if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
	}
	return hosts === 1 ? headers.host : undefined;
}

const parsedHosts = new Map<string, string>();

/** Parses each origin once. */
function hostOf(origin: string): string {
	const known = parsedHosts.get(origin) ?? new URL(origin).host;
	parsedHosts.set(origin, known);
	return known;
}

/** Remembered: the test takes a fiftieth of the time of a cached page. */
export const isLoopbackHost = remembered((host) => loopbackHost.test(host) && URL.canParse(`http://${host}`));

/** Whether this is a form with photos posted to a page that accepts them: its size and time limits are higher. */
export function isUpload(
	{ method, url = "", headers }: Pick<IncomingMessage, "method" | "url" | "headers">,
	takesPhotosAt: (path: string) => boolean = takesPictures,
): boolean {
	if (method !== "POST" || bodyType(headers) !== "multipart/form-data") return false;
	const path = decodePath(url.split("?")[0] ?? "");
	// With JavaScript, React Router posts to the `.data` URL of the page.
	return path !== null && takesPhotosAt(path.replace(/(?:\/_)?\.data$/, "") || "/");
}

function checkBody(request: IncomingMessage, takesPhotosAt: (path: string) => boolean): Refusal | null {
	const { headers } = request;
	if (headers["content-encoding"]) return { status: 415 };
	const type = bodyType(headers);
	if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data") return { status: 415 };
	// Browsers always send Content-Length with a form; without it the size cannot be checked before the body is read.
	if (headers["content-length"] === undefined) return { status: 411 };
	const ofOffice = isBackOffice(request.url?.split("?")[0] ?? "") ? largestOfficeForm : largestForm;
	const largest = isUpload(request, takesPhotosAt) ? largestUpload : ofOffice;
	if (Number(headers["content-length"]) > largest) return { status: 413 };
	return null;
}

function bodyType(headers: IncomingMessage["headers"]): string | undefined {
	return headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
}

const dotSegment = /(?:^|\/)\.{1,2}(?:\/|$)/;
const plainPath = /^[\w/.-]*$/;

function decodePath(rawPath: string): string | null {
	if (plainPath.test(rawPath)) return rawPath;
	try {
		const path = decodeURIComponent(rawPath);
		// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
		return /[\u0000-\u001f\u007f\\]/.test(path) ? null : path;
	} catch {
		return null;
	}
}
