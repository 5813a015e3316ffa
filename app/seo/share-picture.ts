import type { Locale } from "#app/locale/locales.ts";
import type { PageName } from "#app/locale/pages.ts";
import { isUploaded, uploadedPath } from "#app/model/editing/uploaded-picture.ts";
import { type ShareFile, shareFiles } from "./share-files.ts";

/** Pages that show the picture of another one. */
const borrowed: Partial<Record<PageName, PageName>> = { "blog-page": "blog", "blog-topic": "blog" };

export function articleCardName(article: string): string {
	return `article-${article}`;
}

/** The picture beside a link to an article with a cover of its own. */
export function uploadedShare({ cover, alt }: { cover: string; alt: string }): ShareFile | null {
	return isUploaded(cover) ? { path: uploadedPath(cover, "share.jpg"), alt } : null;
}

/** The picture beside a link to a page; the home page's for whatever has none of its own. */
export function sharePicture(page: PageName, locale: Locale, article?: string): ShareFile {
	const name = article === undefined ? (borrowed[page] ?? page) : articleCardName(article);
	const file = shareFiles[name] ?? shareFiles.index;
	if (!file) throw new Error("app/seo/share-files.ts is empty: run npm run pictures");
	return file[locale];
}
