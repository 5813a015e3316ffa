import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** Who may import whom: downwards only. The first pattern that fits a file decides its floor. */
const floors: readonly (readonly [pattern: RegExp, floor: number, name: string])[] = [
	[/^content\//, 1, "ground"],
	[/^app\/(?:model|locale|time)\//, 1, "ground"],
	[/^app\/\.server\/main\.ts$/, 4, "doors"],
	[/^app\/(?:ui|motion|runtime|seo|consent|styles|\.server)\//, 2, "fittings"],
	[/^app\/(?:leads|estimate|content-desk|staff)\//, 3, "rooms"],
	[/^app\//, 4, "doors"],
	[/^server\.ts$/, 4, "doors"],
];

const files = ["app", "content"]
	.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
	.concat("server.ts")
	.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts") && !file.endsWith(".d.ts"));

const imports = new Map(files.map((file) => [file, importsOf(file)]));

describe("the floors of the house", () => {
	it("are imported downwards only", () => {
		const upward = [...imports].flatMap(([file, targets]) =>
			targets.filter((target) => floorOf(target) > floorOf(file)).map((target) => `${file} imports ${target}`),
		);
		expect(upward).toEqual([]);
	});

	it("keep rooms apart", () => {
		const room = (file: string) => /^app\/(leads|estimate|content-desk|staff)\//.exec(file)?.[1];
		const crossing = [...imports].flatMap(([file, targets]) =>
			targets
				.filter((target) => room(file) && room(target) && room(file) !== room(target))
				.map((target) => `${file} imports ${target}`),
		);
		expect(crossing).toEqual([]);
	});

	it("have no circles", () => {
		expect(circles()).toEqual([]);
	});

	it("send no schema to a visitor's browser", () => {
		const reached = reachedFrom(
			files.filter((file) => /^app\/(?:pages|ui|runtime|motion|consent)\/|^app\/[\w-]+\.tsx$/.test(file)),
		);
		expect([...reached].filter((file) => file.startsWith("app/model/schemas/"))).toEqual([]);
	});

	it("show forms made from schemas without the schemas themselves", () => {
		const reached = reachedFrom(files.filter((file) => file.startsWith("app/admin/ui/schema-form/")));
		expect([...reached].filter((file) => readFileSync(file, "utf8").includes('from "zod"'))).toEqual([]);
	});

	it("read the environment in one place", () => {
		const readers = files.filter(
			(file) => file.startsWith("app/") && readFileSync(file, "utf8").includes("process.env"),
		);
		expect(readers).toEqual([]);
	});

	it("reckon with Montréal's calendar in one place", () => {
		const others = files.filter(
			(file) => !file.startsWith("app/time/") && /DateTimeFormat|America\//.test(readFileSync(file, "utf8")),
		);
		expect(others).toEqual([]);
		const imported = files.filter((file) => file.startsWith("app/time/")).flatMap((file) => imports.get(file) ?? []);
		expect(imported.length).toBeGreaterThan(0);
		expect(imported.filter((target) => !/^app\/(?:time|locale)\//.test(target))).toEqual([]);
	});

	it("have no folder named after nothing", () => {
		expect(files.filter((file) => /(?:^|\/)(?:utils|helpers|misc|common)(?:\/|\.)/.test(file))).toEqual([]);
	});
});

function floorOf(file: string): number {
	return floors.find(([pattern]) => pattern.test(file))?.[1] ?? 4;
}

function importsOf(file: string): string[] {
	const source = readFileSync(file, "utf8");
	// Types vanish when the code runs: they may not point upwards, but they make no circle.
	const found = source.matchAll(
		/(?:^|\n)\s*(?:import|export)\b(?!\s+type\b)[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)|^import "([^"]+)"/gm,
	);
	return [...found]
		.map(([, a, b, c]) => a ?? b ?? c ?? "")
		.map((path) =>
			path.startsWith("#") ? path.slice(1) : path.startsWith(".") ? normalize(join(dirname(file), path)) : "",
		)
		.filter((path) => files.includes(path));
}

/** What browsers load of these: what stands under `.server` is left out when the site is built. */
function reachedFrom(starts: readonly string[]): Set<string> {
	const reached = new Set<string>();
	const walk = (file: string) => {
		if (reached.has(file) || file.includes("/.server/")) return;
		reached.add(file);
		for (const target of imports.get(file) ?? []) walk(target);
	};
	for (const file of starts) walk(file);
	return reached;
}

function circles(): string[] {
	const found: string[] = [];
	const done = new Set<string>();
	const walk = (file: string, trail: string[]) => {
		if (trail.includes(file)) {
			found.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
			return;
		}
		if (done.has(file)) return;
		for (const target of imports.get(file) ?? []) walk(target, [...trail, file]);
		done.add(file);
	};
	for (const file of files) walk(file, []);
	return found;
}
