import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { locales } from "../app/locale/locales.ts";
import { isIndexed, pageDefinition, pageNames } from "../app/locale/pages.ts";
import { pathTo } from "../app/locale/paths.ts";
import { barChart } from "./bench/chart.ts";
import { fetchPage, fetchSettledPage } from "./bench/fetch-page.ts";
import { atLeast, atMost, type Figure, notMeasured, seen, tableOf } from "./bench/figures.ts";
import { growthFigures } from "./bench/growth.ts";
import { measureInteraction } from "./bench/interaction.ts";
import { type LighthouseFigures, measureWithLighthouse } from "./bench/lighthouse.ts";
import { connections } from "./bench/load.ts";
import { buildWithArticles } from "./bench/many-articles.ts";
import { median } from "./bench/median.ts";
import { startNginx } from "./bench/nginx.ts";
import { peerFigures } from "./bench/peers.ts";
import { photoFigures } from "./bench/photos.ts";
import { onLocalhost, type Running, startProcess, startSite } from "./bench/process.ts";
import { compete } from "./bench/throughput.ts";
import { findTools } from "./bench/tools.ts";
import { measureVisit } from "./bench/visit.ts";
import { freePort } from "./free-port.ts";
import { readBuiltSite } from "./page-bytes.ts";

/**
 * `npm run bench`: measures every claim of docs/performance.md again. `--quick` takes shorter rounds; `--no-scaling`,
 * `--no-growth`, `--no-photos`, `--no-interaction`, `--no-lighthouse` and `--no-peers` skip measurements that take
 * minutes; `--keep` writes nothing.
 */
const options = new Set(process.argv.slice(2));
const quick = options.has("--quick");
const rounds = { rounds: quick ? 3 : 7, seconds: quick ? 2 : 5 };
const root = resolve(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "airelle-bench-"));
const document = join(root, "docs", "performance.md");
const chart = join(root, "docs", "performance.svg");
const languages = { "Accept-Language": "fr" };

const busyBefore = loadavg()[0] ?? 0;
const figures: Figure[] = [];
const tools = findTools();
try {
	await ensureBuild();
	add(...bytesOfPages());
	add(atMost("cold start to the first page, median of 5", await coldStart(5), 450, "ms"));
	const contests = await server();
	if (options.has("--no-peers")) add(notMeasured("the same page by other frameworks", "skipped by an option"));
	else add(...(await beside()));
	const articles = "throughput with 1,000 articles, relative to 10";
	add(options.has("--no-scaling") ? notMeasured(articles, "skipped by an option") : await scaling(articles));
	add(...(options.has("--no-growth") ? [notMeasured("growth", "skipped by an option")] : await growthFigures()));
	report(contests);
} finally {
	rmSync(scratch, { recursive: true, force: true });
}

/** Said at once: a bench takes half an hour, and may fail before its end. */
function add(...measured: Figure[]): void {
	figures.push(...measured);
	for (const { name, value, goal } of measured) console.log(`${name}: ${value}${goal && ` (${goal})`}`);
}

async function ensureBuild(): Promise<void> {
	if (!existsSync(join(root, "build", "current"))) await (await import("./build.ts")).build();
}

/** All indexed pages in both languages; only the first article, because all articles have the same layout. */
async function publicPaths(origin: string): Promise<string[]> {
	const listed = pageNames.filter((name) => isIndexed(name) && !pageDefinition(name).paths.fr.includes(":"));
	const articles = locales.map(async (locale) => {
		const list = pathTo("blog", locale);
		const { body } = await fetchPage(origin + list);
		const [, first] = /class="card-link" href="([^"]+)"/.exec(String(body)) ?? [];
		if (!first) throw new Error(`${list} lists no article: check content/articles.`);
		return first;
	});
	return [...listed.flatMap((name) => locales.map((locale) => pathTo(name, locale))), ...(await Promise.all(articles))];
}

