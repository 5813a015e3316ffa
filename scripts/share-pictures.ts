/**
 * The second half of `npm run pictures`: share pictures for links to pages, one per page and language, rendered by
 * Chromium from the brand's fonts and the masters. Skips pictures that `art/share-derivatives.json` lists with the same
 * text, scene and design.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { runnerImport } from "vite";
import { type Locale, locales } from "../app/locale/locales.ts";
import type { ShareCard } from "../app/seo/share-cards.ts";
import { chromiumOptions, ensureChromium } from "./chromium.ts";
import { type Derivative, digest, type Manifest, readManifest, removeLeftovers, writeManifest } from "./derivatives.ts";
import { pictureCrops } from "./picture-crops.ts";
import { fitTitle, type SceneImage, shareDocument, shareSize } from "./share-card.ts";

export const shareFolder = "public/share";
export const shareManifest = "art/share-derivatives.json";
export const heaviestShare = 90_000;
const filesModule = "app/seo/share-files.ts";

export async function makeSharePictures(): Promise<void> {
	process.chdir(`${import.meta.dirname}/..`);
	mkdirSync(shareFolder, { recursive: true });
	const cards = await readCards();
	const known = readManifest(shareManifest);
	const made: Manifest = {};
	let browser: Browser | undefined;
	try {
		for (const card of cards) {
			const label = shareLabel(card);
			const key = shareKey(card);
			const kept = known[label];
			if (kept?.key === key && existsSync(`${shareFolder}/${kept.file}`)) {
				made[label] = kept;
				continue;
			}
			browser ??= await openBrowser();
			made[label] = await drawCard(card, key, browser);
			writeManifest(shareManifest, { ...known, ...made });
		}
	} finally {
		await browser?.close();
	}
	removeLeftovers(shareFolder, made);
	writeManifest(shareManifest, made);
	writeFileSync(filesModule, filesModuleText(cards, made));
}

export function shareLabel({ name, locale }: ShareCard): string {
	return `${name}.${locale}`;
}

/** Hash of all inputs of a picture: text, design and scene. */
export function shareKey(card: ShareCard): string {
	const master = readFileSync(masterOf(card));
	const anyScene = { webp: Buffer.alloc(0), width: 4, height: 3, bounds: { left: 1, top: 1, width: 2, height: 1 } };
	return digest(shareDocument(card, anyScene), master).slice(0, 16);
}

/** Loads the text through Vite, as the site does, because Vite collects the files of `content/`. */
async function readCards(): Promise<ShareCard[]> {
	const { module } = await runnerImport<typeof import("../app/seo/share-cards.ts")>("./app/seo/share-cards.ts", {
		configFile: false,
		logLevel: "warn",
	});
	return module.shareCards();
}

/** Uses the whole master of a cropped picture. */
function masterOf({ scene }: ShareCard): string {
	return `art/masters/${pictureCrops[scene]?.of ?? scene}.webp`;
}

async function readScene(card: ShareCard): Promise<SceneImage> {
	const webp = readFileSync(masterOf(card));
	const { width, height } = await sharp(webp).metadata();
	return { webp, width, height, bounds: await solidBounds(webp) };
}

/** Bounding box of the opaque pixels: the shadow around a scene is faint. */
async function solidBounds(image: Buffer): Promise<SceneImage["bounds"]> {
	const { data: alpha, info } = await sharp(image).extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
	let [left, top, right, bottom] = [info.width, info.height, 0, 0];
	for (let y = 0; y < info.height; y++) {
		for (let x = 0; x < info.width; x++) {
			if ((alpha[y * info.width + x] ?? 0) <= 200) continue;
			left = Math.min(left, x);
			right = Math.max(right, x);
			top = Math.min(top, y);
			bottom = Math.max(bottom, y);
		}
	}
	return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

async function openBrowser(): Promise<Browser> {
	ensureChromium();
	return chromium.launch(chromiumOptions().launchOptions);
}

async function drawCard(card: ShareCard, key: string, browser: Browser): Promise<Derivative> {
	const page = await browser.newPage({ viewport: shareSize });
	try {
		await page.setContent(shareDocument(card, await readScene(card)), { waitUntil: "load" });
		await page.evaluate(() => document.fonts.ready);
		if (!(await page.evaluate(fitTitle)))
			throw new Error(`${shareLabel(card)}: “${card.title}” does not fit on the share picture: shorten the title`);
		const bytes = await encodeWithin(heaviestShare, await page.screenshot(), shareLabel(card));
		const file = `${shareLabel(card)}.${digest(bytes).slice(0, 8)}.jpg`;
		writeFileSync(`${shareFolder}/${file}`, bytes);
		return { key, file };
	} finally {
		await page.close();
	}
}

/**
 * Lowers the quality until the file size is within the limit. Keeps full colour resolution, so that berry-coloured
 * letters stay sharp.
 */
async function encodeWithin(limit: number, png: Buffer, label: string): Promise<Buffer> {
	for (let quality = 86; quality >= 60; quality -= 4) {
		const bytes = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
		if (bytes.length <= limit) {
			console.log(`share/${label}: ${Math.ceil(bytes.length / 1000)} kB at quality ${quality}`);
			return bytes;
		}
	}
	throw new Error(`share/${label} is larger than ${limit} bytes at the lowest quality`);
}

function filesModuleText(cards: readonly ShareCard[], made: Manifest): string {
	const names = [...new Set(cards.map(({ name }) => name))];
	const line = (name: string, locale: Locale) => {
		const card = cards.find((candidate) => candidate.name === name && candidate.locale === locale);
		if (!card) throw new Error(`${name} has no share picture in ${locale}`);
		const path = `/share/${made[shareLabel(card)]?.file}`;
		return `\t\t${locale}: {\n\t\t\tpath: ${JSON.stringify(path)},\n\t\t\talt: ${JSON.stringify(card.alt)},\n\t\t},\n`;
	};
	const entries = names.map(
		(name) => `\t${JSON.stringify(name)}: {\n${locales.map((locale) => line(name, locale)).join("")}\t},\n`,
	);
	return `// Written by \`npm run pictures\` (scripts/share-pictures.ts): do not edit.
import type { Localized } from "#app/locale/locales.ts";

export interface ShareFile {
	readonly path: string;
	readonly alt: string;
}

/** By page, or by article. */
export const shareFiles: Readonly<Record<string, Localized<ShareFile>>> = {
${entries.join("")}};
`;
}
