import { describe, expect, it } from "vitest";
import { createLog, together } from "./log.ts";

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