function bytesOfPages(): Figure[] {
	const site = readBuiltSite(realpathSync(join(root, "build", "current")));
	const scripts = (id: string) => site.bytesOf(site.scriptsOf(id)) / 1000;
	const others = site.routes.filter((id) => id.endsWith("___fr") && !id.startsWith("locale"));
	const [heaviest = ""] = others.toSorted((a, b) => scripts(b) - scripts(a));
	return [
		atMost("JavaScript of the home page, everything that hydration needs, brotli", scripts("index___fr"), 124, "KB", 1),
		seen("JavaScript of a service page", scripts("services-ventilation-ducts___fr"), "KB", 1),
		seen(`JavaScript of the heaviest page (${heaviest.replace("___fr", "")})`, scripts(heaviest), "KB", 1),
		atMost("CSS, brotli", site.bytesOf(site.stylesOf("index___fr")) / 1000, 14, "KB", 1),
	];
}

async function coldStart(times: number): Promise<number> {
	const starts: number[] = [];
	for (let count = 0; count < times; count++) {
		const site = await startSite(root, scratch);
		starts.push(site.coldStart);
		await site.stop();
	}
	return median(starts);
}

async function server() {
	const running: Running[] = [];
	try {
		const own = await startSite(root, scratch);
		running.push(own);
		const { head, body } = await fetchSettledPage(`${own.origin}/`);
		await sleep(1_000);
		add(seen("HTML of the home page, brotli", body.length / 1000, "KB", 1));
		add(atMost("memory, idle", own.memory(), 120, "MB"));
		const same = withoutConnection(head);
		const answer = join(scratch, "answer.json");
		writeFileSync(answer, JSON.stringify({ head: same, body: body.toString("base64") }));
		const bare = await startBare(answer);
		running.push(bare);
		const servers: Record<"bare" | "own", Running> & { nginx?: Running } = { bare, own };
		if (tools.nginx) {
			const port = await freePort();
			servers.nginx = await startNginx(mkdtempSync(join(scratch, "nginx-")), port, same, body);
			running.push(servers.nginx);
		}
		const contests = await compete(servers as Record<string, Running>, "/", { ...rounds, wrk: tools.wrk });
		add(...serverFigures(contests), atMost("memory, after the load", own.memory(), 180, "MB"));
		add(seen("memory of bare node:http, after the load", bare.memory(), "MB"));
		add(atMost("uncached render, median", await renderTime(own), 10, "ms", 1));
		add(seen("memory, after 300 uncached renders", own.memory(), "MB"));
		if (options.has("--no-photos")) add(notMeasured("pages while phones send photos", "skipped by an option"));
		else add(...(await photoFigures(own, rounds)));
		add(...(await interactionFigures(own)), ...(await visitFigures(own)));
		add(...lighthouseFigures(await lighthouse(own)));
		return contests;
	} finally {
		for (const server of running) await server.stop();
	}
}

async function startBare(answer: string): Promise<Running> {
	const port = await freePort();
	const args = [join(root, "scripts", "bench", "bare-server.ts"), String(port), answer];
	return startProcess(process.execPath, args, { cwd: root, env: {}, port, log: join(scratch, "bare.log") });
}

/** Drops headers of the connection and the current time, which each server writes itself. */
function withoutConnection(head: readonly string[]): string[] {
	const moment = /^(?:date|connection|keep-alive|transfer-encoding)$/i;
	return head.filter((_, index) => !moment.test(head[index - (index % 2)] ?? ""));
}

/** A query string bypasses the page cache: every page is rendered. */
async function renderTime(site: Running): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const times: number[] = [];
	for (let count = 0; count < 300; count++) {
		const started = performance.now();
		await fetchPage(`${site.origin}/?n=${count}`, { ...languages, "Accept-Encoding": "gzip, br" }, agent);
		if (count >= 100) times.push(performance.now() - started);
	}
	agent.destroy();
	return median(times);
}

