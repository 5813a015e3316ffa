import type { Locale } from "#app/locale/locales.ts";
import type { ConsentChoice } from "../consent/public-settings.ts";

/** The proof of a cookie choice: when it was made and which text was answered. It does not identify the visitor. */
export interface ConsentEntry {
	choice: ConsentChoice;
	locale: Locale;
	textVersion: string;
	chosenAt: string;
	purgeAfter: string;
}
