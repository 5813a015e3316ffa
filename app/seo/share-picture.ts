import type { Locale } from "#app/locale/locales.ts";
import type { PageName } from "#app/locale/pages.ts";
import { isUploaded, uploadedPath } from "#app/model/editing/uploaded-picture.ts";
import { type ShareFile, shareFiles } from "./share-files.ts";

/** Pages that use the picture of another page. */
const borrowed: Partial<Record<PageName, PageName>> = { "blog-page": "blog", "blog-topic": "blog" };

export function articleCardName(article: string): string {
	return `article-${article}`;
}

/** Returns the share picture of an article with an uploaded cover; null for other covers. */
export function uploadedShare({ cover, alt }: { cover: string; alt: string }): ShareFile | null {
	return isUploaded(cover) ? { path: uploadedPath(cover, "share.jpg"), alt } : null;
}

/** Returns the share picture of a page; that of the home page when the page has none. */
export function sharePicture(page: PageName, locale: Locale, article?: string): ShareFile {
	const name = article === undefined ? (borrowed[page] ?? page) : articleCardName(article);
	const file = shareFiles[name] ?? shareFiles.index;
	if (!file) throw new Error("app/seo/share-files.ts is empty: run npm run pictures");
	return file[locale];
}
