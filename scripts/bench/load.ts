import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { browserHeaders } from "./browser-headers.ts";

export interface Load {
	perSecond: number;
	/** Milliseconds. */
	p50: number;
	p99: number;
	errors: number;
}

export const connections = 50;

/** Sends as many visits as the server can take for some seconds, with wrk or our own load generator. */
export async function measureLoad(url: string, seconds: number, useWrk: boolean): Promise<Load> {
	return useWrk ? byWrk(url, seconds) : byOurselves(url, seconds);
}

async function byWrk(url: string, seconds: number): Promise<Load> {
	const sent = { Host: `localhost:${new URL(url).port}`, ...browserHeaders };
	const headers = Object.entries(sent).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...headers, url];
	const report = await run("wrk", args);
	const failed = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? "0";
	const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report)?.slice(1) ?? [];
	return {
		perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
		p50: milliseconds(/50%\s+([\d.]+\w+)/.exec(report)?.[1]),
		p99: milliseconds(/99%\s+([\d.]+\w+)/.exec(report)?.[1]),
		errors: [failed, ...broken].reduce((sum, count) => sum + Number(count), 0),
	};
}

function milliseconds(figure = ""): number {
	const [, value, unit = ""] = /^([\d.]+)(\w+)$/.exec(figure) ?? [];
	return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
}

async function byOurselves(url: string, seconds: number): Promise<Load> {
	const generator = join(import.meta.dirname, "own-load.ts");
	return JSON.parse(await run(process.execPath, [generator, url, String(seconds), String(connections)])) as Load;
}

export async function run(command: string, args: readonly string[]): Promise<string> {
	const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
	const [report, code] = await Promise.all([text(child.stdout), new Promise((resolve) => child.once("exit", resolve))]);
	if (code !== 0) throw new Error(`${command} exited with code ${code}`);
	return report;
}
