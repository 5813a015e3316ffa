import type { Locale } from "#app/locale/locales.ts";
import { stemEnglish } from "./stem-english.ts";
import { stemFrench } from "./stem-french.ts";

const stemmers = { fr: stemFrench, en: stemEnglish } as const;

/** Reduces the forms of a folded word to a common stem, which is not always a word itself. */
export function stem(word: string, locale: Locale): string {
	return /^[a-z]+$/.test(word) ? stemmers[locale](word) : word;
}
