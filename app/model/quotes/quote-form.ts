import type { Locale, Localized } from "#app/locale/locales.ts";
import type { Kind } from "../estimate/questions.ts";
import { serviceNames } from "../service-names.ts";
import type { QuoteContent, QuoteLine, QuoteUnit } from "./quote.ts";

/** The longest texts that a member can type. */
export const quoteLimits = { lines: 40, text: 160, detail: 240, reason: 400 } as const;

/** The value of the choice for a discount that the member decides. */
export const otherDiscount = "other";

export interface TypedLine extends Pick<QuoteLine, "text" | "detail" | "unit" | "service" | "expected"> {
	quantity: string;
	price: string;
	/** Only hourly lines show it. */
	ceiling: string;
	/** Stays in the form, so that the member can put it back. */
	isRemoved: boolean;
}

/** The form of a quote as typed. */
export interface TypedQuote {
	lines: readonly TypedLine[];
	/** The code of a promotion, `otherDiscount`, or empty for none. */
	discount: string;
	off: { amount: string; text: Localized<string> };
	reason: Localized<string>;
	validUntil: string;
	/** The proposed appointment, as `placeValue` writes it; empty for none. */
	place: string;
	/** Its length, where the estimate does not say it. */
	minutes: string;
	/** The member's own words in the mail. */
	text: string;
}

type Unsaved = Pick<TypedQuote, "place" | "minutes" | "text">;

/** The form for a quote that was started or saved. */
export function typedFrom(
	{ lines, discount, reason, validUntil }: QuoteContent,
	locale: Locale,
	unsaved: Partial<Unsaved> = {},
): TypedQuote {
	const isOther = discount !== null && discount.promotion === null;
	return {
		lines: lines.map((line) => typedLine(line, locale)),
		discount: isOther ? otherDiscount : (discount?.promotion ?? ""),
		off: isOther ? { amount: writeCents(discount.cents, locale), text: discount.text } : { amount: "", text: noText },
		reason,
		validUntil,
		place: "",
		minutes: "",
		text: "",
		...unsaved,
	};
}

/** A price of 0 has not been written yet. */
export function typedLine({ quantity, price, ceiling, ...line }: QuoteLine, locale: Locale): TypedLine {
	return {
		...line,
		quantity: writeHundredths(quantity, locale),
		price: price === 0 ? "" : writeCents(price, locale),
		ceiling: ceiling === null ? "" : writeHundredths(ceiling, locale),
		isRemoved: false,
	};
}

export const noText: Localized<string> = { fr: "", en: "" };

/** A line that a member writes from nothing. */
export const freeLine: TypedLine = {
	text: noText,
	detail: noText,
	unit: "each",
	quantity: "1",
	price: "",
	ceiling: "",
	service: null,
	expected: null,
	isRemoved: false,
};

export function lineField(index: number, name: string): string {
	return `line.${index}.${name}`;
}

/** Reads the fields; whatever they contain, the form can be rendered from the result. */
export function typedQuote(form: Pick<FormData, "get" | "has">): TypedQuote {
	const text = (name: string) => String(form.get(name) ?? "").replaceAll("\r\n", "\n");
	const both = (name: string) => ({ fr: text(`${name}.fr`), en: text(`${name}.en`) });
	const lines: TypedLine[] = [];
	for (let index = 0; index < quoteLimits.lines && form.has(lineField(index, "unit")); index++) {
		const field = (name: string) => lineField(index, name);
		lines.push({
			text: both(field("text")),
			detail: both(field("detail")),
			unit: readUnit(text(field("unit"))),
			quantity: text(field("quantity")),
			price: text(field("price")),
			ceiling: text(field("ceiling")),
			service: readKind(text(field("service"))),
			expected: readExpected(text(field("expected"))),
			isRemoved: text(field("removed")) !== "",
		});
	}
	return {
		lines,
		discount: text("discount"),
		off: { amount: text("off.amount"), text: both("off.text") },
		reason: both("reason"),
		validUntil: text("validUntil"),
		place: text("place"),
		minutes: text("minutes"),
		text: text("text"),
	};
}

/** `unit/4800/5800`, for the hidden field that keeps it. */
export function writeExpected(expected: QuoteLine["expected"]): string {
	return expected ? [expected.of, expected.range.low, expected.range.high].join("/") : "";
}

function readExpected(text: string): QuoteLine["expected"] {
	const [, of, low, high] = /^(line|unit)\/(\d{1,10})\/(\d{1,10})$/.exec(text) ?? [];
	return of ? { of: of === "line" ? "line" : "unit", range: { low: Number(low), high: Number(high) } } : null;
}

function readUnit(text: string): QuoteUnit {
	return text === "hour" ? "hour" : "each";
}

/** All services but the umbrella page of the ducts. The list of kinds itself is in a file that visitors' pages load. */
function readKind(text: string): Kind | null {
	const service = serviceNames.find((name) => name === text);
	return !service || service === "duct-cleaning" ? null : service;
}

/** `429,00` or `429.00`. */
function writeCents(cents: number, locale: Locale): string {
	return withPoint((cents / 100).toFixed(2), locale);
}

/** `2,5` or `2.5`. */
function writeHundredths(hundredths: number, locale: Locale): string {
	return withPoint(String(hundredths / 100), locale);
}

function withPoint(number: string, locale: Locale): string {
	return locale === "fr" ? number.replace(".", ",") : number;
}
