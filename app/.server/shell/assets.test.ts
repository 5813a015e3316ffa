import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAssets } from "./assets.ts";

let folder = "";
const server = createServer();
const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "airelle-assets-"));
	for (const [build, name] of [
		["new", "b"],
		["old", "a"],
		["older", "z"],
	] as const) {
		await mkdir(join(folder, build, "assets"), { recursive: true });
		await writeFile(join(folder, build, "assets", `${name}.js`), name);
	}
	const older = Promise.resolve([join(folder, "old"), join(folder, "older")]);
	const assets = createAssets(join(folder, "new"), older);
	server.on("request", (request, response) =>
		assets(request, response, () => {
			response.statusCode = 404;
			response.end("not a file");
		}),
	);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
	server.close();
	await rm(folder, { recursive: true, force: true });
});

it("serves the build's own files, and those of the builds before it", async () => {
	for (const name of ["b", "a", "z"]) expect(await (await get(`/assets/${name}.js?x`)).text()).toBe(name);
	expect((await get("/assets/b.js")).headers.get("cache-control")).toContain("immutable");
});

it("leaves pages, and files that nobody has, to whoever comes after", async () => {
	for (const path of ["/", "/blogue", "/assets/none.js", "/none.txt", "/assets/%2e%2e/x.js"])
		expect([path, (await get(path)).status]).toEqual([path, 404]);
});
