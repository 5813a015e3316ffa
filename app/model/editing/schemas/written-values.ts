import type { Locale } from "#app/locale/locales.ts";

/** Cents as staff write dollars: 129,50 in French, 129.50 in English; whole dollars stay whole. */
export function writeMoney(cents: number, locale: Locale): string {
	const whole = Math.trunc(cents / 100);
	const rest = Math.abs(cents % 100);
	return rest === 0 ? String(whole) : `${whole}${locale === "fr" ? "," : "."}${String(rest).padStart(2, "0")}`;
}

/** Either way of writing, with or without spaces between thousands; what is no amount is given back as it was typed. */
export function readMoney(typed: string): number | string {
	const plain = withoutSpaces(typed).replace(/^\$|\$$/, "");
	const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(plain) ? plain.replaceAll(",", "") : plain;
	const [, dollars, cents = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(grouped) ?? [];
	return dollars === undefined ? typed : Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}

export function readNumber(typed: string): number | string {
	const plain = withoutSpaces(typed);
	return /^-?\d{1,15}(?:[.,]\d{1,6})?$/.test(plain) ? Number(plain.replace(",", ".")) : typed;
}

/** Ten digits as they are read aloud; anything else as it is. */
export function writePhone(digits: string): string {
	return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1 $2-$3");
}

/** However it is punctuated; a leading 1 is the country's. */
export function readPhone(typed: string): string {
	if (!/^[\d\s().+-]*$/.test(typed)) return typed;
	return typed.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}

function withoutSpaces(typed: string): string {
	return typed.replace(/\s/g, "");
}
