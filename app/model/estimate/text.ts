import { uncapitalized } from "#app/locale/first-letter.ts";
import { formatMoney, formatNumber, formatRange, formatRangeWithCents } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { formatDate } from "#app/time/format.ts";
import { fillIn } from "../text/fill-in.ts";
import { assumedAnswer } from "./assumptions.ts";
import type { PriceRange } from "./prices.ts";
import type { OfferedPromotion } from "./promotion.ts";
import type { Kind } from "./questions.ts";
import type { Estimate, Line } from "./result.ts";
import type { EstimateFlowWords, OptionWords, PanelWords, Plural, QuestionTexts } from "./words.ts";

/** An estimate in words, the same on the page, in the mail and on paper. */
export interface EstimateText {
	/** Null when nothing has an automatic price. */
	range: string | null;
	lines: readonly LineText[];
	discount: LineText | null;
	subtotal: string;
	gst: string;
	qst: string;
	total: string;
	/** The time on site; null when it is unknown. */
	duration: string | null;
	/** The assumptions in place of missing answers, for a place beside the range. Also the first caveat. */
	assumed: string | null;
	/** The answers that would make the range narrower. Also a caveat. */
	open: string | null;
	caveats: readonly string[];
}

export interface LineText {
	label: string;
	note: string;
	amount: string;
}

export type EstimateTextWords = Pick<EstimateFlowWords, "questions" | "panel">;

export function describeEstimate(
	estimate: Estimate,
	words: EstimateTextWords,
	promotions: readonly OfferedPromotion[],
	locale: Locale,
): EstimateText {
	const { panel } = words;
	const assumed = assumedOf(estimate, panel, locale);
	const open = openOf(estimate, panel, locale);
	const money = (range: PriceRange) => formatRange(inOrder(range), locale);
	const exact = (range: PriceRange) => formatRangeWithCents(inOrder(range), locale);
	return {
		range: estimate.priced ? money(estimate) : null,
		lines: estimate.lines.map((line) => ({
			label: panel.lines[line.code],
			note: noteOf(line, words, locale),
			amount: amountOf(line, panel, locale),
		})),
		discount: discountOf(estimate, promotions, panel, locale),
		subtotal: money(estimate),
		gst: exact(estimate.taxes.gst),
		qst: exact(estimate.taxes.qst),
		total: exact({ low: estimate.lowTotal, high: estimate.highTotal }),
		duration: estimate.minutes.high > 0 ? durationOf(estimate.minutes, panel) : null,
		assumed,
		open,
		caveats: [assumed ?? [], open ?? [], caveatsOf(estimate, panel)].flat(),
	};
}

function assumedOf({ caveats }: Estimate, panel: PanelWords, locale: Locale): string | null {
	const words: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = panel.assumptions;
	const parts = caveats.flatMap((caveat) => {
		const [, kind = "", question = ""] = /^assumed:([^.]+)\.(.+)$/.exec(caveat) ?? [];
		const text = words[kind]?.[question];
		const value = assumedAnswer(kind as Kind, question);
		return text ? fillIn(text, typeof value === "number" ? { n: formatNumber(value, locale) } : {}) : [];
	});
	return parts.length > 0 ? fillIn(panel.assumed, { assumptions: parts.join(", ") }) : null;
}

function plural(words: Plural, n: number, locale: Locale): string {
	return fillIn(n === 1 || (locale === "fr" && n < 2) ? words.one : words.other, { n: formatNumber(n, locale) });
}

export function optionLabel(option: OptionWords): string {
	return typeof option === "string" ? option : option.label;
}

/** Puts the smaller amount first: lines that top up to a minimum add more at the low end than at the high end. */
function inOrder({ low, high }: PriceRange): PriceRange {
	return low <= high ? { low, high } : { low: high, high: low };
}

const addedLines = new Set(["dryer-roof-exit", "rug-urine", "rug-minimum", "commercial-minimum", "minimum-call-out"]);

function amountOf({ code, range, facts }: Line, panel: PanelWords, locale: Locale): string {
	if (facts.fabric === "delicate") return panel.refused;
	if (range === null) return code === "disaster" ? panel.byPhone : panel.onInspection;
	const amount = formatRange(inOrder(range), locale);
	return addedLines.has(code) ? fillIn(panel.added, { amount }) : amount;
}

function discountOf(
	{ discount }: Estimate,
	promotions: readonly OfferedPromotion[],
	panel: PanelWords,
	locale: Locale,
): LineText | null {
	if (!discount) return null;
	const promotion = promotions.find(({ code }) => code === discount.promotion);
	return {
		label: promotion?.words[locale].name ?? discount.promotion,
		note: promotion
			? fillIn(panel.codeUntil, { code: discount.promotion, date: formatDate(promotion.ends, locale) })
			: "",
		amount: fillIn(panel.off, { amount: formatRange(inOrder(discount.range), locale) }),
	};
}

