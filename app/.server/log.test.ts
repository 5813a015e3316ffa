import { describe, expect, it } from "vitest";
import { createLog, together } from "./log.ts";

describe("a line", () => {
	it("is one JSON object, whatever is in it", () => {
		const lines: string[] = [];
		const log = createLog((line) => lines.push(line));
		log.info("alone");
		log.info('a "quoted"\n event', { route: 'x"y\n', status: 200, nothing: undefined });
		log.error("broken", "no stack", {});
		expect(lines.every((line) => line.endsWith("}\n") && line.split("\n").length === 2)).toBe(true);
		expect(lines.map((line) => JSON.parse(line))).toEqual([
			{ time: expect.stringMatching(/^\d{4}-.*Z$/), level: "info", event: "alone" },
			{ time: expect.any(String), level: "info", event: 'a "quoted"\n event', route: 'x"y\n', status: 200 },
			{ time: expect.any(String), level: "error", event: "broken", error: "no stack" },
		]);
	});
});

describe("lines that are written together", () => {
	it("all arrive, in order, in one write a turn", async () => {
		const writes: string[] = [];
		const log = createLog(together((lines) => writes.push(lines)));
		log.info("one");
		log.info("two");
		expect(writes).toEqual([]);
		await new Promise(setImmediate);
		expect(writes.map(events)).toEqual([["one", "two"]]);
		log.info("three");
		await new Promise(setImmediate);
		expect(writes.map(events)).toEqual([["one", "two"], ["three"]]);
	});

	it("do not wait when something went wrong: the process may end", async () => {
		const writes: string[] = [];
		const log = createLog(together((lines) => writes.push(lines)));
		log.info("before");
		log.error("uncaught", new Error("no"));
		expect(writes.map(events)).toEqual([["before", "uncaught"]]);
		await new Promise(setImmediate);
		expect(writes).toHaveLength(1);
	});
});

function events(lines: string): string[] {
	return lines
		.trimEnd()
		.split("\n")
		.map((line) => (JSON.parse(line) as { event: string }).event);
}