function serverFigures(contests: Awaited<ReturnType<typeof compete>>): Figure[] {
	const { own, bare, nginx } = contests;
	if (!own || !bare) throw new Error("The load test measured nothing: run the bench again.");
	return [
		seen("bare node:http, the same bytes and headers", bare.perSecond, "requests/s"),
		seen("this server, from the page cache", own.perSecond, "requests/s"),
		atLeast("this server relative to bare node:http", own.ratio, 0.9, "×", 2),
		seen("CPU time per request, this server", own.work, "µs"),
		seen("CPU time per request, bare node:http", bare.work, "µs"),
		atLeast("this server relative to bare node:http, by CPU time", bare.work / own.work, 0.9, "×", 2),
		seen("this server, p50", own.p50, "ms", 2),
		atMost("this server, p99 / p50", own.p99 / own.p50, 3, "×", 2),
		seen("bare node:http, p99 / p50", bare.p99 / bare.p50, "×", 2),
		atMost("failed responses under load", own.errors, 0, ""),
		nginx
			? seen("nginx, one worker, the same bytes from a file", nginx.perSecond, "requests/s")
			: notMeasured("nginx", "it is not installed, and only root can install it"),
	];
}

async function interactionFigures(site: Running): Promise<Figure[]> {
	if (options.has("--no-interaction")) return [notMeasured("interaction", "skipped by an option")];
	const { loading, hydration, interaction, navigation } = await measureInteraction(onLocalhost(site));
	return [
		seen("longest task before the home page is loaded, CPU throttled 4 ×", loading, "ms"),
		atMost("longest task of hydration, CPU throttled 4 ×", hydration, 100, "ms"),
		atMost("slowest choice in the estimate, CPU throttled 4 ×", interaction, 100, "ms"),
		atMost("from the end of the leave animation to the next page, prefetched", navigation, 17, "ms", 1),
	];
}

/** Reads five pages to their end, with a mouse and on a phone. */
async function visitFigures(site: Running): Promise<Figure[]> {
	if (options.has("--no-interaction")) return [notMeasured("a visit of five pages", "skipped by an option")];
	const figures: Figure[] = [];
	for (const reader of ["desktop", "phone"] as const) {
		const { requests, bytes } = await measureVisit(onLocalhost(site), reader);
		figures.push(atMost(`a visit of five pages, ${reader}, requests`, requests, 80, ""));
		figures.push(atMost(`a visit of five pages, ${reader}`, bytes / 1000, 500, "KB"));
	}
	return figures;
}

async function lighthouse(site: Running): Promise<LighthouseFigures[] | null> {
	if (options.has("--no-lighthouse")) return null;
	const paths = await publicPaths(site.origin);
	const indexed: string[] = [];
	for (const path of paths) {
		// The first visitor of a page would share the machine with its compression.
		const { body } = await fetchSettledPage(site.origin + path);
		// The gallery is not indexed while it is empty.
		if (!brotliDecompressSync(body).includes('name="robots" content="noindex"')) indexed.push(path);
	}
	return measureWithLighthouse(onLocalhost(site), indexed, quick ? 1 : 3);
}

