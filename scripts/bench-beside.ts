import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { browserHeaders } from "./bench/browser-headers.ts";
import { fetchPage, fetchSettledPage } from "./bench/fetch-page.ts";
import { measureHydration, measureNavigation } from "./bench/interaction.ts";
import { measureLoad } from "./bench/load.ts";
import { median } from "./bench/median.ts";
import { onLocalhost, type Running, startSite } from "./bench/process.ts";
import { findTools } from "./bench/tools.ts";
import { chromiumOptions } from "./chromium.ts";

/**
 * `npm run bench:beside -- <folder>`: compares this checkout with another one, both built. Measures them alternately
 * seven times, so that other load on the machine affects both alike. A difference smaller than the spread means
 * nothing.
 */
const [other] = process.argv.slice(2);
if (!other) {
	console.error("Name the other checkout: npm run bench:beside -- <folder>");
	process.exit(2);
}
const rounds = 7;
const scratch = mkdtempSync(join(tmpdir(), "airelle-beside-"));
const { wrk } = findTools();

const homes = { old: resolve(other), new: resolve(import.meta.dirname, "..") };
const sites: Record<string, Running> = {};
const browser = await chromium.launch(chromiumOptions().launchOptions);
try {
	for (const [name, home] of Object.entries(homes)) sites[name] = await startSite(home, scratch);
	for (const { origin } of Object.values(sites)) await fetchSettledPage(`${origin}/`);
	await compare("CPU time of an uncached render, ms", renderWork);
	await compare("CPU time of a response from the cache, µs", answerWork);
	await compare("responses from the cache, per second", answersPerSecond);
	await compare("longest task of hydration, CPU throttled 4 ×, ms", (site) =>
		measureHydration(browser, onLocalhost(site)),
	);
	await compare("from the end of the leave animation to the next page, ms", (site) =>
		measureNavigation(browser, onLocalhost(site)),
	);
} finally {
	await browser.close();
	for (const site of Object.values(sites)) await site.stop();
	rmSync(scratch, { recursive: true, force: true });
}

async function compare(name: string, measure: (site: Running) => Promise<number>): Promise<void> {
	const values: Record<string, number[]> = { old: [], new: [] };
	// Warm-up: the first round includes compilation.
	for (const site of Object.values(sites)) await measure(site);
	for (let round = 0; round < rounds; round++)
		for (const [which, site] of Object.entries(sites)) values[which]?.push(await measure(site));
	const { old = [], new: now = [] } = values;
	const ratio = median(now.map((value, round) => value / (old[round] ?? Number.NaN)));
	console.log(`${name}: old ${medianOf(old)}, new ${medianOf(now)}, median of the ratios ${ratio.toFixed(2)}`);
}

function medianOf(values: readonly number[]): string {
	const [least, most] = [Math.min(...values), Math.max(...values)];
	return `${median(values).toFixed(1)} (${least.toFixed(1)} to ${most.toFixed(1)})`;
}

/** A query string bypasses the page cache: every page is rendered. */
async function renderWork(site: Running): Promise<number> {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const before = site.work();
	const count = 150;
	for (let at = 0; at < count; at++) await fetchPage(`${site.origin}/?n=${at}`, browserHeaders, agent);
	agent.destroy();
	return (site.work() - before) / count;
}

async function answerWork(site: Running): Promise<number> {
	const seconds = 3;
	const before = site.work();
	const { perSecond } = await measureLoad(`${site.origin}/`, seconds, wrk);
	return ((site.work() - before) * 1000) / (perSecond * seconds);
}

async function answersPerSecond({ origin }: Running): Promise<number> {
	return (await measureLoad(`${origin}/`, 3, wrk)).perSecond;
}
