import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createChildEncoder, EncoderLostError } from "./child-encoder.ts";

const folder = mkdtempSync(join(tmpdir(), "encoder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Answers what a test asks of its own process. */
const program = join(folder, "program.mjs");
writeFileSync(
	program,
	`import { getPriority } from "node:os";
	const tasks = {
		about: () => ({ pid: process.pid, priority: getPriority(), environment: Object.keys(process.env) }),
		die: () => process.kill(process.pid, "SIGKILL"),
		fail: () => { throw new Error("no such picture"); },
		hang: () => new Promise(() => {}),
	};
	process.on("disconnect", () => process.exit());
	process.on("message", async ({ id, task }) => {
		try { process.send({ id, result: await tasks[task]() }); }
		catch ({ message }) { process.send({ id, error: message }); }
	});`,
);

interface About {
	pid: number;
	priority: number;
	environment: string[];
}

const limits = { idle: 20_000, longest: 120_000 };

describe("createChildEncoder", () => {
	it("works in another process, with a lower priority and without the server's environment", async () => {
		const run = createChildEncoder(program, limits);
		const { pid, priority, environment } = (await run("about", [])) as About;
		expect(pid).not.toBe(process.pid);
		expect(priority).toBe(Math.min(19, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL));
		// macOS adds a variable of its own.
		expect(environment.filter((name) => !name.startsWith("__CF"))).toEqual(
			expect.not.arrayContaining(["PATH", "HOME", "NODE_OPTIONS"]),
		);
		expect(((await run("about", [])) as About).pid).toBe(pid);
	});

	it("passes errors on and goes on", async () => {
		const run = createChildEncoder(program, limits);
		await expect(run("fail", [])).rejects.toThrow("no such picture");
		expect(await run("about", [])).toHaveProperty("pid");
	});

	it("gives a task up that ends the process twice, and starts another process", async () => {
		const run = createChildEncoder(program, limits);
		const { pid } = (await run("about", [])) as About;
		await expect(run("die", [])).rejects.toThrow(EncoderLostError);
		expect(((await run("about", [])) as About).pid).not.toBe(pid);
	});

	it("does the other tasks again when the process ends during them", async () => {
		const run = createChildEncoder(program, limits);
		const [lost, kept] = await Promise.allSettled([run("die", []), run("about", [])]);
		expect([lost.status, kept.status]).toEqual(["rejected", "fulfilled"]);
	});

	it("ends a process whose task takes too long", async () => {
		const run = createChildEncoder(program, { ...limits, longest: 50 });
		await expect(run("hang", [])).rejects.toThrow(EncoderLostError);
	});

	it("ends the process when there is nothing to do", async () => {
		const run = createChildEncoder(program, { ...limits, idle: 0 });
		const { pid } = (await run("about", [])) as About;
		while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
		expect(((await run("about", [])) as About).pid).not.toBe(pid);
	});
});

function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
