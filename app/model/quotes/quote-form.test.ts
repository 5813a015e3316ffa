import { describe, expect, it } from "vitest";
import { withEditedLines } from "./edit-quote-lines.ts";
import { priceScale } from "./price-scale.ts";
import type { QuoteContent } from "./quote.ts";
import { quoteAmounts } from "./quote-amounts.ts";
import { quoteFields } from "./quote-fields.testing.ts";
import { freeLine, type TypedQuote, typedFrom, typedQuote } from "./quote-form.ts";
import { type QuoteFormContext, readQuote } from "./read-quote.ts";
import { ductLine, hourlyLine, sampleQuote } from "./sample-quote.testing.ts";

const context: QuoteFormContext = {
	promotions: [
		{
			code: "CONDUITS",
			starts: "2026-11-01",
			ends: "2026-11-30",
			services: ["ventilation-ducts"],
			amount: { kind: "percent", percent: 10 },
			words: { fr: { name: "Conduits", conditions: [] }, en: { name: "Ducts", conditions: [] } },
		},
	],
	prices: { ranges: { "rug-minimum": { low: 10000, high: 10000 } } },
	receivedAt: "2026-11-16T15:00:00.000Z",
	now: new Date("2026-11-17T15:00:00.000Z"),
	range: { low: 34900, high: 46900 },
};
const other: QuoteContent = { ...sampleQuote, discount: { ...off(4000), promotion: null } };
const start = typedFrom(other, "fr");
const plain = typedFrom({ ...other, lines: [ductLine], discount: null, reason: { fr: "", en: "" } }, "fr");

function off(cents: number) {
	return { text: { fr: "Deuxième visite", en: "Second visit" }, cents };
}

function fieldsOf(typed: TypedQuote): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(quoteFields(typed))) form.set(name, value);
	return form;
}

function withLine(line: Partial<TypedQuote["lines"][number]>, from = plain): TypedQuote {
	return { ...from, lines: from.lines.map((own, index) => (index === 0 ? { ...own, ...line } : own)) };
}

function codes(typed: TypedQuote): string[] {
	return readQuote(typed, context).faults.map(({ code, field }) => `${code} ${field}`);
}

