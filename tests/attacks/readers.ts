import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../../scripts/percentile.ts";

/** Pages that the page cache holds. */
export const pages = ["/", "/en", "/blogue", "/services/grand-menage", "/confidentialite", "/en/blog"];

export interface Reading {
	status: number;
	ms: number;
}

/** Reads a page over the agent's connection. The status is 0 when the connection breaks. */
export function read(origin: string, path: string, agent: Agent): Promise<Reading> {
	const started = performance.now();
	return new Promise((resolve) => {
		const asked = request(origin + path, { agent, headers: { "Sec-Fetch-Site": "same-origin" } }, (response) => {
			response.resume();
			response.on("end", () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - started }));
			response.on("error", () => resolve({ status: 0, ms: performance.now() - started }));
		});
		asked.on("error", () => resolve({ status: 0, ms: performance.now() - started }));
		asked.end();
	});
}

/** The 99th percentile of one visitor's response times, in milliseconds. */
export async function readAlone(origin: string): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const times: number[] = [];
	for (let index = 0; index < 200; index++) {
		times.push((await read(origin, pages[index % pages.length] ?? "/", agent)).ms);
		await sleep(10);
	}
	agent.destroy();
	return percentile(times, 0.99);
}
