import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderMarkdown } from "#app/.server/content/markdown.ts";
import type { ContentEntry } from "#app/model/editing/content-entry.ts";
import type { LegacyRedirect } from "#app/model/editing/legacy-redirect.ts";
import { withStore } from "../e2e/office-data.ts";
import { atLeast, exactly, type FaultReport } from "../faults/figures.ts";
import { create } from "../mail/sample-leads.ts";
import { ask, type Fields, post } from "./ask.ts";
import { hireStaff, type Staff } from "./staff.ts";
import { createTally } from "./tally.ts";
import { type Target, withTarget } from "./target.ts";

/** Attacks on the site and the back office by an editor, or by somebody with an editor's session. */
export async function editors(): Promise<FaultReport[]> {
	return withTarget({}, async (target) => {
		const staff = await hireStaff(target);
		return [
			await redirectsThatHide(target, staff),
			await storedRedirectsThatHide(target),
			await redirectLoops(target),
			await deepMarkdown(target, staff),
		];
	});
}

/** The source of a redirect, and an existing path that the redirect would shadow. */
const hiding: readonly (readonly [from: string, path: string])[] = [
	["/admin/*", "/admin/connexion"],
	["/admin", "/admin"],
	["/ADMIN/*", "/admin/redirections"],
	["/%61dmin/*", "/admin/contenu"],
	["/x/../admin/*", "/admin/connexion"],
	["/estimation-gratuite/*", "/estimation-gratuite/details"],
	["/_estimate/*", "/_estimate/resume/x"],
	["/_pictures/*", "/_pictures/x/y"],
	["/_consent", "/_consent"],
	["/_search/*", "/_search/suggestions?q=a"],
	["/robots.txt", "/robots.txt"],
	["/sitemap.xml", "/sitemap.xml"],
	["/.well-known/*", "/.well-known/security.txt"],
	["/blogue/rss.xml", "/blogue/rss.xml"],
	["/healthz", "/healthz"],
	["/metrics", "/metrics"],
	["/builds/*", "/builds/latest.json"],
	["/favicon.ico", "/favicon.ico"],
	["/share/*", "/share/x.jpg"],
	["/en/*", "/en/blog"],
	["/services/*", "/services/grand-menage"],
	["/contactez-nous", "/contactez-nous"],
	["/contactez-nous/merci/*", "/contactez-nous/merci/AIR-ABCDEFG"],
	["/blogue/page/2", "/blogue/page/2"],
	["/blogue/_payload.json", "/blogue/_payload.json"],
	["/animaux-et-odeurs", "/animaux-et-odeurs"],
];

async function redirectsThatHide({ origin }: Target, { cookies }: Staff): Promise<FaultReport> {
	const tally = createTally();
	const cookie = cookies.editor;
	const before = await statuses(origin);
	for (const [from] of hiding) {
		const forms: Fields[] = [
			{ intent: "add", from, to: "/blogue" },
			{ intent: "import", csv: `${from},/blogue\n` },
		];
		for (const fields of forms) {
			const { status } = await post(origin, "/admin/redirections", fields, { cookie });
			tally.note("accepted", status !== 422 && `${fields.intent} ${from}: ${status}`);
		}
	}
	for (const [path, status] of await statuses(origin))
		tally.note("addresses that answer otherwise afterwards", status !== before.get(path) && `${path}: ${status}`);
	const control = await post(
		origin,
		"/admin/redirections",
		{ intent: "add", from: "/vieux", to: "/blogue" },
		{ cookie },
	);
	const led = await ask({ origin, path: "/vieux" });
	return {
		title: "redirects of an editor that would hide a part of the site",
		figures: [
			exactly("an ordinary redirect is accepted and leads", control.status === 200 && led.status === 301 ? 1 : 0, 1),
			atLeast("tried, by form and by CSV", 2 * hiding.length, 40),
			...tally.figures("accepted", "addresses that answer otherwise afterwards"),
		],
	};
}

/** Writes the redirects into the store before the server starts, as an older version would have left them. */
async function storedRedirectsThatHide({ origin: untouchedSite }: Target): Promise<FaultReport> {
	const tally = createTally();
	const before = await statuses(untouchedSite);
	const data = await mkdtemp(join(tmpdir(), "airelle-redirects-"));
	const froms = [...hiding.map(([from]) => from), "/ancienne-page"];
	const all = froms.map((from): LegacyRedirect => ({ from, to: "blog", locale: "fr" }));
	const entry: ContentEntry = {
		kind: "redirects",
		draft: null,
		published: { all },
		englishFollows: null,
		revision: 1,
		publishedAt: null,
		scheduledFor: null,
		scheduled: null,
		updatedAt: "",
		updatedBy: null,
	};
	await withStore({ data }, (store) => store.commit([create("content", "redirects", entry)]));
	let leads = 0;
	await withTarget({ DATA_DIR: data }, async ({ origin }) => {
		leads = (await ask({ origin, path: "/ancienne-page" })).status === 301 ? 1 : 0;
		for (const [path, status] of await statuses(origin))
			tally.note("addresses hidden by a stored redirect", status !== before.get(path) && `${path}: ${status}`);
	});
	await rm(data, { recursive: true });
	return {
		title: "stored redirects that would hide a part of the site",
		figures: [
			exactly("the ordinary redirect beside them leads", leads, 1),
			...tally.figures("addresses hidden by a stored redirect"),
		],
	};
}

