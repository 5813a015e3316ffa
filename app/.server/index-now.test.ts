import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { createIndexNow, indexNowPath } from "./index-now.ts";
import { createLog } from "./log.ts";

describe("IndexNow", () => {
	it("receives the changed URLs and the location of the key", async () => {
		const bodies: string[] = [];
		const told = Promise.withResolvers<void>();
		const server = createServer(async (request, response) => {
			for await (const chunk of request) bodies.push(String(chunk));
			response.end();
			told.resolve();
		});
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		const config = readConfig({
			INDEXNOW_KEY: "0123456789abcdef",
			INDEXNOW_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
			PUBLIC_ORIGIN: "https://airelle.example",
		});
		createIndexNow(config, createLog())(["/blogue", "/en/blog"]);
		await told.promise;
		server.close();
		expect(indexNowPath(config)).toBe("/0123456789abcdef.txt");
		expect(JSON.parse(bodies.join(""))).toEqual({
			host: "airelle.example",
			key: "0123456789abcdef",
			keyLocation: "https://airelle.example/0123456789abcdef.txt",
			urlList: ["https://airelle.example/blogue", "https://airelle.example/en/blog"],
		});
	});

	it("receives nothing without a public origin, and has no key file without a key", () => {
		const silent = readConfig({ INDEXNOW_KEY: "0123456789abcdef", INDEXNOW_ORIGIN: "http://127.0.0.1:9" });
		expect(() => createIndexNow(silent, createLog())(["/"])).not.toThrow();
		expect(indexNowPath(readConfig({}))).toBeNull();
	});
});
