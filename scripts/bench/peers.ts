import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { fetchPage } from "./fetch-page.ts";
import { type Figure, notMeasured, seen } from "./figures.ts";
import { measureWithLighthouse } from "./lighthouse.ts";
import { median } from "./median.ts";
import { onLocalhost, type Running, startProcess } from "./process.ts";
import { compete } from "./throughput.ts";

interface Peer {
	name: string;
	build: readonly string[];
	start(port: number): readonly string[];
}

const folder = resolve(import.meta.dirname, "../../tools/peers");
const modules = join(folder, "node_modules");
/** Each with its own server, as its documentation builds and starts it. */
const peers: Record<"astro" | "next" | "nuxt", Peer> = {
	astro: {
		name: "Astro",
		build: [join(modules, "astro", "bin", "astro.mjs"), "build"],
		start: () => [join("dist", "server", "entry.mjs")],
	},
	next: {
		name: "Next.js",
		build: [join(modules, "next", "dist", "bin", "next"), "build"],
		start: (port) => [join(modules, "next", "dist", "bin", "next"), "start", "-H", "127.0.0.1", "-p", String(port)],
	},
	nuxt: {
		name: "Nuxt",
		build: [join(modules, "nuxt", "bin", "nuxt.mjs"), "build"],
		start: () => [join(".output", "server", "index.mjs")],
	},
};

type PeerName = keyof typeof peers;
const peerNames = Object.keys(peers) as PeerName[];
const names = ["own", ...peerNames] as const;
type Name = (typeof names)[number];

interface Options {
	/** The files of the site that browsers load. */
	client: string;
	scratch: string;
	rounds: number;
	seconds: number;
	wrk: boolean;
	lighthouseRuns: number;
}

/** The home page of this site beside the same markup, styles, fonts and pictures by other frameworks, in turn. */
export async function peerFigures(startOwn: () => Promise<Running>, options: Options): Promise<Figure[]> {
	const areInstalled = () => peerNames.every((name) => existsSync(join(modules, name)));
	if (!areInstalled()) spawnSync("npm", ["ci", "--ignore-scripts", "--prefix", folder], { stdio: "inherit" });
	if (!areInstalled()) return [notMeasured("the same page by other frameworks", "they could not be installed")];
	const running: Running[] = [];
	try {
		const own = await startOwn();
		running.push(own);
		await writePage(own);
		for (const name of peerNames) build(name, options.client);
		const start = (name: Name) => (name === "own" ? startOwn() : startPeer(name, options));
		const coldStarts = forEachName((): number[] => []);
		for (let round = 0; round < 5; round++) {
			for (const name of names) {
				const started = await start(name);
				coldStarts[name].push(started.coldStart);
				await started.stop();
			}
		}
		const servers = { own } as Record<Name, Running>;
		for (const name of peerNames) {
			servers[name] = await start(name);
			running.push(servers[name]);
		}
		await sleep(2_000);
		const memory = forEachName((name) => servers[name].memory());
		const contests = await compete(servers, "/", options);
		const figures: Figure[] = [];
		for (const name of names) {
			const title = name === "own" ? "this site" : `the same page by ${peers[name].name} ${versionOf(name)}`;
			const { body } = await fetchPage(`${servers[name].origin}/`, { "Accept-Encoding": "gzip, br" });
			const add = (what: string, value: number, unit: string, digits = 0) =>
				figures.push(seen(`beside its peers: ${title}, ${what}`, value, unit, digits));
			add("requests per second", contests[name].perSecond, "");
			if (name !== "own") add("requests per second, relative to this site", contests[name].ratio, "×", 2);
			add("CPU time per request", contests[name].work, "µs");
			add("cold start to the first page", median(coldStarts[name]), "ms");
			add("memory, idle", memory[name], "MB");
			add("HTML as a browser gets it", body.length / 1000, "KB", 1);
			const [page] = (await measureWithLighthouse(onLocalhost(servers[name]), ["/"], options.lighthouseRuns)) ?? [];
			if (!page) continue;
			add("Lighthouse, performance", page.performance, "");
			add("largest contentful paint", page.lcp, "ms");
			add("total blocking time", page.tbt, "ms");
		}
		return figures;
	} finally {
		for (const server of running) await server.stop();
	}
}

function forEachName<Value>(make: (name: Name) => Value): Record<Name, Value> {
	return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

/** What the frameworks render: the markup and the styles of the home page, without its scripts. */
async function writePage(own: Running): Promise<void> {
	const { body } = await fetchPage(`${own.origin}/`, { "Accept-Language": "fr" });
	const html = String(body);
	const part = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
	const page = {
		lang: part(/<html lang="([^"]+)"/),
		title: part(/<title>([^<]+)/),
		fonts: Array.from(html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g), ([, font]) => font),
		styles: part(/<style>(.*?)<\/style>/s),
		body: part(/<body>(.*)<\/body>/s).replace(/<script\b.*?<\/script>/gs, ""),
	};
	if (!page.body || !page.styles) throw new Error("The home page has no body or no styles to compare with.");
	writeFileSync(join(folder, "page.json"), JSON.stringify(page));
}

function build(name: PeerName, client: string): void {
	const cwd = join(folder, name);
	const files = join(cwd, "public");
	rmSync(files, { recursive: true, force: true });
	mkdirSync(join(files, "assets"), { recursive: true });
	cpSync(join(client, "pictures"), join(files, "pictures"), { recursive: true });
	for (const font of readdirSync(join(client, "assets")).filter((file) => file.endsWith(".woff2")))
		cpSync(join(client, "assets", font), join(files, "assets", font));
	const { status } = spawnSync(process.execPath, peers[name].build, {
		cwd,
		env: { ...process.env, ...silent },
		stdio: "inherit",
	});
	if (status !== 0) throw new Error(`${peers[name].name} could not build the page.`);
}

const silent = { ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1", NUXT_TELEMETRY_DISABLED: "1" };

async function startPeer(name: PeerName, { scratch }: Options): Promise<Running> {
	const port = await freePort();
	return startProcess(process.execPath, peers[name].start(port), {
		cwd: join(folder, name),
		env: { HOST: "127.0.0.1", PORT: String(port), NODE_ENV: "production", ...silent },
		port,
		log: join(scratch, `${name}.log`),
	});
}

function versionOf(name: PeerName): string {
	return (JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")) as { version: string }).version;
}
