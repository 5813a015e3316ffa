import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../../scripts/percentile.ts";
import { atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { pages, read, readAlone } from "./readers.ts";
import { createTally } from "./tally.ts";
import type { Target } from "./target.ts";

/** Clients that send a byte per second, send nothing or do not read must not slow down other visitors. */
export async function slowClients(target: Target): Promise<FaultReport> {
	const { origin, port } = target;
	const tally = createTally();
	const agent = new Agent({ keepAlive: true });
	for (const path of pages) await read(origin, path, agent);
	const alone = Math.round(await readAlone(origin));
	const kinds: Record<string, string> = {
		headers: "GET / HTTP/1.1\r\nHost: localhost\r\nX-a: b\r\n",
		body: "POST /contactez-nous HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nname=",
		silence: "",
		reading: `${"GET /services/grand-menage HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(30)}`,
	};
	const open: { kind: string; socket: Socket; closed: boolean }[] = [];
	for (let index = 0; index < 300; index++) {
		const kind = Object.keys(kinds)[index % 4] ?? "";
		const socket = connect(port, "127.0.0.1");
		const entry = { kind, socket, closed: false };
		socket
			.on("error", () => {})
			.on("close", () => {
				entry.closed = true;
			});
		if (kind === "reading") socket.pause();
		else socket.resume();
		socket.write(kinds[kind] ?? "");
		open.push(entry);
	}
	const started = performance.now();
	const others: number[] = [];
	const dripping = setInterval(() => {
		for (const { kind, socket } of open) if (kind === "headers" || kind === "body") socket.write("x");
	}, 1000);
	const stillOpen = () => open.filter(({ kind, closed }) => !closed && kind !== "reading");
	while (stillOpen().length > 0 && performance.now() - started < 30_000) {
		const { status, ms } = await read(origin, "/blogue", agent);
		others.push(ms);
		tally.note("other visitors not served", status !== 200 && String(status));
		await sleep(50);
	}
	clearInterval(dripping);
	const held = (performance.now() - started) / 1000;
	for (const { kind } of stillOpen()) tally.note("slow clients that hold their line", kind);
	for (const { socket } of open) socket.destroy();
	agent.destroy();
	const { status } = await read(origin, "/readyz", new Agent());
	return {
		title: "300 slow clients (headers and bodies a byte a second, silence, answers that are not read)",
		figures: [
			...tally.figures("other visitors not served", "slow clients that hold their line"),
			atMost("until the last slow one was ended", held, 25, " s"),
			atMost("slowest hundredth of pages meanwhile", percentile(others, 0.99), Math.max(1000, 5 * alone), " ms"),
			exactly("ready afterwards", status, 200),
		],
	};
}
