import { spawnSync } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { data } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog, together } from "./log.ts";

describe("a log line", () => {
	it("is one JSON object for any content", () => {
		const lines: string[] = [];
		const log = createLog((line) => lines.push(line));
		log.info("alone");
		log.info('a "quoted"\n event', { route: 'x"y\n', status: 200, nothing: undefined });
		log.error("broken", "no stack", {});
		log.request({ id: "0a1b-1", method: "GET", route: 'x"y', status: 200, ms: 0.1 });
		expect(lines.every((line) => line.endsWith("}\n") && line.split("\n").length === 2)).toBe(true);
		expect(lines.map((line) => JSON.parse(line))).toEqual([
			{ time: expect.stringMatching(/^\d{4}-.*Z$/), level: "info", event: "alone" },
			{ time: expect.any(String), level: "info", event: 'a "quoted"\n event', route: 'x"y\n', status: 200 },
			{ time: expect.any(String), level: "error", event: "broken", error: "no stack" },
			{
				time: expect.any(String),
				level: "info",
				event: "request",
				id: "0a1b-1",
				method: "GET",
				route: 'x"y',
				status: 200,
				ms: 0.1,
			},
		]);
	});
});

describe("a log file on a full disk", () => {
	it.runIf(existsSync("/dev/full"))("loses lines but does not stop the process", () => {
		const code = `
			const { createLog } = await import(${JSON.stringify(join(import.meta.dirname, "log.ts"))});
			const log = createLog();
			log.error("one", "no stack");
			setTimeout(() => log.error("two", "no stack"), 20);
			setTimeout(() => process.exit(7), 60);
		`;
		const stdio = ["ignore", openSync("/dev/full", "w"), "pipe"] as const;
		const { status } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], { stdio: [...stdio] });
		expect(status).toBe(7);
	});
});

describe("batched lines", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	it("are written in order and in few writes", () => {
		const writes: string[] = [];
		const log = createLog(together((lines) => writes.push(String(lines))).write);
		log.info("one");
		log.info("two");
		expect(writes).toEqual([]);
		vi.runAllTimers();
		expect(writes.map(events)).toEqual([["one", "two"]]);
		log.info("three");
		vi.runAllTimers();
		expect(writes.map(events)).toEqual([["one", "two"], ["three"]]);
	});

	it("are written at once with an error line, because the process may exit", () => {
		const writes: string[] = [];
		const log = createLog(together((lines) => writes.push(String(lines))).write);
		log.info("before");
		log.error("uncaught", new Error("no"));
		expect(writes.map(events)).toEqual([["before", "uncaught"]]);
		vi.runAllTimers();
		expect(writes).toHaveLength(1);
	});

	it("keep every character and line when there are more than one batch takes", () => {
		const writes: string[] = [];
		const { write, flush } = together((lines) => writes.push(String(lines)));
		const log = createLog(write);
		const texts = Array.from({ length: 300 }, (_, index) => `${index} é€𝄞 ${"à".repeat(index * 10)}`);
		for (const text of [...texts, "ê".repeat(200_000)]) log.info(text);
		flush();
		expect(writes.flatMap(events)).toEqual([...texts, "ê".repeat(200_000)]);
		expect(writes.length).toBeLessThan(40);
	});

	it("are written by flush() when the process exits", () => {
		const writes: string[] = [];
		const { write, flush } = together((lines) => writes.push(String(lines)));
		createLog(write).info("last");
		flush();
		expect(writes.map(events)).toEqual([["last"]]);
	});
});

function events(lines: string): string[] {
	return lines
		.trimEnd()
		.split("\n")
		.map((line) => (JSON.parse(line) as { event: string }).event);
}

it("logs the type and status of a thrown value that is not an Error, but not its content", () => {
	const lines: string[] = [];
	const log = createLog((line) => lines.push(line));
	log.error("request failed", data({ name: "Camille" }, { status: 400 }));
	log.error("request failed", new Response("Camille", { status: 404 }));
	log.error("request failed", { name: "Camille" });
	log.error("request failed", null);
	expect(lines.map((line) => JSON.parse(line).error)).toEqual([
		"DataWithResponseInit with status 400",
		"Response with status 404",
		"Object",
		"null",
	]);
});
