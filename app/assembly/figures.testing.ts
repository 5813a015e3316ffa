import type { Locale } from "#app/locale/locales.ts";

/** Text as a reader meets it: one string, and the part of the page that it stands in. */
export interface ShownText {
	path: string;
	text: string;
	/** The text of the section, table or list around it; the string itself where there is none. */
	around: string;
}

/** Parts of a payload that the browser computes with: figures in them are shown only through the engine. */
const notShown = new Set(["prices", "ductPrices", "lines", "promotions"]);

/** Every string of a payload. Markdown and files are cut into their lines, so that each paragraph stands alone. */
export function shownTexts(value: unknown, path = "", section?: string): ShownText[] {
	if (typeof value === "string") {
		return value.split("\n").map((text) => ({ path, text, around: section ?? text }));
	}
	if (value === null || typeof value !== "object") return [];
	const around = isSection(value) ? JSON.stringify(value) : section;
	return Object.entries(value)
		.filter(([key]) => !notShown.has(key))
		.flatMap(([key, below]) => shownTexts(below, `${path}.${key}`, around));
}

function isSection(value: object): boolean {
	return ["rows", "paragraphs", "points", "included"].some((key) => key in value);
}

/** The amounts of a text in cents, both ends of a range: "4,50 à 6,00 $", "$4.50 to $6.00". */
export function amountsIn(text: string, locale: Locale): number[] {
	const found =
		locale === "fr"
			? [...text.matchAll(/(\d[\d\u00a0]*(?:,\d\d)?)(?:[\u00a0 ]à[\u00a0 ](\d[\d\u00a0]*(?:,\d\d)?))?[\u00a0 ]\$/g)]
			: [...text.matchAll(/\$(\d[\d,]*(?:\.\d\d)?)()/g)];
	return found.flatMap(([, low, high]) => [low, high].flatMap((amount) => (amount ? cents(amount, locale) : [])));
}

function cents(amount: string, locale: Locale): number {
	const digits = locale === "fr" ? amount.replaceAll("\u00a0", "").replace(",", ".") : amount.replaceAll(",", "");
	return Math.round(Number(digits) * 100);
}
