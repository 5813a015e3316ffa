import { spawnSync } from "node:child_process";
import { freePort } from "../../scripts/free-port.ts";
import type { FaultReport, Figure } from "../faults/figures.ts";
import { ask } from "./ask.ts";
import { createTally } from "./tally.ts";
import { type Target, withTarget } from "./target.ts";
import { startTlsProxy, type TlsProxy } from "./tls-proxy.ts";
import { hasTool, toolPath } from "./tools.ts";

const pages = [
	"/",
	"/en",
	"/contactez-nous",
	"/blogue",
	"/estimation-gratuite",
	"/recherche?q=tapis",
	"/admin/connexion",
];
const demandedScore = 120;

/** Grades the headers behind TLS with Mozilla's Observatory, and checks them rule by rule. */
export async function headers(): Promise<FaultReport[]> {
	const [site, tls] = [await freePort(), await freePort()];
	const proxy = await startTlsProxy(site, tls);
	if (!proxy) return [{ title: "headers: not measured, there is no nginx here", figures: [] }];
	const outside = { GTM_ID: "GTM-TEST1", CAPTCHA_SITE_KEY: "test-site-key-1" };
	try {
		return await withTarget({ PORT: String(site), PUBLIC_ORIGIN: proxy.origin, ...outside }, async (target) => [
			observatory(proxy),
			await rules({ ...target, origin: proxy.origin }),
		]);
	} finally {
		await proxy.stop();
	}
}

interface Scan {
	score: number;
	grade: string;
	results: { test: string; pass: boolean; result: string; modifier: number }[];
}

function observatory({ origin, plainOrigin, certificate }: TlsProxy): FaultReport {
	const title = "MDN HTTP Observatory";
	if (!hasTool("observatory"))
		return { title: `${title}: it could not be installed; the rules below stand for it`, figures: [] };
	const [plain, tls] = [new URL(plainOrigin).port, new URL(origin).port];
	const figures = pages.slice(0, -1).map((path): Figure => {
		const { stdout, stderr } = spawnSync("node", [toolPath("observatory", "scan.mjs"), path, plain, tls], {
			encoding: "utf8",
			env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate, NODE_OPTIONS: "" },
		});
		if (!stdout) throw new Error(`The Observatory broke down: ${stderr}`);
		const { score, grade, results } = JSON.parse(stdout) as Scan;
		const ok = score >= demandedScore;
		if (!ok) for (const each of results) console.log(`  ${path}: ${each.test} ${each.result} ${each.modifier}`);
		return { name: `score of ${path}`, measured: `${score} (${grade})`, mark: `≥ ${demandedScore}`, ok };
	});
	return { title, figures };
}

type Rule = (value: string, asHtml: boolean) => boolean;

/** Headers that every response must have, whether or not it is a page. */
const everywhere: Readonly<Record<string, Rule>> = {
	"content-security-policy": (value, asHtml) =>
		value.startsWith("default-src 'none'") &&
		!/unsafe|\*(?!\.)|http:|data: *;.*script/.test(value.replaceAll("https://*.", "")) &&
		["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"].every((part) => value.includes(part)) &&
		(!asHtml || /script-src (?:'sha256-[^']+' )+'strict-dynamic'/.test(value)),
	"strict-transport-security": (value) =>
		Number(/max-age=(\d+)/.exec(value)?.[1]) >= 31_536_000 && /includeSub/.test(value),
	"x-content-type-options": (value) => value === "nosniff",
	"x-frame-options": (value) => value === "DENY",
	"referrer-policy": (value) => value === "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": (value) => value === "same-origin",
	"cross-origin-resource-policy": (value) => /^(?:same-origin|cross-origin)$/.test(value),
	"permissions-policy": (value) =>
		["camera", "microphone", "geolocation", "payment"].every((each) => value.includes(`${each}=()`)),
};
const forbidden = [
	"x-powered-by",
	"access-control-allow-origin",
	"access-control-allow-credentials",
	"public-key-pins",
];

async function rules({ origin }: Target): Promise<FaultReport> {
	const tally = createTally();
	const others = [
		"/rien",
		"/contact/",
		"/favicon.ico",
		"/_payload.json",
		"/sitemap.xml",
		"/robots.txt",
		"/%ff",
		"/admin",
		"/_consent",
	];
	const names = Object.keys(everywhere).map((name) => `answers without a right ${name}`);
	for (const path of [...pages, ...others, "/builds/latest.json", "/healthz", "/en.data", "/_suggest?locale=fr&q=a"]) {
		const visitors: Record<string, string>[] = [{}, { Origin: "https://evil.example" }];
		for (const asked of visitors) {
			const {
				status,
				headers: said,
				body,
			} = await ask({ origin, path, headers: { ...asked, "Sec-Fetch-Site": "same-origin" } });
			const asHtml =
				status === 200 && Boolean(said["content-type"]?.startsWith("text/html")) && body.includes("<script");
			for (const [name, isRight] of Object.entries(everywhere)) {
				const value = String(said[name] ?? "");
				tally.note(`answers without a right ${name}`, !isRight(value, asHtml) && `${path} ${status}: ${value}`);
			}
			for (const name of forbidden)
				tally.note("answers that say too much", said[name] !== undefined && `${path}: ${name}`);
			tally.note("styles or handlers in the HTML", asHtml && /<[a-z][^>]*\s(?:style|on[a-z]+)=/.exec(body)?.[0]);
		}
	}
	return {
		title: "headers, rule by rule",
		figures: tally.figures(...names, "answers that say too much", "styles or handlers in the HTML"),
	};
}
