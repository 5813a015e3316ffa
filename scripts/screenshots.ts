import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { prepareOffice, startOffice } from "../tests/e2e/office-members.ts";
import { signIn } from "../tests/e2e/staff-office.ts";
import { chromiumOptions, ensureChromium } from "./chromium.ts";

const folder = "docs/screenshots";

interface Shot {
	file: string;
	width: number;
	/** A path of the office, or what to do before the picture is taken. */
	open: string | ((page: Page, origin: string) => Promise<unknown>);
}

const phone = 390;
const desktop = 1440;
const firstLead = "a[href*='/admin/demandes/']";

const shots: readonly Shot[] = [
	{ file: "home-fr-desktop.webp", width: desktop, open: "/" },
	{ file: "inbox-390.jpg", width: phone, open: "/admin" },
	{ file: "request-390.jpg", width: phone, open: openLead("") },
	{ file: "request-1440.jpg", width: desktop, open: openLead("") },
	{ file: "reply-1440.jpg", width: desktop, open: openLead("?volet=ecrire") },
	{ file: "spam-390.jpg", width: phone, open: "/admin?vue=spam" },
	{ file: "board-390.jpg", width: phone, open: "/admin/tableau" },
	{ file: "board-1440.jpg", width: desktop, open: "/admin/tableau" },
	{ file: "agenda-1440.jpg", width: desktop, open: "/admin/agenda" },
	{ file: "call-390.jpg", width: phone, open: "/admin/appel" },
	{ file: "call-1440.jpg", width: desktop, open: "/admin/appel" },
	{ file: "words-list-390.webp", width: phone, open: "/admin/contenu" },
	{ file: "office-figures-fr-phone.webp", width: phone, open: "/admin/chiffres" },
	{ file: "office-health-fr-desktop.webp", width: desktop, open: "/admin/sante" },
];

/**
 * Takes the picture of the README and those of most screens of the back office in the docs again, from a server of its own
 * with the demo data. Needs a build.
 */
ensureChromium();
const prepared = await prepareOffice();
seed(prepared);
const server = await startOffice(prepared);
const browser = await chromium.launch(chromiumOptions().launchOptions);
try {
	const context = await browser.newContext({ locale: "fr-CA", reducedMotion: "reduce" });
	await signIn(await context.newPage(), server);
	for (const shot of shots) await take(shot, context, server.origin);
} finally {
	await browser.close();
	await server.stop();
	await rm(prepared, { recursive: true });
}

function seed(data: string): void {
	const { status, stderr } = spawnSync("node", ["scripts/seed-demo.ts"], {
		env: { ...process.env, DATA_DIR: data, PUBLIC_ORIGIN: "" },
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(stderr);
}

async function take({ file, width, open }: Shot, context: BrowserContext, origin: string): Promise<void> {
	const page = await context.newPage();
	await page.setViewportSize({ width, height: width === phone ? 844 : 900 });
	if (typeof open === "string") await page.goto(origin + open, { waitUntil: "networkidle" });
	else await open(page, origin);
	await page.evaluate(() => document.fonts.ready);
	const picture = sharp(await page.screenshot());
	const encoded = file.endsWith(".webp") ? picture.webp({ quality: 80 }) : picture.jpeg({ quality: 82, mozjpeg: true });
	await encoded.toFile(`${folder}/${file}`);
	console.log(`${folder}/${file}`);
	await page.close();
}

function openLead(query: string): (page: Page, origin: string) => Promise<unknown> {
	return async (page, origin) => {
		await page.goto(`${origin}/admin`);
		const path = await page.locator(firstLead).first().getAttribute("href");
		return page.goto(origin + path?.split("?")[0] + query, { waitUntil: "networkidle" });
	};
}
