import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeSchema } from "./describe.ts";
import { entrySchemas, schemaKinds } from "./document-schemas.ts";
import { readSchemaForm } from "./read-form.ts";
import { readMoney, readNumber, readPhone, writeMoney } from "./written-values.ts";

const names = fc.oneof(
	fc.constantFrom(
		"edit",
		"title",
		"questions.items.0.answer",
		"sections.3.kind",
		"sections.0",
		"0.amount.kind",
		"..",
		".",
	),
	fc
		.array(
			fc.constantFrom("sections", "questions", "items", "0", "7", "999999999999", "__proto__", "constructor", "kind"),
			{
				maxLength: 5,
			},
		)
		.map((keys) => keys.join(".")),
	fc.string(),
);

describe("reading a form", () => {
	it("never throws and never pollutes prototypes, for any fields", () => {
		fc.assert(
			fc.property(fc.constantFrom(...schemaKinds), fc.array(fc.tuple(names, fc.string())), (kind, fields) => {
				const form = new FormData();
				for (const [name, value] of fields) form.append(name, value);
				form.append("title", new File(["x"], "x.txt"));
				const value = readSchemaForm(describeSchema(entrySchemas[kind]), form);
				expect(entrySchemas[kind].safeParse(value).success).toBe(
					Array.isArray(value) && value.length === 0 && (kind === "promotions" || kind === "redirects"),
				);
				expect(({} as Record<string, unknown>).kind).toBeUndefined();
			}),
		);
	});

	// The limit ends a reader that takes a minute; this one takes a millisecond.
	it("reads a field at once whose name is a list in a list, thousands of times", { timeout: 20_000 }, () => {
		const form = new FormData();
		form.append("0.".repeat(20_000), "x");
		expect(readSchemaForm(describeSchema(entrySchemas.redirects), form)).toHaveLength(1);
	});

	it("closes gaps in list indexes and keeps their order", () => {
		const form = new FormData();
		for (const index of [12, 3, 7]) form.append(`${index}.from`, `/old-${index}`);
		const list = readSchemaForm(describeSchema(entrySchemas.redirects), form) as { from: string }[];
		expect(list.map(({ from }) => from)).toEqual(["/old-3", "/old-7", "/old-12"]);
	});

	it("joins the lines of a one-line text", () => {
		const form = new FormData();
		form.append("lead", "  Une phrase,\r\n   puis une autre.  ");
		expect(readSchemaForm(describeSchema(entrySchemas["page:home"]), form)).toMatchObject({
			lead: "Une phrase, puis une autre.",
		});
	});

	it("omits an optional group when all its fields are empty", () => {
		const form = new FormData();
		form.append("0.code", "DUO");
		form.append("0.usualPrice.evidence", " ");
		const [promotion] = readSchemaForm(describeSchema(entrySchemas.promotions), form) as object[];
		expect(promotion).not.toHaveProperty("usualPrice");
		form.append("0.usualPrice.cents", "120");
		const [struck] = readSchemaForm(describeSchema(entrySchemas.promotions), form) as object[];
		expect(struck).toHaveProperty("usualPrice.cents", 120_00);
	});
});

describe("typed numbers", () => {
	it.each([
		["129,50", 129_50],
		["129.50", 129_50],
		["129,5", 129_50],
		["129", 129_00],
		["129,50\u00a0$", 129_50],
		["$1,299.50", 1_299_50],
		["1 299,50", 1_299_50],
		["0,18", 18],
	])("reads %s as an amount", (typed, cents) => {
		expect(readMoney(typed)).toBe(cents);
	});

	it.each(["", "-5", "129.505", "1,2,3", "cent", "1e5", "٣"])(
		"returns %s unchanged because it is not an amount",
		(typed) => {
			expect(readMoney(typed)).toBe(typed);
		},
	);

	it("reads every amount that writeMoney wrote", () => {
		fc.assert(
			fc.property(fc.nat(999_999_999_99), fc.constantFrom("fr", "en"), (cents, locale) => {
				expect(readMoney(writeMoney(cents, locale))).toBe(cents);
			}),
		);
	});

	it("reads the thousands of an English number", () => {
		expect(["1,200", "20,000", "1,000,000", "1,200.5"].map(readNumber)).toEqual([1200, 20_000, 1_000_000, 1200.5]);
		expect(["0,500", "1,20", "1200,5"].map(readNumber)).toEqual([0.5, 1.2, 1200.5]);
	});

	it("ignores spaces in numbers and returns unreadable text unchanged", () => {
		expect([readNumber("1 200"), readNumber("-4"), readNumber("2,5"), readNumber("deux")]).toEqual([
			1200,
			-4,
			2.5,
			"deux",
		]);
	});

	it("reads phone numbers with any punctuation", () => {
		expect(["(514) 555-0142", "+1 514.555.0142", "514 555 0142"].map(readPhone)).toEqual(Array(3).fill("5145550142"));
		expect(readPhone("514 555-0142 poste 3")).toBe("514 555-0142 poste 3");
	});
});
