import { drawnBrand } from "#app/.server/brand/drawn-brand.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { pictureOf, serviceOfPage } from "#app/.server/content/shown-services.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { PageName } from "#app/locale/pages.ts";
import { sharePath } from "#app/model/brand/brand-files.ts";
import { isUploaded, uploadedPath } from "#app/model/editing/uploaded-picture.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import { pictureSources } from "#app/ui/picture-sources.ts";
import { articleCardName, type ShareCard, shareCard } from "./share-cards.ts";

interface SharePicture {
	readonly path: string;
	readonly alt: string;
}

/** Pages that use the picture of another page. */
const borrowed: Partial<Record<PageName, PageName>> = { "blog-page": "blog", "blog-topic": "blog" };

/** Returns the share picture of an article with an uploaded cover; null for other covers. */
export function uploadedShare({ cover, alt }: { cover: string; alt: string }): SharePicture | null {
	return isUploaded(cover) ? { path: uploadedPath(cover, "share.jpg"), alt } : null;
}

/**
 * Returns the share picture of a page: the uploaded one of a service, or one that is drawn at its first request. Pages
 * without one get that of the home page.
 */
export function sharePicture(page: PageName, locale: Locale, reader: ContentReader, article?: string): SharePicture {
	const service = serviceOfPage(page);
	const own = service && pictureOf(service, locale, reader);
	const uploaded = own && uploadedShare({ cover: own.picture, alt: own.alt });
	if (uploaded) return uploaded;
	const name = article === undefined ? (borrowed[page] ?? page) : articleCardName(article);
	const card = shareCard(name, locale, reader) ?? shareCard("index", locale, reader);
	if (!card) throw new Error("The home page has no share picture");
	const version = cardVersion(card, drawnBrand(reader).version);
	return { path: sharePath(version, card.name, locale), alt: card.alt };
}

/** Changes with all that is drawn: the brand, the words and the scene. */
export function cardVersion({ title, places, scene, surface }: ShareCard, version: string): string {
	const [, , hash] = pictureSources[scene];
	return fingerprint([version, title, places, scene, hash, surface]).slice(0, 12);
}
