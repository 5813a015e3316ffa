import type { Locale } from "#app/locale/locales.ts";
import { withoutThousands } from "../../text/thousands.ts";

/** Formats cents as dollars for a field: 129,50 in French, 129.50 in English, 129 for whole dollars. */
export function writeMoney(cents: number, locale: Locale): string {
	const whole = Math.trunc(cents / 100);
	const rest = Math.abs(cents % 100);
	return rest === 0 ? String(whole) : `${whole}${locale === "fr" ? "," : "."}${String(rest).padStart(2, "0")}`;
}

/** Reads both formats, with or without thousands separators. Returns the typed text when it is not an amount. */
export function readMoney(typed: string): number | string {
	const plain = withoutSpaces(typed).replace(/^\$|\$$/, "");
	const [, dollars, cents = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(withoutThousands(plain)) ?? [];
	return dollars === undefined ? typed : Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}

export function readNumber(typed: string): number | string {
	const plain = withoutThousands(withoutSpaces(typed));
	return /^-?\d{1,15}(?:[.,]\d{1,6})?$/.test(plain) ? Number(plain.replace(",", ".")) : typed;
}

/** Groups ten digits: `514 555-0142`; leaves other text unchanged. */
export function writePhone(digits: string): string {
	return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1 $2-$3");
}

/** Accepts any punctuation; removes the country code 1. */
export function readPhone(typed: string): string {
	if (!/^[\d\s().+-]*$/.test(typed)) return typed;
	return typed.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}

function withoutSpaces(typed: string): string {
	return typed.replace(/\s/g, "");
}
