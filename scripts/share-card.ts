import { readFileSync } from "node:fs";
import type { ShareCard, ShareSurface } from "../app/seo/share-cards.ts";

export const shareSize = { width: 1200, height: 630 } as const;

const cream = "#FBF4E6";
const spruce = "#12403F";
const inkOnLight = { title: spruce, note: "#45605D", mark: "airelle-mark" };

/** The brand's surfaces, with the colours for text on each. */
const surfaces: Record<ShareSurface, { ground: string; title: string; note: string; mark: string }> = {
	cream: { ground: cream, ...inkOnLight },
	white: { ground: "#FFFDF8", ...inkOnLight },
	mint: { ground: "#D8F3E6", ...inkOnLight },
	sand: { ground: "#EFE3CC", ...inkOnLight },
	amber: { ground: "#F3B04A", ...inkOnLight, note: "#122726" },
	spruce: { ground: spruce, title: cream, note: "#A9E4CC", mark: "airelle-mark-reversed" },
};

/** HTML of a share picture: text on the left, the scene on the right. */
export function shareDocument({ locale, title, surface, places }: ShareCard, scene: SceneImage): string {
	const { ground, title: titleColor, note, mark } = surfaces[surface];
	return `<!doctype html>
<html lang="${locale}-CA">
<style>
	${fontFace("Bricolage Grotesque", "bricolage-grotesque")}
	${fontFace("Figtree", "figtree")}
	* { margin: 0; box-sizing: border-box; }
	body { position: relative; width: ${shareSize.width}px; height: ${shareSize.height}px; overflow: hidden; background: ${ground}; }
	.words { position: absolute; inset: 56px auto 56px 64px; width: 512px; display: flex; flex-direction: column; }
	.name { display: flex; align-items: center; gap: 14px; color: ${titleColor}; font: 700 44px/1 "Bricolage Grotesque"; letter-spacing: -0.03em; }
	.name svg { width: 58px; height: 58px; }
	.title { flex: 1; min-height: 0; display: flex; align-items: center; }
	h1 { color: ${titleColor}; font: 700 84px/1.04 "Bricolage Grotesque"; letter-spacing: -0.03em; text-wrap: balance; }
	.places { color: ${note}; font: 600 27px/1.2 "Figtree"; }
	img { position: absolute; ${placeScene(scene)} }
</style>
<img alt="" src="data:image/webp;base64,${scene.webp.toString("base64")}">
<div class="words">
	<p class="name">${readFileSync(`art/mark/${mark}.svg`, "utf8")}Airelle</p>
	<div class="title"><h1>${escapeHtml(keepSmallWords(title))}</h1></div>
	<p class="places">${escapeHtml(places)}</p>
</div>`;
}

export interface SceneImage {
	webp: Buffer;
	width: number;
	height: number;
	/** Bounding box without transparent margins and shadow. */
	bounds: { left: number; top: number; width: number; height: number };
}

/** Box for the solid part of a scene: beside the text, never under it. */
const sceneBox = { left: 596, top: 40, width: 576, height: 550 };

function placeScene({ width, height, bounds }: SceneImage): string {
	const scale = Math.min(sceneBox.width / bounds.width, sceneBox.height / bounds.height);
	const left = sceneBox.left + (sceneBox.width - bounds.width * scale) / 2 - bounds.left * scale;
	const top = sceneBox.top + (sceneBox.height - bounds.height * scale) / 2 - bounds.top * scale;
	return `left: ${left}px; top: ${top}px; width: ${width * scale}px; height: ${height * scale}px;`;
}

/** Sets the largest font size at which the title fits its box. Runs in the browser; returns whether it fits. */
export function fitTitle(): boolean {
	const box = document.querySelector<HTMLElement>(".title");
	const title = document.querySelector<HTMLElement>("h1");
	if (!box || !title) return false;
	const fits = () => title.scrollWidth <= box.clientWidth && title.offsetHeight <= box.clientHeight - 40;
	for (let size = 84; size >= 44; size -= 2) {
		title.style.fontSize = `${size}px`;
		// Limits the title to four lines, to keep it readable at a glance.
		if (fits() && title.offsetHeight <= size * 1.04 * 4 + 1) return true;
	}
	return false;
}

/** Prevents a line break after a small word that belongs to the next one. */
function keepSmallWords(title: string): string {
	return title.replace(/(?<= )(à|a|ce|et|de|en|in|le|la|les|the|to|sur) /g, "$1\u00a0");
}

function fontFace(family: string, name: string): string {
	const folder = `node_modules/@fontsource-variable/${name}/files`;
	const font = readFileSync(`${folder}/${name}-latin-wght-normal.woff2`).toString("base64");
	return `@font-face { font-family: "${family}"; font-weight: 200 900; src: url("data:font/woff2;base64,${font}") format("woff2"); }`;
}

function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
