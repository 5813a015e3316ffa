import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { throwOnDemand } from "../attacks/throwing.ts";
import { expect, test } from "./journey.ts";
import { startServer, type TestServer } from "./server.ts";

/** Keeps the file on one worker, so that it starts one server only. */
test.describe.configure({ mode: "default" });

let server: TestServer;
test.beforeAll(async () => {
	server = await startServer({ PUBLIC_ORIGIN: "https://www.airelle.example" });
});
test.afterAll(() => server.stop());

interface Answer {
	status: number;
	headers: IncomingMessage["headers"];
	body: string;
}

/** Uses node:http to send requests that no browser would send. */
function ask(
	path: string,
	options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
	const { method = "GET", headers = {}, body } = options;
	return new Promise((resolve, reject) => {
		const request = httpRequest(
			{ port: server.port, path, method, headers: { Host: "www.airelle.example", ...headers } },
			(response) => {
				let text = "";
				response.on("data", (chunk: Buffer) => {
					text += chunk.toString();
				});
				response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
			},
		);
		request.on("error", reject);
		request.end(body);
	});
}

test("every response has the security headers", async () => {
	for (const path of ["/", "/en", "/rien", "/contact/", "/favicon.ico", "/_payload.json", "/healthz", "/%", "/a_b"]) {
		const { headers } = await ask(path);
		expect(headers, path).toMatchObject({
			"x-content-type-options": "nosniff",
			"cross-origin-opener-policy": "same-origin",
			"cross-origin-resource-policy": "same-origin",
			"referrer-policy": "strict-origin-when-cross-origin",
			"strict-transport-security": expect.stringContaining("max-age"),
			"permissions-policy": expect.stringContaining("camera=()"),
		});
		expect(headers["content-security-policy"], path).toMatch(/^default-src 'none'/);
		expect(headers["content-security-policy"], path).not.toContain("unsafe");
	}
});

test("pages use PUBLIC_ORIGIN in their URLs", async () => {
	const { body } = await ask("/en/blog");
	expect(body).toContain('<link rel="canonical" href="https://www.airelle.example/en/blog"/>');
	expect(body).not.toContain("localhost");
});

test("requests for another host are rejected, except health probes", async () => {
	for (const host of [
		"evil.example",
		"www.airelle.example.evil.example",
		"www.airelle.example/admin?",
		"localhost",
		"",
	]) {
		expect((await ask("/", { headers: { Host: host } })).status, host).toBeGreaterThanOrEqual(400);
		expect((await ask("/", { headers: { Host: host } })).status, host).toBeLessThan(500);
	}
	expect((await ask("/", { headers: { Host: "evil.example" } })).status).toBe(421);
	expect((await ask("http://evil.example/")).status).toBe(421);
	expect((await ask("/healthz", { headers: { Host: "10.0.0.7" } })).status).toBe(200);
	expect((await ask("/readyz", { headers: { Host: "10.0.0.7" } })).status).toBe(200);
});

test("invalid requests get a 4xx status, never a 5xx", async () => {
	expect((await ask("/", { method: "TRACE" })).status).toBe(405);
	expect((await ask("/", { method: "PUT" })).status).toBe(405);
	expect((await ask(`/${"a".repeat(3000)}`)).status).toBe(414);
	expect((await ask("/%E0%A4%A")).status).toBe(400);
	expect((await ask("/%00")).status).toBe(400);
	for (const path of ["/blogue#1", "/contactez-nous#x", "/blogue/..", "/%2e%2e/contactez-nous"])
		expect((await ask(path)).status, path).toBe(400);
	expect((await ask("/", { method: "POST", headers: { "Content-Type": "text/plain" }, body: "x" })).status).toBe(415);
	const form = { "Content-Type": "application/x-www-form-urlencoded" };
	expect((await ask("/", { method: "POST", headers: form, body: "x".repeat(70_000) })).status).toBe(413);
	expect((await ask("/blogue", { method: "POST", headers: form, body: "a=1" })).status).toBe(405);
});

test("an invalid request line gets a 400 response and the connection closes", async () => {
	const answer = await new Promise<string>((resolve) => {
		const socket = connect(server.port, "127.0.0.1", () => socket.write("GET / HTTP/9.9\r\n\r\n"));
		let text = "";
		socket.on("data", (chunk) => {
			text += chunk.toString();
		});
		socket.on("close", () => resolve(text));
	});
	expect(answer).toMatch(/^HTTP\/1\.1 400/);
	expect(answer).toContain("Content-Security-Policy: default-src 'none'");
});

