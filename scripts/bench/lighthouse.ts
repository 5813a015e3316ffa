import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { visitorBrowserOptions } from "../chromium.ts";
import { freePort } from "../free-port.ts";
import { median } from "./median.ts";

export interface LighthouseFigures {
	path: string;
	performance: number;
	accessibility: number;
	"best-practices": number;
	seo: number;
	lcp: number;
	cls: number;
	tbt: number;
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The fields of Lighthouse's result that are used here. */
interface Report {
	lhr: {
		categories: Record<string, { score: number | null } | undefined>;
		audits: Record<string, { numericValue?: number } | undefined>;
	};
}
type Lighthouse = (
	url: string,
	flags: {
		port: number;
		logLevel: "silent";
		output: "json";
		extraHeaders: Readonly<Record<string, string>>;
		onlyCategories: readonly string[];
	},
) => Promise<Report | undefined>;

/** `/` redirects browsers set to English: French headers measure the page itself. */
const extraHeaders = { "Accept-Language": "fr-CA" };
const folder = resolve(import.meta.dirname, "../../tools/lighthouse");
const entry = join(folder, "node_modules", "lighthouse", "core", "index.js");

/** Installs Lighthouse on first use: it is large and not a dependency of the site. Returns null without a network. */
async function findLighthouse(): Promise<Lighthouse | null> {
	if (!existsSync(entry)) spawnSync("npm", ["ci", "--ignore-scripts", "--prefix", folder], { stdio: "inherit" });
	if (!existsSync(entry)) return null;
	return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}

/**
 * Lighthouse with its default settings, a phone on a slow network; the median of several runs per page. Returns null
 * when Lighthouse is not available.
 */
export async function measureWithLighthouse(
	origin: string,
	paths: readonly string[],
	runs = 3,
): Promise<LighthouseFigures[] | null> {
	const lighthouse = await findLighthouse();
	if (!lighthouse) return null;
	const port = await freePort();
	const { executablePath, args } = visitorBrowserOptions().launchOptions;
	const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
	try {
		const figures: LighthouseFigures[] = [];
		for (const path of paths) {
			const reports: Report["lhr"][] = [];
			// A run can fail: Lighthouse then gives no score, and is asked again, twice at most.
			for (let run = 0; reports.length < runs && run < runs + 2; run++) {
				// The other categories do not vary.
				const onlyCategories = reports.length === 0 ? categories : categories.slice(0, 1);
				const flags = { port, logLevel: "silent", output: "json", extraHeaders, onlyCategories } as const;
				const lhr = (await lighthouse(origin + path, flags))?.lhr;
				if (typeof lhr?.categories.performance?.score === "number") reports.push(lhr);
			}
			const score = (name: string) =>
				median(
					reports.flatMap(({ categories: { [name]: category } }) => (category ? [(category.score ?? 0) * 100] : [])),
				);
			const audit = (name: string) => median(reports.map((lhr) => lhr.audits[name]?.numericValue ?? Number.NaN));
			const [performance = 0, accessibility = 0, practices = 0, seo = 0] = categories.map(score);
			const [lcp, cls, tbt] = ["largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"].map(audit);
			if (lcp === undefined || cls === undefined || tbt === undefined) continue;
			figures.push({ path, ...{ performance, accessibility, "best-practices": practices, seo }, lcp, cls, tbt });
			console.log(
				`Lighthouse ${path}: ${Math.round(performance)}, LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms`,
			);
		}
		return figures;
	} finally {
		await browser.close();
	}
}
