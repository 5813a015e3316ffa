import type { Localized } from "#app/locale/locales.ts";
import { atom } from "./markup-mask.ts";

export type TypographyRuleCode =
	| "apostrophe"
	| "dollar-place"
	| "ellipsis"
	| "forbidden-character"
	| "no-break-space"
	| "no-space"
	| "ordinal"
	| "quotes"
	| "thousands"
	| "time"
	| "unit";

/** A pattern and its replacement. A match that already equals the replacement is not a problem. */
export interface TypographyRule {
	code: TypographyRuleCode;
	pattern: RegExp;
	expected: (found: string, ...groups: string[]) => string;
}

const nbsp = "\u00a0";

/** Any space except a line break. */
const space = String.raw`[^\S\n]`;
const wordCharacter = String.raw`[\p{L}\p{N}]`;
const startOfWord = `(?<!${wordCharacter})`;
const endOfWord = `(?!${wordCharacter})`;
const unit = `(?:(?:sq ft|pi²|pi|ft²|ft|km|cm|mm|m²|m³|m|°C|°F|min|ppm|kg|mL|L|h)(?![\\p{L}\\p{N}²³’']))`;
const oddQuotesAfter = String.raw`(?=[^"\n]*"(?:[^"\n]*"[^"\n]*")*[^"\n]*(?:\n|$))`;
const evenQuotesAfter = String.raw`(?=(?:[^"\n]*"[^"\n]*")*[^"\n]*(?:\n|$))`;

export const typographyRules: Localized<readonly TypographyRule[]> = {
	fr: [
		...sharedRules("oui"),
		...quotes(`«${nbsp}`, `${nbsp}»`),
		rule("quotes", `«${space}*(?=\\S)`, () => `«${nbsp}`),
		rule("quotes", `(?<=\\S)${space}*»`, () => `${nbsp}»`),
		rule("no-space", `(?<=[^\\s«])${space}+([;!?])`, (_, sign) => sign),
		// A colon followed directly by a word is part of a name, such as page:contact, or of a time.
		rule("no-break-space", `(?<=[^\\s«:])${space}*:(?![\\p{L}\\p{N}:])`, () => `${nbsp}:`),
		rule("no-break-space", `(?<=[\\p{N})${atom}])${space}*([$%])`, (_, sign) => nbsp + sign),
		rule("no-break-space", `(?<=[\\p{L}*_])${space}+([$%])(?!\\d)`, (_, sign) => nbsp + sign),
		rule(
			"dollar-place",
			`(?<![\\p{N})${atom}]${space}*)\\$${space}*(\\d+(?:${space}\\d{3})*(?:[.,]\\d+)?)`,
			(_, amount) => `${amount}${nbsp}$`,
		),
		rule(
			"time",
			`${startOfWord}(\\d{1,2})${space}*h${space}*(\\d{2})${endOfWord}`,
			(_, hours, minutes) => `${hours}${nbsp}h${nbsp}${minutes}`,
		),
		rule("ordinal", `${startOfWord}1${space}+(er|re)${endOfWord}`, (_, ending) => `1${ending}`),
		...thousands(nbsp),
	],
	en: [
		...sharedRules("yes"),
		...quotes("“", "”"),
		rule("quotes", `«${space}*`, () => "“"),
		rule("quotes", `${space}*»`, () => "”"),
		rule("no-space", `(?<=\\S)${space}+([:;!?%])`, (_, sign) => sign),
		rule("dollar-place", `(?<![\\p{L}\\p{N}$.,])(\\d+(?:[.,]\\d+)*)${space}*\\$(?!\\d)`, (_, amount) => `$${amount}`),
		rule("dollar-place", `\\$${space}+(?=\\d)`, () => "$"),
		rule(
			"time",
			`(?<![\\p{L}\\p{N}:.,])(\\d{1,2}(?::\\d{2})?)${space}*([aApP])\\.?[mM]${endOfWord}\\.?`,
			(_, time, half) => `${time}${nbsp}${half.toLowerCase()}.m.`,
		),
		rule(
			"time",
			`(?<![\\p{L}\\p{N}:.,])(1[3-9]|2[0-3]):([0-5]\\d)(?![\\p{N}:]|${space}*[aApP]\\.?[mM]${endOfWord})`,
			(_, hours, minutes) => `${Number(hours) - 12}:${minutes}${nbsp}p.m.`,
		),
		...thousands(","),
	],
};

function rule(
	code: TypographyRuleCode,
	pattern: string,
	expected: (found: string, ...groups: [string, string, string]) => string,
): TypographyRule {
	return { code, pattern: new RegExp(pattern, "gu"), expected: expected as TypographyRule["expected"] };
}

function sharedRules(yes: string): TypographyRule[] {
	// The site's fonts lack these characters.
	const standIns: Readonly<Record<string, string>> = { "\u202f": nbsp, "→": "–", "✓": yes, Ÿ: "Y" };
	return [
		rule("apostrophe", "'", () => "’"),
		rule("ellipsis", String.raw`\.{3,}`, () => "…"),
		rule("forbidden-character", `[${Object.keys(standIns).join("")}]`, (found) => standIns[found] ?? found),
		rule("unit", `(?<=${startOfWord}\\d+(?:[.,]\\d+)?)${space}*(${unit})`, (_, symbol) => nbsp + symbol),
		// A token before a unit represents a number.
		rule("unit", `(?<=${atom})${space}+(${unit})`, (_, symbol) => nbsp + symbol),
	];
}

/** Straight quotes have no direction: on a line, every second one is a closing quote. */
function quotes(opening: string, closing: string): TypographyRule[] {
	return [
		rule("quotes", `"${space}*${oddQuotesAfter}`, () => opening),
		rule("quotes", `${space}*"${evenQuotesAfter}`, () => closing),
	];
}

/** Four digits (a year, a law, a standard) are a quantity only next to a unit or `$`. Ten are a phone number. */
function thousands(separator: string): TypographyRule[] {
	const notWithinCode = String.raw`(?<![\p{L}\p{N}.,/#-])`;
	const group = (_: string, digits: string) => digits.replace(/\d(?=(?:\d{3})+$)/g, `$&${separator}`);
	return [
		rule(
			"thousands",
			`(?<!\\p{N}${space}?|[\\p{L}.,/#-])\\d{1,3}(?:${space}\\d{3})+(?![\\p{N}${separator === "," ? "-" : ""}])`,
			(found) => found.replace(new RegExp(space, "gu"), separator),
		),
		rule("thousands", `${notWithinCode}(\\d{5,9})(?![\\p{L}\\p{N}/-])`, group),
		rule("thousands", `${notWithinCode}(\\d{4})(?=(?:[.,]\\d+)?${space}*(?:${unit}|\\$))`, group),
		rule("thousands", `(?<=\\$)(\\d{4})(?![\\p{L}\\p{N}/-])`, group),
	];
}