function lighthouseFigures(pages: LighthouseFigures[] | null): Figure[] {
	if (!pages) return [notMeasured("Lighthouse", "skipped by an option, or it could not be installed")];
	const worst = (pick: (page: LighthouseFigures) => number) => Math.min(...pages.map(pick));
	const most = (pick: (page: LighthouseFigures) => number) => Math.max(...pages.map(pick));
	return [
		atLeast(
			`Lighthouse, performance, worst of ${pages.length} pages`,
			worst((page) => page.performance),
			100,
			"",
		),
		seen("Lighthouse, pages with performance 100", pages.filter((page) => page.performance >= 99.5).length, ""),
		atLeast(
			"Lighthouse, accessibility, worst page",
			worst((page) => page.accessibility),
			100,
			"",
		),
		atLeast(
			"Lighthouse, best practices, worst page",
			worst((page) => page["best-practices"]),
			100,
			"",
		),
		atLeast(
			"Lighthouse, SEO, worst page",
			worst((page) => page.seo),
			100,
			"",
		),
		atMost(
			"largest contentful paint, worst page",
			most((page) => page.lcp),
			1300,
			"ms",
		),
		atMost(
			"layout shift, worst page",
			most((page) => page.cls),
			0.01,
			"",
			3,
		),
		atMost(
			"total blocking time, worst page",
			most((page) => page.tbt),
			100,
			"ms",
		),
		seen("total blocking time, median page", median(pages.map((page) => page.tbt)), "ms"),
		seen("largest contentful paint, median page", median(pages.map((page) => page.lcp)), "ms"),
	];
}

function beside(): Promise<Figure[]> {
	const client = join(realpathSync(join(root, "build", "current")), "client");
	return peerFigures(() => startSite(root, scratch), {
		...{ client, scratch, ...rounds, wrk: tools.wrk },
		lighthouseRuns: quick ? 1 : 3,
	});
}

/** Compares two sites, one with ten articles and one with a thousand. */
async function scaling(name: string): Promise<Figure> {
	const sites: Running[] = [];
	try {
		for (const count of [10, 1000]) {
			const folder = join(scratch, `articles-${count}`);
			buildWithArticles(root, folder, count);
			sites.push(await startSite(folder, scratch));
		}
		const [few, many] = sites;
		if (!few || !many) throw new Error("The sites with 10 and 1,000 articles did not start.");
		for (const site of sites) await fetchSettledPage(`${site.origin}/blogue`);
		const { many: slower } = await compete({ few, many }, "/blogue", { ...rounds, wrk: tools.wrk });
		return atLeast(name, slower.ratio, 0.9, "×", 2);
	} finally {
		for (const site of sites) await site.stop();
	}
}

function report(contests: Awaited<ReturnType<typeof compete>>): void {
	const labels: Record<string, string> = {
		own: "Airelle, page cache",
		bare: "bare node:http",
		nginx: "nginx, static file",
	};
	const bars = Object.entries(contests).map(([name, { perSecond }]) => ({
		label: labels[name] ?? name,
		value: perSecond,
		own: name === "own",
	}));
	const table = `${conditions()}\n\n${tableOf(figures)}`;
	console.log(`\n${table}\n`);
	if (options.has("--keep")) return;
	const drawing = barChart(
		`The home page, one process, ${connections} connections`,
		"requests per second",
		bars.toSorted((a, b) => b.value - a.value),
	);
	writeFileSync(chart, drawing);
	const text = readFileSync(document, "utf8");
	const place = /(<!-- figures -->)[\s\S]*(<!-- \/figures -->)/;
	if (!place.test(text)) throw new Error("docs/performance.md lacks its figures markers: add them back.");
	writeFileSync(
		document,
		text.replace(place, (_, open: string, close: string) => `${open}\n${table}\n${close}`),
	);
	// Biome aligns the columns of the table.
	spawnSync(join(root, "node_modules", ".bin", "biome"), ["format", "--write", document], { cwd: root });
}

/** Describes the machine and the load: figures mean nothing without them. */
function conditions(): string {
	const busy = Math.max(busyBefore, 0);
	const day = new Date().toISOString().slice(0, 10);
	const generator = tools.wrk ? "wrk, one thread" : "our own load generator";
	const calm = busy > 1 ? `**a busy machine** (load average ${busy.toFixed(1)} at the start)` : "an idle machine";
	return `Measured on ${day}, ${cpus().length} cores, ${process.version}, ${calm}; ${generator}, ${connections} connections, ${rounds.rounds} rounds of ${rounds.seconds} s each, alternating.`;
}
