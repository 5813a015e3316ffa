import type { Localized } from "#app/locale/locales.ts";
import type { Line } from "#app/model/estimate/result.ts";
import type { EstimateText } from "#app/model/estimate/text.ts";
import type { EstimateLead } from "#app/model/leads/lead.ts";
import { middlePrice } from "#app/model/quotes/middle-price.ts";
import type { QuoteLine } from "#app/model/quotes/quote.ts";
import { lineAmount } from "#app/model/quotes/quote-amounts.ts";
import { byTheHour } from "#content/quote-lines.ts";

/** Parts that the rules of promotions leave out. */
const withoutService = new Set<Line["code"]>(["rug-urine", "rug-minimum", "commercial-minimum", "minimum-call-out"]);

/**
 * The lines with which a quote starts: those of the estimate, each with the middle of its range, so that the sum is
 * inside of the estimate's range. A line without an automatic price starts with the price 0: the member has to write it.
 */
export function startingLines(estimate: EstimateLead | null, texts: Localized<EstimateText>): QuoteLine[] {
	if (!estimate) return [];
	const { lines, discount } = estimate.result;
	const off = discount ? middlePrice(discount.range) : 0;
	const started: { line: Line; quoted: QuoteLine }[] = [];
	for (const [index, line] of lines.entries()) {
		const words = { fr: texts.fr.lines[index], en: texts.en.lines[index] };
		const text = { fr: words.fr?.label ?? "", en: words.en?.label ?? "" };
		const detail = { fr: words.fr?.note ?? "", en: words.en?.note ?? "" };
		const quoted = { ...quotedLine(line), text, detail };
		const minimum = line.facts.minimum;
		if (typeof minimum !== "number") started.push({ line, quoted: hourly(line, quoted) ?? quoted });
		else {
			// The others start in the middle of their range, so less or nothing may be missing.
			const counted = started.filter((other) => line.kind === "visit" || other.line.kind === line.kind);
			const sum = counted.reduce((cents, other) => cents + lineAmount(other.quoted), line.kind === "visit" ? -off : 0);
			if (sum < minimum) started.push({ line, quoted: { ...quoted, price: minimum - sum } });
		}
	}
	return started.map(({ quoted }) => quoted);
}

function quotedLine({ kind, code, range }: Line): Omit<QuoteLine, "text" | "detail"> {
	return {
		unit: "each",
		quantity: 100,
		price: range ? middlePrice(range) : 0,
		ceiling: null,
		service: kind === "visit" || withoutService.has(code) ? null : kind,
		expected: range && { range, of: "line" },
	};
}

/** House cleaning is paid by the hour: the middle of the hours at the middle rate, and never more than the most hours. */
function hourly({ code, range, facts }: Line, line: QuoteLine): QuoteLine | null {
	const { workMinutesLow: least, workMinutesHigh: most } = facts;
	if (code !== "house-cleaning" || !range || typeof least !== "number" || typeof most !== "number") return null;
	const rate = { low: Math.round((range.low * 60) / least), high: Math.round((range.high * 60) / most) };
	const halfHours = Math.round((least + most) / 2 / 30);
	return {
		...line,
		text: { fr: `${line.text.fr}, ${byTheHour.fr}`, en: `${line.text.en}, ${byTheHour.en}` },
		unit: "hour",
		quantity: halfHours * 50,
		price: middlePrice(rate),
		ceiling: Math.max(halfHours * 50, Math.ceil(most / 30) * 50),
		expected: { range: rate, of: "unit" },
	};
}
