import { describe, expect, it } from "vitest";
import { StoreUnavailableError } from "#app/model/ports.ts";
import { createWalk, type Handled } from "./walk.ts";

const now = new Date("2027-11-19T15:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** Two portions: `a` and `b`, then `c`. */
function walkOf(answers: Record<string, Handled | Error>) {
	const [looked, failed]: [string[], string[]] = [[], []];
	const walk = createWalk<"jobs">(
		async ({ cursor }) => {
			const ids = cursor ? ["c"] : ["a", "b"];
			return { documents: ids.map((id) => ({ id, version: 1, data: {} })), cursor: cursor ? null : "b" } as never;
		},
		async ({ id }) => {
			looked.push(id);
			const answer = answers[id] ?? "done";
			if (answer instanceof Error) throw answer;
			return answer;
		},
		(id, error) => failed.push(`${id}: ${(error as Error).message}`),
	);
	return { walk, looked, failed };
}

describe("a walk through documents", () => {
	it("goes on after a document that fails and reports it", async () => {
		const { walk, looked, failed } = walkOf({ a: new Error("broken"), b: "made" });
		expect(await walk.run(now)).toBe(1);
		expect(await walk.run(now)).toBe(0);
		expect([looked, failed]).toEqual([["a", "b", "c"], ["a: broken"]]);
	});

	it("rests although a document fails each time", async () => {
		const { walk, looked, failed } = walkOf({ c: new Error("broken") });
		for (const minutes of [0, 1, 2, 3]) await walk.run(later(minutes));
		expect([looked, failed]).toEqual([["a", "b", "c"], ["c: broken"]]);
		await walk.run(later(12));
		expect(looked).toEqual(["a", "b", "c", "a", "b"]);
	});

	it("stops when the store is unavailable, and starts with the same portion next time", async () => {
		const answers: Record<string, Handled | Error> = { a: new StoreUnavailableError("down") };
		const { walk, looked, failed } = walkOf(answers);
		await expect(walk.run(now)).rejects.toThrow("down");
		answers.a = "done";
		await walk.run(now);
		expect([looked, failed]).toEqual([["a", "a", "b"], []]);
	});
});
