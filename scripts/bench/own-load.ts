import { connect } from "node:net";
import { percentile } from "../percentile.ts";
import { browserHeaders } from "./browser-headers.ts";
import type { Load } from "./load.ts";

/** A small load generator for machines without wrk. It uses more CPU than wrk: compare only ratios of its figures. */
const [, , url = "", seconds = "5", connections = "50"] = process.argv;
const { hostname, port, pathname } = new URL(url);
const headers = Object.entries({ Host: `localhost:${port}`, ...browserHeaders });
const question = `GET ${pathname} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
const until = performance.now() + Number(seconds) * 1000;
const times: number[] = [];
let errors = 0;

await Promise.all(Array.from({ length: Number(connections) }, visit));
const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
const load: Load = { perSecond: times.length / Number(seconds), p50, p99, errors };
console.log(JSON.stringify(load));

/** One keep-alive connection: sends a request, reads the response by its Content-Length, and repeats. */
function visit(): Promise<void> {
	return new Promise((resolve) => {
		const socket = connect(Number(port), hostname);
		let asked = 0;
		let missing = 0;
		const ask = () => {
			asked = performance.now();
			if (asked > until) socket.end();
			else socket.write(question);
		};
		socket.on("connect", ask);
		socket.on("error", () => errors++);
		socket.on("close", () => resolve());
		socket.on("data", (chunk: Buffer) => {
			if (missing === 0) {
				const end = chunk.indexOf("\r\n\r\n");
				const head = chunk.toString("latin1", 0, end);
				if (!head.startsWith("HTTP/1.1 200")) errors++;
				missing = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
			}
			missing -= chunk.length;
			if (missing > 0) return;
			times.push(performance.now() - asked);
			ask();
		});
	});
}