describe("the form of a quote", () => {
	it("comes back the same from its fields, and reads the same content in both notations", () => {
		expect(typedQuote(fieldsOf(start))).toEqual(start);
		expect(readQuote(start, context)).toEqual({ content: other, faults: [] });
		expect(readQuote(typedFrom(other, "en"), context)).toEqual({ content: other, faults: [] });
		expect(start.lines[1]).toMatchObject({ quantity: "3", price: "54,00", ceiling: "4" });
	});

	it("ignores what is not of a form", () => {
		const form = fieldsOf(plain);
		form.set("line.0.unit", "week");
		form.set("line.0.service", "spells");
		form.set("line.0.expected", "line/1/x");
		expect(typedQuote(form).lines[0]).toMatchObject({ unit: "each", service: null, expected: null });
	});

	it.each(["429", "429,00", "429.00", "429,00 $", "$429.00"])("reads the amount %s", (price) => {
		expect(readQuote(withLine({ price }), context).content?.lines[0]?.price).toBe(42900);
	});

	it("reads a thousand in either notation", () => {
		for (const price of ["1 200,50 $", "1\u00a0200,50", "1,200.50"])
			expect(readQuote(withLine({ price }), context).content?.lines[0]?.price).toBe(120050);
	});

	it("reads a quantity of thousands as English writes it", () => {
		expect(readQuote(withLine({ quantity: "1,200" }), context).content?.lines[0]?.quantity).toBe(120_000);
		expect(readQuote(withLine({ quantity: "1,25" }), context).content?.lines[0]?.quantity).toBe(125);
	});

	it.each([
		[{ price: "42o" }, "price-wrong line.0.price"],
		[{ price: "-5" }, "price-wrong line.0.price"],
		[{ quantity: "" }, "quantity-wrong line.0.quantity"],
		[{ quantity: "0" }, "quantity-wrong line.0.quantity"],
		[{ quantity: "1.234" }, "quantity-wrong line.0.quantity"],
		[{ unit: "hour", ceiling: "" }, "ceiling-wrong line.0.ceiling"],
		[{ unit: "hour", quantity: "3", ceiling: "2,5" }, "ceiling-low line.0.ceiling"],
	] as const)("neither keeps nor sends %j", (line, fault) => {
		expect(codes(withLine(line))).toContain(fault);
		expect(readQuote(withLine(line), context).content).toBeNull();
	});

	it.each([
		[withLine({ text: { fr: "Conduits", en: " " } }), "text-missing line.0.text.en"],
		[withLine({ price: "" }), "price-missing line.0.price"],
		[withLine({ price: "900" }), "reason-missing reason.fr"],
		[withLine({ price: "10" }), "reason-missing reason.en"],
		[{ ...plain, lines: [] }, "no-lines add"],
	])("keeps a draft that is not complete", (typed, fault) => {
		expect(codes(typed)).toContain(fault);
		expect(readQuote(typed, context).content).not.toBeNull();
	});

	it("asks for no reason without an estimate, or inside of its range", () => {
		expect(codes(plain)).toEqual([]);
		expect(readQuote(withLine({ price: "900" }), { ...context, range: null }).faults).toEqual([]);
	});

	it("leaves out removed lines, and puts them back as they were", () => {
		const tools = { addable: [{ key: "hour", line: hourlyLine }], locale: "fr" } as const;
		const removed = withEditedLines(withLine({ price: "42o" }), "remove:0", "", tools) ?? plain;
		expect(codes(removed)).toEqual(["no-lines add"]);
		expect(withEditedLines(removed, "restore:0", "", tools)?.lines).toEqual(withLine({ price: "42o" }).lines);
		expect(withEditedLines(plain, "add", "hour", tools)?.lines[1]).toMatchObject({ unit: "hour", ceiling: "4" });
		expect(withEditedLines(plain, "add", "", tools)).toBe(plain);
		expect(withEditedLines(plain, "free", "", tools)?.lines[1]).toEqual(freeLine);
		expect(withEditedLines(plain, "send", "", tools)).toBeNull();
	});

	it("applies a promotion by its rules, and refuses one that does not fit", () => {
		const chosen = { ...plain, discount: "CONDUITS", reason: { fr: "a", en: "b" } };
		expect(readQuote(chosen, context).content?.discount).toEqual({
			promotion: "CONDUITS",
			text: { fr: "Conduits", en: "Ducts" },
			cents: 4290,
		});
		expect(codes(withLine({ service: null }, chosen))).toEqual(["promotion-gone discount"]);
		// Not judged by a price that has to be corrected.
		expect(codes(withLine({ price: "42o" }, chosen))).toEqual(["price-wrong line.0.price"]);
	});

	it("takes another discount with its reason in both languages, never more than the lines", () => {
		const decided = { ...plain, discount: "other", off: { amount: "429", text: { fr: "Ami", en: "" } } };
		expect(codes(decided)).toEqual([
			"off-text-missing off.text.en",
			"reason-missing reason.fr",
			"reason-missing reason.en",
		]);
		expect(codes({ ...decided, off: { ...decided.off, amount: "429,01" } })).toContain("off-more off.amount");
		expect(codes({ ...decided, off: { ...decided.off, amount: "" } })).toContain("off-wrong off.amount");
	});

	it.each([
		["2026-11-16", "date-past"],
		["2027-11-18", "date-far"],
		["2026-02-30", "date-wrong"],
		["", "date-wrong"],
	])("is not valid until %s", (validUntil, fault) => {
		expect(codes({ ...plain, validUntil })).toEqual([`${fault} validUntil`]);
	});

	it("keeps a draft whose last day has passed meanwhile", () => {
		const { content } = readQuote({ ...plain, validUntil: "2026-11-16" }, context);
		expect(content).toMatchObject({ validUntil: "2026-11-16", lines: [ductLine] });
		expect(readQuote({ ...plain, validUntil: "2027-11-18" }, context).content).toBeNull();
	});

	it.each(["2026-11-17", "2027-11-17"])("may be valid until %s", (validUntil) => {
		expect(codes({ ...plain, validUntil })).toEqual([]);
	});
});

describe("priceScale", () => {
	it("keeps the price, the range and the most on the scale, in order", () => {
		const { low, high, price, most } = priceScale(quoteAmounts(sampleQuote), { low: 34900, high: 46900 });
		expect([low, high, price, most]).toEqual([low, high, price, most].toSorted((one, two) => one - two));
		expect(low).toBeGreaterThan(10);
		expect(most).toBeLessThan(90);
	});

	it("has a place for a range of one amount", () => {
		const amounts = quoteAmounts({ lines: [ductLine], discount: null });
		const scale = priceScale(amounts, { low: 42900, high: 42900 });
		expect(scale.low).toBe(scale.price);
	});
});
