import { request as ask, createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { noReads } from "../content/reads.ts";
import { type CacheEntry, createPageCache } from "./page-cache.ts";
import { sendEntry } from "./send.ts";

const body = "<p>bonjour</p>";
const options = { cacheControl: "public, max-age=0, must-revalidate", vary: "Cookie", https: true };
let server: Server;
let entry: CacheEntry;
let cookies: string[] = [];
const { promise: squeezed, resolve: squeeze } = Promise.withResolvers<void>();
const cache = createPageCache({
	squeeze: async (identity) => {
		await squeezed;
		const { brotliCompressSync } = await import("node:zlib");
		return brotliCompressSync(identity);
	},
});

beforeAll(async () => {
	const policy = "default-src 'none'";
	const page = { status: 200, body, contentType: "text/html", policy, reads: noReads, validUntil: null };
	entry = await cache.get("k", async () => page);
	server = createServer((request, response) => {
		// Stages before may have set headers already: none may be sent twice.
		response.setHeader("X-Frame-Options", "SAMEORIGIN");
		response.setHeader("X-Robots-Tag", "noindex");
		sendEntry(request, response, entry, { ...options, cookies });
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterAll(() => server.close());

interface Answer {
	status: number | undefined;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

function get(headers: Record<string, string>, method = "GET"): Promise<Answer> {
	const { port } = server.address() as AddressInfo;
	return new Promise((resolve, reject) => {
		ask({ port, host: "127.0.0.1", method, headers }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () =>
				resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
			);
		})
			.on("error", reject)
			.end();
	});
}

it("sends a quick Brotli until the smallest one is ready, with the same ETag", async () => {
	const all = { "Accept-Encoding": "gzip, br" };
	const early = await get(all);
	expect(early.headers["content-encoding"]).toBe("br");
	expect(brotliDecompressSync(early.body).toString()).toBe(body);
	const zipped = await get({ "Accept-Encoding": "gzip" });
	expect(zipped.headers["content-encoding"]).toBe("gzip");
	expect(gunzipSync(zipped.body).toString()).toBe(body);
	cache.peek("k");
	squeeze();
	await cache.settled();
	const late = await get(all);
	expect(late.headers["content-encoding"]).toBe("br");
	expect(brotliDecompressSync(late.body).toString()).toBe(body);
	expect(late.headers["content-length"]).toBe(String(late.body.length));
	expect(late.headers.etag).toBe(early.headers.etag);
	expect((await get({ ...all, "If-None-Match": String(early.headers.etag) })).status).toBe(304);
});

it("sends the uncompressed page without Accept-Encoding", async () => {
	const plain = await get({});
	expect(plain.body.toString()).toBe(body);
	expect(plain.headers).toMatchObject({ "content-length": String(body.length), vary: "Accept-Encoding, Cookie" });
});

it("responds to HEAD with the headers of GET and no body", async () => {
	const whole = await get({ "Accept-Encoding": "gzip" });
	const head = await get({ "Accept-Encoding": "gzip" }, "HEAD");
	expect(head.body.length).toBe(0);
	expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
});

it("responds 304 without body headers when If-None-Match matches weakly", async () => {
	const { etag = "" } = (await get({})).headers;
	for (const tag of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
		const { status, headers } = await get({ "If-None-Match": tag });
		expect([tag, status]).toEqual([tag, 304]);
		expect(headers).toMatchObject({ etag, vary: "Accept-Encoding, Cookie", "cache-control": options.cacheControl });
		expect(headers["content-type"]).toBeUndefined();
		expect(headers["content-encoding"]).toBeUndefined();
	}
	expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
});

it("sends every security header once and never caches Set-Cookie", async () => {
	const { headers } = await get({});
	expect(headers).toMatchObject({
		"content-security-policy": "default-src 'none'",
		"x-frame-options": "DENY",
		"x-robots-tag": "noindex",
		"strict-transport-security": "max-age=63072000; includeSubDomains",
	});
	cookies = ["locale=fr", "consent=x"];
	expect((await get({})).headers["set-cookie"]).toEqual(["locale=fr", "consent=x"]);
	cookies = [];
	expect((await get({})).headers["set-cookie"]).toBeUndefined();
});
