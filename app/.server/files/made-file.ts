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
	/** When time alone changes the file. */
	validUntil?: Date | null;
}
