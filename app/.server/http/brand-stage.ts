import { isLocale, type Locale } from "#app/locale/locales.ts";
import { type BrandFile, brandFiles, brandPath, isBrandFile, sharePath } from "#app/model/brand/brand-files.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { shareCard } from "#app/seo/share-cards.ts";
import { cardVersion } from "#app/seo/share-picture.ts";
import type { Drawings } from "../brand/drawings.ts";
import { drawnBrand, iconPath } from "../brand/drawn-brand.ts";
import type { PublishedContent } from "../content/published-content.ts";
import type { ContentReader } from "../content/reader.ts";
import type { CachedFile } from "../file-cache.ts";
import { draftReader } from "../pages/open-preview.ts";
import type { Exchange, Stage } from "./exchange.ts";
import { immutable, sendFile, sendRedirect, sendRefusal } from "./send.ts";

interface BrandParts {
	content: PublishedContent;
	store: DocumentStore;
	drawings: Drawings;
}

/** Icons that browsers, bookmarks and feed readers ask for by their usual names; the build has those of the shipped brand. */
const usualIcons = {
	"/favicon.ico": "favicon.ico",
	"/apple-touch-icon.png": "apple-touch-icon.png",
	"/icon-192.png": "icon-192.png",
	"/icon-512.png": "icon-512.png",
	"/icon-maskable-512.png": "icon-maskable-512.png",
} as const;
type UsualIcon = keyof typeof usualIcons;

/** Webmail shows these on pages of its own. */
const inMails: ReadonlySet<BrandFile> = new Set(["mark.png", "logo.png"]);

const brandPattern = /^\/_brand\/([^/]+)\/(share\/)?([^/]+)$/;
const versionPattern = /^[0-9a-f]{12}$/;
const cardPattern = /^([a-z0-9-]+)\.([a-z]{2})\.jpg$/;
/** Earlier builds had share pictures as files, and other sites still link to them. */
const olderShare = /^\/share\/([a-z0-9-]+)\.([a-z]{2})\.[0-9a-f]{8}\.jpg$/;

/** Serves the files that are made from the brand: icons, mark, logo and share pictures. */
export function createBrandStage(parts: BrandParts): Stage {
	/** Draws the published version or that of the draft; any other one is redirected to the published one. */
	async function answer(exchange: Exchange, version: string, find: FindFile): Promise<true> {
		const { response } = exchange;
		const current = find(parts.content.reader());
		if (!current) return refuse(exchange);
		let asked = current.version === version ? current : null;
		if (!asked && versionPattern.test(version)) {
			// A draft of the brand has files too, for previews.
			const draft = find(await draftReader("brand", parts));
			if (draft?.version === version) asked = draft;
		}
		if (current.isForOthers) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
		if (!asked) return redirectTo(exchange, current.path);
		const file = await asked.draw();
		if (!file) return refuse(exchange);
		sendFile(exchange, file, { type: asked.type, cacheControl: immutable });
		return true;
	}

	function refuse({ response }: Exchange): true {
		sendRefusal(response, { status: 404 }, parts.content);
		return true;
	}

	const fileOf =
		(name: BrandFile): FindFile =>
		(reader) => {
			const brand = drawnBrand(reader);
			const { version } = brand;
			const draw = () => parts.drawings.file(name, brand);
			return { version, path: brandPath(version, name), type: brandFiles[name], isForOthers: inMails.has(name), draw };
		};

	const shareOf =
		(name: string, locale: Locale): FindFile =>
		(reader) => {
			const card = shareCard(name, locale, reader);
			if (!card) return null;
			const brand = drawnBrand(reader);
			const version = cardVersion(card, brand.version);
			const draw = () => parts.drawings.share(card, brand);
			return { version, path: sharePath(version, name, locale), type: "image/jpeg", isForOthers: true, draw };
		};

	/** Null for a path that is none of the brand's. */
	function fileAt(path: string): { version: string; find: FindFile } | null {
		const [, version, share, name = ""] = brandPattern.exec(path) ?? [];
		const [, card = "", locale] = (share ? cardPattern : olderShare).exec(share ? name : path) ?? [];
		if (isLocale(locale)) return { version: version ?? "", find: shareOf(card, locale) };
		if (version === undefined) return null;
		return { version, find: !share && isBrandFile(name) ? fileOf(name) : () => null };
	}

	return (exchange) => {
		const { method, path } = exchange.checked;
		if (method === "POST") return false;
		const asked = fileAt(path);
		const icon = asked ? null : brandIconAt(path, parts.content.reader());
		if (!asked && !icon) return false;
		exchange.route = "brand";
		return asked ? answer(exchange, asked.version, asked.find) : redirectTo(exchange, icon ?? "/");
	};
}

/** Null when the build's file is the right one, or for another path. */
function brandIconAt(path: string, reader: ContentReader): string | null {
	if (!Object.hasOwn(usualIcons, path)) return null;
	const found = iconPath(usualIcons[path as UsualIcon], reader);
	return found.startsWith("/_brand/") ? found : null;
}

/** A file of a brand before it is drawn. */
interface FoundFile {
	version: string;
	path: string;
	type: string;
	/** Other sites may embed share pictures, and webmail the mark. */
	isForOthers: boolean;
	draw(): Promise<CachedFile | null>;
}

/** Null when there is no such file. */
type FindFile = (reader: ContentReader) => FoundFile | null;

function redirectTo({ response }: Exchange, path: string): true {
	sendRedirect(response, 302, path, { "Cache-Control": "no-store" });
	return true;
}
