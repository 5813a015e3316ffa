import type { Locale } from "#app/locale/locales.ts";
import type { ContentReader } from "../content/reader.ts";

export interface FileContext {
	origin: string;
	locale: Locale;
	reader: ContentReader;
	now: Date;
}

export interface MadeFile {
	body: string;
	contentType: string;
	/** Set when the file changes at a known time without a change of content. */
	validUntil?: Date | null;
}
