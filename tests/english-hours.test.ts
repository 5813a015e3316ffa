import { expect, it } from "vitest";

const modules: Readonly<Record<string, unknown>> = import.meta.glob("../content/**/*.ts", { eager: true });

/** Parameters of the words that hold a time of day, alone or after a day. */
const times = new Set(["when", "at", "hour", "opens", "closes", "ends", "to"]);

/** English hours such as `5 p.m.` end with a period of their own, after which a sentence must not have a second one. */
it("no English sentence ends with two periods after a time", () => {
	const wrong = new Set<string>();
	let tried = 0;
	const look = (value: unknown, path: string, seen: readonly unknown[]): void => {
		if (typeof value === "function") {
			const names = namesOf(value);
			if (!names.some((name) => times.has(name))) return;
			tried++;
			const said = JSON.stringify(value(...names.map((name) => (times.has(name) ? "5 p.m." : "one"))));
			if (/[^.]\.\.(?!\.)/.test(said)) wrong.add(`${path}: ${said}`);
		} else if (typeof value === "object" && value !== null && !seen.includes(value)) {
			for (const [key, part] of Object.entries(value)) if (key !== "fr") look(part, `${path}.${key}`, [...seen, value]);
		}
	};
	for (const [file, module] of Object.entries(modules)) if (!/\bfr\.ts$/.test(file)) look(module, file, []);
	expect([...wrong]).toEqual([]);
	expect(tried).toBeGreaterThan(50);
});

function namesOf(words: unknown): string[] {
	const [, list = ""] = /^\(?([^)=]*)\)?\s*=>/.exec(String(words)) ?? [];
	return list.split(",").map((name) => name.trim());
}