/** The note under a line: the known answers. */
function noteOf({ kind, code, facts }: Line, { questions, panel }: EstimateTextWords, locale: Locale): string {
	const count = (name: keyof PanelWords["facts"], value: unknown) => {
		const words = panel.facts[name];
		if (typeof value !== "number") return "";
		return typeof words === "string" ? fillIn(words, { n: formatNumber(value, locale) }) : plural(words, value, locale);
	};
	const choice = (question: string, value: unknown) =>
		kind === "visit" ? "" : optionText(questions[kind], question, value);
	const parts: Record<string, () => string[]> = {
		ducts: () => [choice("home", facts.home), ventsText(facts.ventsLow, facts.ventsHigh, panel, locale)],
		dryer: () => [choice("length", facts.length)],
		exchanger: () => [choice("filters", facts.filters)],
		rug: () => [count("squareFeet", facts.area), choice("fibre", facts.fibre)],
		sofa: () => [times(facts.count, panel), count("seats", facts.seats)],
		armchair: () => [times(facts.count, panel)],
		chair: () => [times(facts.count, panel)],
		ottoman: () => [times(facts.count, panel)],
		mattress: () => [times(facts.count, panel), choice("size", facts.size)],
		carpet: () => [count("squareFeet", facts.area)],
		"house-cleaning": () => [
			count("squareFeet", facts.area),
			count("rooms", facts.rooms),
			count("bathrooms", facts.bathrooms),
			count("stairs", facts.stairs || null),
		],
		"condo-units": () => [count("units", facts.units), count("floors", facts.floors)],
		"condo-parking": () => [count("squareFeet", facts.parkingArea)],
		commercial: () => [choice("sector", facts.sector), count("squareFeet", facts.area)],
		disaster: () => [choice("cause", facts.cause), count("squareFeet", facts.area)],
	};
	if (typeof facts.minimum === "number") return fillIn(panel.minimum, { minimum: formatMoney(facts.minimum, locale) });
	const [first, ...others] = (parts[code]?.() ?? []).filter(Boolean);
	return first ? [first, ...others.map((part) => lowerFirst(part))].join(", ") : "";
}

/** The label of an option of a question or of a piece field; empty when the option is unknown. */
function optionText(texts: QuestionTexts, question: string, value: unknown): string {
	const options = texts[question]?.options ?? texts.pieces?.fields?.[question]?.options;
	const option = options?.[String(value)];
	return option ? optionLabel(option) : "";
}

function ventsText(low: unknown, high: unknown, { facts }: PanelWords, locale: Locale): string {
	if (typeof low !== "number" || typeof high !== "number") return "";
	return low === high ? plural(facts.vents, low, locale) : fillIn(facts.ventsBetween, { low, high });
}

/** Lowers the first letter of an option label for use inside a sentence. Codes such as W or S keep their capital. */
function lowerFirst(text: string): string {
	return /^\p{Lu}\p{Ll}/u.test(text) ? uncapitalized(text) : text;
}

function times(n: unknown, { facts }: PanelWords): string {
	return typeof n === "number" && n > 1 ? fillIn(facts.times, { n }) : "";
}

/** Rounded outwards to half hours: estimates are not exact to the minute. */
function durationOf({ low, high }: PriceRange, panel: PanelWords): string {
	const [from, to] = [Math.max(0.5, Math.floor(low / 30) / 2), Math.max(0.5, Math.ceil(high / 30) / 2)];
	return from === to
		? hoursText(from, panel)
		: fillIn(panel.hoursBetween, { low: hoursText(from, panel), high: hoursText(to, panel) });
}

function hoursText(hours: number, panel: PanelWords): string {
	if (hours < 1) return panel.halfHour;
	return fillIn(hours % 1 === 0 ? panel.hours : panel.hoursAndHalf, { n: Math.floor(hours) });
}

function openOf({ caveats }: Estimate, panel: PanelWords, locale: Locale): string | null {
	const shortNames: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = panel.openQuestions;
	const open = caveats.flatMap((caveat) => {
		const [, kind, question] = /^unknown:([^.]+)\.(.+)$/.exec(caveat) ?? [];
		return kind && question ? (shortNames[kind]?.[question] ?? []) : [];
	});
	const [first, ...others] = new Set(open);
	if (!first) return null;
	return others.length === 0
		? fillIn(panel.open, { question: first })
		: fillIn(panel.openSeveral, { questions: listOf([first, ...others], locale) });
}

function caveatsOf({ caveats, urgent }: Estimate, panel: PanelWords): string[] {
	const known = caveats.flatMap((caveat) => panel.caveats[caveat as keyof PanelWords["caveats"]] ?? []);
	return [...known, ...(urgent ? [] : [panel.confirmed])];
}

function listOf(items: readonly string[], locale: Locale): string {
	return new Intl.ListFormat(locale === "fr" ? "fr-CA" : "en-CA").format(items);
}
