import { get } from "node:http";
import { readExposition } from "../monitor/read-exposition.ts";
import { expect, test } from "./journey.ts";

const origin = "https://www.airelle.example";

test("/metrics counts requests for a local monitor, and answers 404 to all others", async ({ launch }) => {
	const { port } = await launch({ PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: "1" });
	const visitor = { host: "www.airelle.example", "x-forwarded-for": "203.0.113.7" };
	for (const path of ["/", "/blogue", "/robots.txt", "/nulle/part/ici"]) await ask(port, path, visitor);
	await ask(port, "/", { host: "evil.example" });

	const { status, headers, body } = await ask(port, "/metrics", { host: "127.0.0.1" });
	expect(status).toBe(200);
	expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
	expect(headers["cache-control"]).toBe("no-store");
	const read = readExposition(body);
	expect(read.get('airelle_requests_total{route="page",status="200"}')).toBe(2);
	expect(read.get('airelle_requests_total{route="file",status="200"}')).toBe(1);
	expect(read.get('airelle_requests_total{route="unknown",status="404"}')).toBe(1);
	expect(read.get('airelle_requests_total{route="refused",status="421"}')).toBe(1);
	expect(read.get("airelle_page_cache_renders_total")).toBe(3);
	expect(read.get("airelle_store_writable")).toBe(1);
	expect(read.get("airelle_last_backup_age_seconds")).toBe(Number.POSITIVE_INFINITY);
	expect(body).not.toContain("nulle/part");
	expect(body).not.toContain("203.0.113");

	for (const others of [
		visitor,
		{ host: "www.airelle.example" },
		{ host: "127.0.0.1", "x-forwarded-for": "127.0.0.1" },
	]) {
		const refused = await ask(port, "/metrics", others);
		expect(refused.status).toBe(404);
		expect(refused.headers["cache-control"]).toBe("no-store");
		expect(refused.body).not.toContain("airelle_requests_total");
	}
});

test("with METRICS_TOKEN set, /metrics requires the token", async ({ launch }) => {
	const METRICS_TOKEN = "a-token-of-a-test-0123";
	const { port, output } = await launch({ PUBLIC_ORIGIN: origin, METRICS_TOKEN });
	const host = "airelle:3000";
	expect((await ask(port, "/metrics", { host, authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(200);
	expect((await ask(port, "/metrics", { host, authorization: "Bearer a-token-of-a-test-0124" })).status).toBe(404);
	expect((await ask(port, "/metrics", { host: "localhost" })).status).toBe(404);
	expect(output()).not.toContain(METRICS_TOKEN);
});

interface Answer {
	status: number | undefined;
	headers: Record<string, string | string[] | undefined>;
	body: string;
}

/** Uses node:http, because `fetch` does not allow setting the Host header. */
function ask(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const request = get({ host: "127.0.0.1", port, path, headers }, async (response) => {
			const body = (await response.setEncoding("utf8").toArray()).join("");
			resolve({ status: response.statusCode, headers: response.headers, body });
		});
		request.once("error", reject);
	});
}
