import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAssets } from "./assets.ts";
import type { CheckedRequest } from "./request-checks.ts";

let folder = "";
const thrown: unknown[] = [];
const server = createServer();
const large = "x".repeat(300_000);

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: string;
}

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
	const { port } = server.address() as AddressInfo;
	return new Promise((resolve, reject) => {
		httpRequest({ port, path, method, headers, agent: false }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("end", () =>
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					body: Buffer.concat(chunks).toString("latin1"),
				}),
			);
		})
			.on("error", reject)
			.end();
	});
}

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-assets-"));
	for (const [build, name] of [
		["new", "b"],
		["old", "a"],
		["older", "z"],
		["older", "gone"],
	] as const) {
		await mkdir(join(folder, build, "assets"), { recursive: true });
		await writeFile(join(folder, build, "assets", `${name}.js`), name);
	}
	await writeFile(join(folder, "new", "assets", "b.js.gz"), gzipSync("b"));
	await writeFile(join(folder, "new", "assets", "alone.js.gz"), gzipSync("alone"));
	await writeFile(join(folder, "new", "large.png"), large);
	const assets = createAssets(join(folder, "new"), Promise.resolve([join(folder, "old"), join(folder, "older")]));
	server.on("request", async (request, response) => {
		const [path = "/"] = decodeURIComponent(request.url ?? "/").split("?");
		const checked = { method: request.method, path } as CheckedRequest;
		const scope = { id: "1", started: 0, route: "", request, response, checked };
		try {
			if (!(await assets(scope))) response.writeHead(404).end("not a file");
		} catch (error) {
			thrown.push(error);
			response.writeHead(500).end();
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
	server.close();
	await rm(folder, { recursive: true, force: true });
});

it("serves the files of the current build and of older builds", async () => {
	for (const name of ["b", "a", "z"]) expect((await ask(`/assets/${name}.js?x`)).body).toBe(name);
	expect((await ask("/assets/b.js")).headers).toMatchObject({
		"cache-control": "public, max-age=31536000, immutable",
		"content-type": "text/javascript; charset=utf-8",
		"content-length": "1",
		vary: "Accept-Encoding",
	});
});

it("passes requests for pages, unknown files and .gz files to the next stage", async () => {
	const paths = ["/", "/blogue", "/assets/none.js", "/none.txt", "/assets/%2e%2e/large.png", "/assets/b.js.gz"];
	for (const path of [...paths, "/assets/alone.js"]) expect([path, (await ask(path)).status]).toEqual([path, 404]);
	expect((await ask("/assets/b.js", {}, "POST")).status).toBe(404);
});

it("sends the compressed variant, no body for HEAD, and 304 when If-None-Match matches", async () => {
	const packed = await ask("/assets/b.js", { "Accept-Encoding": "gzip, br" });
	expect(packed.headers["content-encoding"]).toBe("gzip");
	const head = await ask("/large.png", {}, "HEAD");
	expect([head.status, head.headers["content-length"], head.body]).toEqual([200, String(large.length), ""]);
	const again = await ask("/large.png", { "If-None-Match": head.headers.etag ?? "" });
	expect([again.status, again.body]).toEqual([304, ""]);
});

it("sends the whole file whatever the Range and If-Range headers say", async () => {
	const number = fc.oneof(
		fc.nat().map(String),
		fc.constant("99999999999999999999"),
		fc.constant(""),
		fc.constant("-1"),
	);
	const range = fc
		.array(fc.tuple(number, number), { maxLength: 40 })
		.map((pairs) => pairs.map((p) => p.join("-")).join());
	const odd = fc.oneof(
		range.map((list) => `bytes=${list}`),
		fc.constant("bytes=9-1"),
		fc.stringMatching(/^[ -~]{0,40}$/),
	);
	const ifRange = fc.constantFrom("", '"x"', 'W/"x"', "Sun, 06 Nov 1994 08:49:37 GMT");
	await fc.assert(
		fc.asyncProperty(odd, ifRange, fc.constantFrom("GET", "HEAD"), async (value, condition, method) => {
			const answer = await ask("/assets/a.js", { Range: value, "If-Range": condition }, method);
			expect([answer.status, answer.body]).toEqual([200, method === "HEAD" ? "" : "a"]);
		}),
		{ numRuns: 200 },
	);
});

it("responds 404 for a file that was deleted after the folder was listed", async () => {
	await ask("/assets/z.js");
	await rm(join(folder, "older", "assets", "gone.js"));
	expect((await ask("/assets/gone.js")).status).toBe(404);
});

it("leaves no file descriptor open when clients disconnect", async () => {
	const { port } = server.address() as AddressInfo;
	await ask("/large.png");
	const before = (await readdir("/dev/fd")).length;
	const hangUp = () =>
		new Promise<void>((resolve) => {
			const socket = connect(port, "127.0.0.1", () => socket.write("GET /large.png HTTP/1.1\r\nHost: x\r\n\r\n"));
			socket.once("data", () => socket.destroy()).on("close", () => resolve());
		});
	for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 20 }, hangUp));
	await expect.poll(async () => (await readdir("/dev/fd")).length - before).toBeLessThanOrEqual(5);
	expect(thrown).toEqual([]);
});