async function statuses(origin: string): Promise<Map<string, number>> {
	const found = new Map<string, number>();
	for (const [, path] of hiding) found.set(path, (await ask({ origin, path })).status);
	return found;
}

const loops = [
	...["/%2f", "/%2F", "/%2F%2f", "/x%2f", "/x%2f%2f", "//", "///", "/%2f/", "//%2f", "/%252f/", "/.%2f"],
	...["/\\", "/%5c", "/x%5c", "/blogue%2f", "/%2fblogue", "/en%2f", "/admin%2f", "/%2fadmin/", "/contact%2f/"],
];

async function redirectLoops({ origin }: Target): Promise<FaultReport> {
	const tally = createTally();
	for (const start of loops) {
		const way = [start];
		for (let hops = 0; hops < 5; hops++) {
			const { location } = (await ask({ origin, path: way.at(-1) ?? "/" })).headers;
			if (!location) break;
			way.push(location);
		}
		tally.note("paths that lead to themselves", new Set(way).size < way.length && way.join(" → "));
		tally.note("ways longer than two hops", way.length > 3 && way.join(" → "));
	}
	const figures = tally.figures("paths that lead to themselves", "ways longer than two hops");
	return { title: "redirect loops", figures: [atLeast("paths followed", loops.length, 20), ...figures] };
}

const deep: Readonly<Record<string, string>> = {
	quotes: `${">".repeat(20_000)}a`,
	callouts: Array.from({ length: 270 }, (_, level) => `${">".repeat(level + 1)}[!NOTE]`).join("\n"),
	lists: `${"- ".repeat(10_000)}a`,
	stars: `${"*".repeat(15_000)}a${"*".repeat(15_000)}`,
	emphasis: `${"*a **b ".repeat(800)}c${" b** a*".repeat(800)}`,
};

/** Deeply nested Markdown is saved as a draft but not published; its preview breaks neither the page nor the server. */
async function deepMarkdown(target: Target, { cookies }: Staff): Promise<FaultReport> {
	const { origin } = target;
	const tally = createTally();
	const cookie = cookies.editor;
	const path = "/admin/contenu/article:pets-and-odours";
	for (const [name, body] of Object.entries(deep)) {
		const editor = await ask({ origin, path, cookie });
		const base = /name="base" value="([^"]+)"/.exec(editor.body)?.[1] ?? "";
		const saved = await post(origin, `${path}/brouillon`, { part: "fr", base, body }, { cookie });
		tally.note("drafts that could not be kept", !saved.body.includes('"kind":"saved"') && `${name}: ${saved.status}`);
		const preview = /href="(\/[^"]*\?apercu=[^"]+)"/.exec(
			(await ask({ origin, path: `${path}?vue=apercu`, cookie })).body,
		);
		const shown = await ask({ origin, path: preview?.[1]?.replaceAll("&amp;", "&") ?? "/" });
		tally.note("previews that fail", shown.status >= 500 && `${name}: ${shown.status}`);
		const panel = await ask({ origin, path: `${path}?vue=publier`, cookie });
		const form = new FormData();
		for (const [field, value] of [
			["intent", "publish"],
			["parts", "fr"],
		] as const)
			form.append(field, value);
		const marks = [...panel.body.matchAll(/name="seen"[^>]* value="([^"]+)"/g)];
		for (const [, mark = ""] of marks.slice(0, 2)) form.append("seen", mark);
		const published = await post(origin, path, form, { cookie });
		const isTold = published.status === 422 && /niveaux|levels/.test(published.body);
		tally.note("published, or refused without the reason", !isTold && `${name}: ${published.status}`);
		tally.note("renders that are empty", renderMarkdown(body).html === "" && name);
		tally.note("server deaths", !target.isAlive() && name);
	}
	const names = ["drafts that could not be kept", "previews that fail", "published, or refused without the reason"];
	return {
		title: "deeply nested Markdown",
		figures: tally.figures(...names, "renders that are empty", "server deaths"),
	};
}