test("redirects keep the query, take one hop and stay on the site", async () => {
	expect((await ask("/contact/?a=1&b=2")).headers.location).toBe("/contactez-nous?a=1&b=2");
	expect((await ask("/en//carpet-cleaning/")).headers.location).toMatch(/^\/en\/services\//);
	for (const path of ["//evil.example", "//evil.example/", "/%2f%2fevil.example/", "///"]) {
		const { headers } = await ask(path);
		if (headers.location) expect(headers.location, path).toMatch(/^\/(?![/\\])/);
	}
});

test("pages are compressed, can be revalidated, and answer HEAD from the same cache entry", async () => {
	const smallest = () => ask("/blogue", { headers: { "Accept-Encoding": "gzip, br" } });
	const first = await smallest();
	// The smallest form is made in the background from the second request on.
	const length = ({ headers }: typeof first) => Number(headers["content-length"]);
	await expect.poll(async () => length(await smallest())).toBeLessThan(length(first));
	const { headers, status } = await smallest();
	expect([status, headers.etag]).toEqual([200, first.headers.etag]);
	expect(headers).toMatchObject({
		"content-encoding": "br",
		vary: "Accept-Encoding",
		"cache-control": "public, max-age=0, must-revalidate",
	});
	const again = await ask("/blogue", { headers: { "If-None-Match": String(headers.etag) } });
	expect(again.status).toBe(304);
	expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
	const head = await ask("/blogue", { method: "HEAD", headers: { "Accept-Encoding": "br" } });
	expect([head.status, head.body, head.headers.etag]).toEqual([200, "", headers.etag]);
});

test("a page that is first asked for with a campaign is the same for everybody, and other parameters are kept", async () => {
	// Nobody has asked for this page yet: this request fills the cache.
	const first = await ask("/garantie?utm_campaign=%3Cscript%3Ezqzq&gclid=zqzq&utm_x=zqzq");
	const plain = await ask("/garantie");
	expect(first.body.includes("zqzq")).toBe(false);
	expect([first.body === plain.body, first.headers.etag, first.headers["cache-control"]]).toEqual([
		true,
		plain.headers.etag,
		"public, max-age=0, must-revalidate",
	]);
	const kept = await ask("/services/nettoyage-conduits-ventilation?vents=17&utm_campaign=automne");
	expect(kept.body.includes(`value="17"`)).toBe(true);
	expect([kept.headers.etag, kept.headers["cache-control"]]).toEqual([undefined, "private, no-cache"]);
	const search = await ask("/recherche?utm_source=a&q=zqzq");
	expect(search.body.includes("zqzq")).toBe(true);
});

test("assets are immutable and precompressed", async () => {
	const { body } = await ask("/");
	const asset = /\/assets\/[^"]+\.css/.exec(body)?.[0] ?? "";
	const { headers } = await ask(asset, { headers: { "Accept-Encoding": "br, gzip" } });
	expect(headers).toMatchObject({ "content-encoding": "br", "cache-control": "public, max-age=31536000, immutable" });
});

test("an invalid Range header gets the whole file", async () => {
	for (const Range of ["bytes=9-1", "bytes=0-99999999999999999999", "bytes=-0", "bytes=0-0,2-3", "x"])
		expect((await ask("/favicon.ico", { headers: { Range } })).status, Range).toBe(200);
});

test("a request that throws gets a 500 with an id, is logged and counted, and the server keeps running", async () => {
	const other = await startServer({ NODE_OPTIONS: throwOnDemand });
	const get = (path: string, fault: string) => fetch(other.origin + path, { headers: { "X-Fault": fault } });
	const failed = await get("/blogue", "sync");
	expect(failed.status).toBe(500);
	const id = failed.headers.get("x-request-id") ?? "";
	expect(await failed.text()).toContain(id);
	await expect.poll(other.output).toContain(`"event":"request failed","id":"${id}"`);
	for (const fault of ["timer", "stream", "rejection"]) await get("/favicon.ico", fault).catch(() => null);
	await expect
		.poll(async () => await (await fetch(`${other.origin}/metrics`)).text())
		.toContain("airelle_request_errors_total 4");
	expect(await other.stop()).toBe(0);
});

test("a payload is the page as JSON, with the same status as the page", async () => {
	const payload = await ask("/en/blog/_payload.json");
	expect(payload.headers["content-type"]).toContain("application/json");
	expect(JSON.parse(payload.body)).toMatchObject({ name: "blog", locale: "en" });
	expect((await ask("/en/nope/_payload.json")).status).toBe(404);
	expect((await ask("/_payload.json", { headers: { "Accept-Language": "en" } })).status).toBe(200);
});

test("concurrent requests for the React Router data of a page get the same response", async () => {
	const answers = await Promise.all(["/en.data", "/en.data", "/en.data", "/rien.data"].map((path) => ask(path)));
	for (const { status, headers } of answers) {
		expect(status).toBeLessThan(500);
		expect(headers["cache-control"]).toBe("no-store");
	}
	expect(new Set(answers.slice(0, 3).map(({ body }) => body)).size).toBe(1);
	expect((await ask("/en.data", { method: "HEAD" })).status).toBe(answers[0]?.status);
});

test("the log has one line per request, without the query or the IP address", async () => {
	await ask("/blogue?secret=1234567");
	await expect.poll(() => server.output()).toMatch(/"event":"request".*"route":"blog","status":200/);
	expect(server.output()).not.toContain("1234567");
	expect(server.output()).not.toContain("127.0.0.1");
});
