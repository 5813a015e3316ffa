import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** A file may import files of its own layer and of those below. The first pattern that fits a file decides its layer. */
const layers: readonly (readonly [name: string, pattern: RegExp])[] = [
	["ground", /^app\/(?:model|locale|time)\//],
	["content", /^content\//],
	["shared", /^app\/(?:ui|motion|runtime|router-adapter|seo|consent|styles|\.server)\//],
	["back office", /^app\/admin\//],
	["features", /^app\/(?!assembly)[\w-]+\//],
	["assembly", /^app\/|^server\.ts$/],
];

/** Which feature may import which, and why. In one direction: `circles` sees the other. */
const betweenFeatures = new Map([
	["calls → appointments", "a member who answers a call books any free window"],
	["calls → estimate", "a call asks the questions of the estimate"],
	["calls → leads", "a call is received as a lead"],
	["leads → appointments", "a lead gets an appointment, and undoing frees its time"],
	["leads → jobs", "an appointment that is done makes a job"],
	["jobs → editing", "the words of the gallery are checked like other content"],
	["mailings → jobs", "a job that is due again makes a reminder"],
	["mailings → leads", "mails of series are about leads, and an entry of the waiting list is deleted after its mail"],
	["mailings → privacy", "a consent ends with the last lead of its address"],
	["privacy → jobs", "jobs are deleted with their lead"],
	["privacy → appointments", "appointments are deleted with their lead"],
	["estimate → appointments", "the follow page says how many people come"],
	["leads → quotes", "a lead gets a quote, and undoing makes it a draft again"],
	["privacy → quotes", "quotes are deleted with their lead"],
	["estimate → jobs", "the follow page shows what was done"],
	["estimate → quotes", "the follow page shows its quote"],
	["estimate → leads", "an estimate that is sent becomes a lead"],
	["privacy → leads", "a person's file is made of their leads"],
	["customers → leads", "a customer is the leads that share a key"],
	["customers → quotes", "a customer's page shows their quotes"],
	["customers → appointments", "a customer's page shows their appointments"],
	["customers → privacy", "consents are shown as in the person's file"],
	["first-day → appointments", "the checklist shows the crews and the next free window"],
	["first-day → editing", "the checklist says which drafts wait, and links to the editors"],
	["insights → appointments", "the figures count appointments by their day"],
	["editing → appointments", "a closed day lists the appointments that it hits"],
	["members → appointments", "a member of a crew names it"],
	["members → leads", "leads and tasks of a member who leaves: the mails about them end, and others do the tasks"],
	["insights → jobs", "the figures count jobs by the day on which they were done, or are due again"],
	["insights → leads", "the figures count leads"],
	["insights → quotes", "the figures count quotes by the day on which they were sent"],
]);

const files = ["app", "content"]
	.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
	.concat("server.ts")
	.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|test-d|d)\.ts$/.test(file));

const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

/** With those of types, which vanish when the code runs: they too say what a file has to know of. */
const imports = new Map([...sources].map(([file, source]) => [file, importsIn(source, file)]));

/** What is there when the code runs. */
const loaded = new Map([...sources].map(([file, source]) => [file, importsIn(withoutTypes(source), file)]));

describe("imports", () => {
	it("are read from the sources: of values, of types, of both, dynamic, for their effects", () => {
		const source = [
			'import { a } from "./ports.ts";',
			'import type { B } from "#app/model/lead.ts";',
			'import {\n\ttype C,\n\td,\n} from "./desk.ts";',
			'import { type E } from "./audit.ts";',
			'export type { F } from "../locale/pages.ts";',
			'const g = await import("../time/days.ts");',
			'import "../entry.client.tsx";',
			'type H = import("./search.ts").H;',
			'import { i } from "react";',
		].join("\n");
		expect(importsIn(source, "app/model/here.ts")).toEqual([
			"app/model/ports.ts",
			"app/model/lead.ts",
			"app/model/desk.ts",
			"app/model/audit.ts",
			"app/locale/pages.ts",
			"app/time/days.ts",
			"app/entry.client.tsx",
			"app/model/search.ts",
		]);
		expect(importsIn(withoutTypes(source), "app/model/here.ts")).toEqual([
			"app/model/ports.ts",
			"app/model/desk.ts",
			"app/time/days.ts",
			"app/entry.client.tsx",
		]);
	});

	it("lead to files that exist", () => {
		expect([...imports.values()].flat().length).toBeGreaterThan(2_000);
		expect([...imports].flatMap(([file, targets]) => missing(targets).map((target) => `${file} → ${target}`))).toEqual(
			[],
		);
	});

	it("name files of another folder of `app` by `#app/`, and those of their own by a relative path", () => {
		const folderOf = (file: string) => file.split("/").slice(1, -1)[0];
		const wrong = files
			.filter((file) => file.startsWith("app/"))
			.flatMap((file) =>
				[...sourceOf(file).matchAll(/\bfrom "([#.][^"]+)"/g)]
					.map(([, path = ""]) => ({ path, target: importsIn(`import "${path}"`, file)[0] ?? "" }))
					.filter(({ target }) => target.startsWith("app/"))
					.filter(({ path, target }) => path.startsWith("#") === (folderOf(target) === folderOf(file)))
					.map(({ path }) => `${file} → ${path}`),
			);
		expect(wrong).toEqual([]);
	});

	it("go downwards only", () => {
		for (const [name, pattern] of layers) expect(matching(pattern).length, name).toBeGreaterThan(0);
		expect(arrows((file, target) => layerOf(target) > layerOf(file) && !isFixture(file))).toEqual([]);
	});

	it("lead from one feature to another only where the list says so", () => {
		const crossing = new Set<string>();
		for (const [file, targets] of imports)
			for (const target of targets) {
				const [from, to] = [featureOf(file), featureOf(target)];
				if (from && to && from !== to) crossing.add(`${from} → ${to}`);
			}
		expect([...crossing].sort()).toEqual([...betweenFeatures.keys()].sort());
	});

	it("have no circles", () => {
		expect(circles(new Map(Object.entries({ a: ["b"], b: ["a"] })))).toEqual(["a → b → a"]);
		expect(circles(imports)).toEqual([]);
	});
});

describe("content that members can edit", () => {
	const originals = "app/.server/content/originals.ts";
	/** Everybody else reads it through `services.content`, or publications would not reach them. */
	const mayReadOriginals = new Map([
		["app/.server/content/overlay.ts", "lays what was published over the originals"],
		["app/.server/content/published-content.ts", "starts from the originals"],
		["app/.server/files/last-changes.ts", "`npm run dates` dates the words of the repository"],
	]);
	/** Completes entries of earlier builds with what the originals have and they lack. */
	const upgrade = "app/.server/store/upgrade-content.ts";
	/** Compare published facts with the shipped ones. */
	const comparing = [
		"app/.server/brand/shipped-brand.ts",
		"app/.server/content/shipped-company.ts",
		"app/.server/content/shipped-promotions.ts",
	];

	it("is imported from its original files by one module only, by the upgrade of older entries and by what compares with them", () => {
		const named = imports.get(originals)?.filter((target) => target.startsWith("content/")) ?? [];
		const services = matching(/^content\/services\/[\w-]+\.(?:fr|en)\.ts$/);
		expect([named.length, services.length]).toEqual([14, 20]);
		const editable = new Set([...named, ...services]);
		const readers = [...imports].filter(
			([file, targets]) => !isFixture(file) && targets.some((it) => editable.has(it)),
		);
		expect(readers.map(([file]) => file).sort()).toEqual([originals, ...comparing, upgrade].sort());
	});

	it("is read in its original form only where publications must not show", () => {
		const readers = [...loaded].filter(([file, targets]) => targets.includes(originals) && !isFixture(file));
		expect(readers.map(([file]) => file).sort()).toEqual([...mayReadOriginals.keys()].sort());
	});

	it("is not kept in a variable of a module", () => {
		const modules = matching(/^app\/\.server\/content\//);
		expect(modules.length).toBeGreaterThan(10);
		expect(modules.filter((file) => /^(?:export )?let /m.test(sourceOf(file)))).toEqual([]);
	});
});

describe("browsers", () => {
	it("load no schema on a visitor's page", () => {
		const reached = reachedFrom(/^app\/(?:ui|runtime|motion|consent)\/|^app\/[\w-]+\/pages\/|^app\/[\w-]+\.tsx$/);
		expect(matching(/^app\/model\/editing\/schemas\//).length).toBeGreaterThan(0);
		expect([...reached].filter((file) => file.startsWith("app/model/editing/schemas/"))).toEqual([]);
	});

	it("show forms made from schemas without the schemas themselves", () => {
		const reached = reachedFrom(/^app\/admin\/ui\/schema-form\//);
		const zod = 'from "zod"';
		expect(files.some((file) => sourceOf(file).includes(zod))).toBe(true);
		expect([...reached].filter((file) => sourceOf(file).includes(zod))).toEqual([]);
	});
});

describe("objects", () => {
	it("are not spread from a literal: the compiler accepts unknown fields there", () => {
		expect([...sources].flatMap(([file, source]) => (/\.\.\.\{\s/.test(source) ? file : []))).toEqual([]);
	});
});

describe("one place", () => {
	it("reads the environment: scripts and the server, never the application", () => {
		const reads = (file: string) => sourceOf(file).includes("process.env");
		expect(reads("server.ts")).toBe(true);
		expect(matching(/^app\//).filter(reads)).toEqual([]);
	});

	it("knows Montréal's calendar, and nothing else but languages", () => {
		const knows = (file: string) => /DateTimeFormat|America\//.test(sourceOf(file));
		const time = matching(/^app\/time\//);
		expect(time.some(knows)).toBe(true);
		expect(files.filter((file) => knows(file) && !time.includes(file))).toEqual([]);
		const imported = time.flatMap((file) => imports.get(file) ?? []);
		expect(imported.filter((target) => !/^app\/(?:time|locale)\//.test(target))).toEqual([]);
	});

	it("writes mails: the feature that they belong to. `app/.server/mail` delivers them", () => {
		const writers = files.filter((file) => loaded.get(file)?.includes("app/.server/mail/render.ts"));
		expect(writers.length).toBeGreaterThan(8);
		expect(writers.filter((file) => !featureOf(file))).toEqual([]);
	});

	it("encodes pictures: the encoder's process. The server's threads and cores are for pages", () => {
		const usesSharp = (file: string) => loaded.get(file)?.includes("app/.server/photos/load-sharp.ts");
		const encoding = files.filter(usesSharp);
		expect(encoding.length).toBeGreaterThan(3);
		const users = files.filter((file) => loaded.get(file)?.some((target) => encoding.includes(target)));
		expect(users.filter((file) => !encoding.includes(file) && !isFixture(file))).toEqual([
			"app/.server/encoder/encoder-tasks.ts",
		]);
		const ofTasks = files.filter((file) => loaded.get(file)?.includes("app/.server/encoder/encoder-tasks.ts"));
		expect(ofTasks).toEqual(["app/.server/encoder/encoder-process.ts"]);
	});

	it("knows React Router beyond its documentation: its adapter", () => {
		const isPrivate = (file: string) => /\bUNSAFE_|__reactRouter/.test(sourceOf(file));
		expect(matching(/^app\/router-adapter\//).some(isPrivate)).toBe(true);
		expect(matching(/^(?!app\/router-adapter\/)/).filter(isPrivate)).toEqual([]);
	});

	it("parses forms on the server: with limits, and a malformed one is the sender's error", () => {
		const parses = (file: string) => /\brequest(?:\.clone\(\))?\.formData\(/.test(sourceOf(file));
		// In browsers.
		expect(files.filter(parses)).toEqual(["app/runtime/send-form.ts"]);
	});

	it("changes the case of a first letter", () => {
		const changes = (file: string) => /\.charAt\(0\)\.to(?:Locale)?(?:Upper|Lower)Case\(/.test(sourceOf(file));
		expect(files.filter(changes)).toEqual(["app/locale/first-letter.ts"]);
	});

	it("has a name: no folder or file of leftovers", () => {
		expect(matching(/(?:^|\/)(?:utils|helpers|misc|common)(?:\/|\.)/)).toEqual([]);
	});
});

function sourceOf(file: string): string {
	return sources.get(file) ?? "";
}

function matching(pattern: RegExp): string[] {
	return files.filter((file) => pattern.test(file));
}

function layerOf(file: string): number {
	return layers.findIndex(([, pattern]) => pattern.test(file));
}

/** What tests share. */
function isFixture(file: string): boolean {
	return file.endsWith(".testing.ts");
}

function featureOf(file: string): string | undefined {
	const [layer] = layers[layerOf(file)] ?? [];
	return layer === "features" ? file.split("/")[1] : undefined;
}

/** Imports that are wrong, as text. */
function arrows(isWrong: (file: string, target: string) => boolean): string[] {
	return [...imports].flatMap(([file, targets]) =>
		targets.filter((target) => isWrong(file, target)).map((target) => `${file} → ${target}`),
	);
}

function missing(targets: readonly string[]): string[] {
	return targets.filter((target) => !existsSync(target));
}

/** Our own TypeScript files that a source names. */
function importsIn(source: string, file: string): string[] {
	const found = source.matchAll(
		/^\s*(?:import|export)\b[^;"]*?\bfrom\s+"([^"]+)"|\bimport\("([^"]+)"\)|^import "([^"]+)"/gm,
	);
	return [...found]
		.map(([, a, b, c]) => a ?? b ?? c ?? "")
		.filter((path) => /^[#.]/.test(path) && /\.tsx?$/.test(path))
		.map((path) => (path.startsWith("#") ? path.slice(1) : normalize(join(dirname(file), path))));
}

function withoutTypes(source: string): string {
	return source
		.replace(/^\s*(?:import|export)\s+type\b[^;"]*?\bfrom\s+"[^"]+"/gm, "")
		.replace(/^\s*import\s*\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}\s*from\s+"[^"]+"/gm, "")
		.replace(/^\s*type\b[^;]*\bimport\("[^"]+"\)/gm, "");
}

/** What browsers load of these: what stands under `.server` is left out when the site is built. */
function reachedFrom(starts: RegExp): Set<string> {
	const reached = new Set<string>();
	const walk = (file: string) => {
		if (reached.has(file) || file.includes("/.server/")) return;
		reached.add(file);
		for (const target of loaded.get(file) ?? []) walk(target);
	};
	for (const file of matching(starts)) walk(file);
	expect(reached.size).toBeGreaterThan(0);
	return reached;
}

/** Every circle that a walk through all files closes, by the way it was found. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
	const found: string[] = [];
	const done = new Set<string>();
	const walk = (file: string, trail: string[]) => {
		if (trail.includes(file)) {
			found.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
			return;
		}
		if (done.has(file)) return;
		for (const target of graph.get(file) ?? []) walk(target, [...trail, file]);
		done.add(file);
	};
	for (const file of graph.keys()) walk(file, []);
	return found;
}
