import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const folders = ["app", "art", "content", "deploy", "docs", "public", "scripts", "tests", "tools"];
/** Not `globSync`, whose `**` skips `.server`. */
const below = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
const files = [...readdirSync("."), ...folders.flatMap(below)];
const known = new Set(files);

const read = (path: string) => readFileSync(path, "utf8");
const docs = ["README.md", ...files.filter((file) => /^docs\/.*\.md$/.test(file))];
const readme = read("README.md");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

interface Link {
	path: string;
	heading: string;
}

describe("README.md and docs/", () => {
	it("name paths that exist", () => {
		expect(inDocs((text) => pathsIn(text).filter((path) => !exists(path)))).toEqual([]);
	});

	it("name source files that exist", () => {
		expect(inDocs((text) => fileNamesIn(text).filter((name) => !isFileName(name)))).toEqual([]);
	});

	it("link to files and headings that exist", () => {
		const isBroken = (doc: string, { path, heading }: Link) => {
			const target = path ? normalize(join(dirname(doc), path)).replace(/\/$/, "") : doc;
			return !known.has(target) || (heading !== "" && !headingsOf(target).includes(heading));
		};
		const broken = (text: string, doc: string) => linksIn(text).filter((link) => isBroken(doc, link));
		expect(inDocs((text, doc) => broken(text, doc).map(({ path, heading }) => `${path}#${heading}`))).toEqual([]);
	});

	it("show every picture of docs/screenshots", () => {
		const all = docs.map(read).join();
		const pictures = files.filter((file) => /^docs\/screenshots\/.*\./.test(file));
		expect(pictures.filter((file) => !all.includes(file.slice("docs/".length)))).toEqual([]);
	});

	it("name npm scripts that exist", () => {
		const named = (text: string) => [...text.matchAll(/`npm run (?:-\S+ )*([\w:]+)/g)].map(([, name = ""]) => name);
		expect(docs.flatMap((doc) => named(read(doc))).length).toBeGreaterThan(30);
		expect(inDocs((text) => named(text).filter((name) => !(name in scripts)))).toEqual([]);
	});
});

describe("the search for paths", () => {
	it("finds them in code, with placeholders, and reports those that do not exist", () => {
		const text =
			"See `app/locale/pages.ts`, `app/model/<feature>`, `content/staff/*.fr.ts` and `app/rooms/desk.ts`; not app/x.";
		const found = pathsIn(text);
		expect(found).toEqual(["app/locale/pages.ts", "app/model/<feature>", "content/staff/*.fr.ts", "app/rooms/desk.ts"]);
		expect(found.filter((path) => !exists(path))).toEqual(["app/rooms/desk.ts"]);
		expect(pathsIn(docs.map(read).join("\n")).length).toBeGreaterThan(100);
	});

	it("finds file names and links", () => {
		expect(fileNamesIn("`http/pipeline.ts`, `fr.ts` and `.ts`")).toEqual(["http/pipeline.ts", "fr.ts"]);
		expect(linksIn("[a](x.md#b-c) [d](#e) [f](https://example.org)")).toEqual([
			{ path: "x.md", heading: "b-c" },
			{ path: "", heading: "e" },
		]);
	});
});

describe("README.md", () => {
	it("maps exactly the folders of app/", () => {
		const mapped = pathsIn(section("Map of the code")).flatMap((path) => /^app\/([^/]+)$/.exec(path)?.[1] ?? []);
		const present = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
		const named = mapped.filter((name) => !/\.tsx?$/.test(name));
		expect(named.sort()).toEqual(present.map(({ name }) => name).sort());
	});

	it("puts each folder into the layer that the architecture test checks", () => {
		const rules = read("tests/architecture.test.ts").matchAll(/^\t\["([\w ]+)", \/(.+)\/\],$/gm);
		const layers = [...rules].map(([, name = "", pattern = ""]) => ({ name, pattern: new RegExp(pattern) }));
		const rows = section("Map of the code").matchAll(/^\| ([\w ]+?) +\| (.*`.*)\|$/gm);
		const mapped = [...rows].map(([, layer = "", folders = ""]) => ({ layer, paths: pathsIn(folders) }));
		expect(mapped.map(({ layer }) => layer).sort()).toEqual(layers.map(({ name }) => name).sort());
		const layerOf = (path: string) => layers.find(({ pattern }) => pattern.test(`${path}/`))?.name;
		for (const { layer, paths } of mapped)
			for (const path of paths) expect([path, layerOf(path)]).toEqual([path, layer]);
	});

	it("says for each change which files to open", () => {
		const rows = section("I want to change…").match(/^\| (?!---|I want).*$/gm) ?? [];
		expect(rows.length).toBeGreaterThan(15);
		expect(rows.filter((row) => pathsIn(row).length + linksIn(row).length === 0)).toEqual([]);
	});

	it("starts and tests with two commands, in at most 100 lines", () => {
		expect(readme).toMatch(/^npm ci && npm start/m);
		expect(readme).toMatch(/^npm ci && npm test/m);
		expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(100);
	});
});

describe("docs/commands.md", () => {
	it("lists every npm script", () => {
		const commands = read("docs/commands.md");
		const names = Object.keys(scripts).filter((name) => name !== "start" && name !== "test");
		const isListed = (name: string) => commands.includes(`npm run ${name}\``) || commands.includes(`${name} --`);
		expect(names.filter((name) => !isListed(name))).toEqual([]);
	});
});

/** What `find` reports for each file, with the file's name. */
function inDocs(find: (text: string, doc: string) => string[]): string[] {
	return docs.flatMap((doc) => find(read(doc), doc).map((found) => `${doc}: ${found}`));
}

/** Paths from the root of the repository, in code spans and code blocks. */
function pathsIn(text: string): string[] {
	const code = [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([span]) => span).join("\n");
	const path = new RegExp(`(?<![\\w./-])(?:${folders.join("|")})/[\\w./*<>{},-]*[\\w*>}]`, "g");
	return [...code.matchAll(path)].map(([found]) => found);
}

/** Names of source files without their whole path: `http/pipeline.ts`. */
function fileNamesIn(text: string): string[] {
	return [...text.matchAll(/`([\w.-][\w./-]*\w\.(?:tsx?|css|mjs))`/g)].map(([, name = ""]) => name);
}

/** `services/dryer-ducts.ts` stands for its French and its English file. */
function isFileName(name: string): boolean {
	const endings = [name, name.replace(/\.ts$/, ".fr.ts")].map((end) => `/${end}`);
	return files.some((file) => endings.some((end) => `/${file}`.endsWith(end)));
}

function linksIn(text: string): Link[] {
	const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
	return links.map(([, path = "", heading = ""]) => ({ path, heading }));
}

/** The anchors that GitHub gives to headings. */
function headingsOf(doc: string): string[] {
	const titles = [...read(doc).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title);
	return titles.map((title) =>
		title
			.toLowerCase()
			.replace(/[^\p{L}\p{N} _-]/gu, "")
			.replaceAll(" ", "-"),
	);
}

function exists(path: string): boolean {
	if (known.has(path)) return true;
	return globSync(path.replace(/<[\w-]+>/g, "*")).length > 0;
}

function section(title: string): string {
	const start = readme.indexOf(`\n## ${title}\n`);
	expect(start, title).toBeGreaterThan(0);
	const end = readme.indexOf("\n## ", start + 1);
	return readme.slice(start, end < 0 ? undefined : end);
}
