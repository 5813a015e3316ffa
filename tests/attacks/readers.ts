import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Pages that are kept in memory. */
export const pages = ["/", "/en", "/blogue", "/services/grand-menage", "/confidentialite", "/en/blog"];

export interface Reading {
	status: number;
	ms: number;
}

/** Over a connection that is kept, as browsers do. */
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

/** The slowest hundredth of one visitor's pages, in milliseconds. */
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

export function percentile(values: readonly number[], share: number): number {
	return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}
