import fc from "fast-check";
import type { FieldDescription, GroupField } from "./field-description.ts";
import { compactCodes } from "./sortation-codes.ts";

/** Text with characters that are special in markup, forms and patterns; one line, no spaces at the ends. */
const text = fc
	.string({ unit: fc.constantFrom(..."aé9 «»’\"'&<>{}[]()*_=.,:;#\\/-%\u00a0"), maxLength: 30 })
	.map((typed) => `x${typed}x`);

const cell = text.map((typed) => typed.replaceAll("|", ""));

/** Generates any value that a form of this description can hold, valid or not. */
export function anyValueOf(field: FieldDescription): fc.Arbitrary<unknown> {
	const value = required(field);
	return field.optional ? fc.option(value, { nil: undefined }) : value;
}

function required(field: FieldDescription): fc.Arbitrary<unknown> {
	switch (field.type) {
		case "group":
			return anyGroup(field);
		case "list":
			return fc.array(anyValueOf(field.item), { maxLength: 3 });
		case "tuple":
			return fc.tuple(...field.items.map(anyValueOf));
		case "union":
			return fc.oneof(
				...Object.entries(field.sorts).map(([sort, group]) =>
					anyGroup(group).map((value) => ({ [field.by]: sort, ...(value as object) })),
				),
			);
		case "text":
			return field.as === "phone" ? fc.stringMatching(/^[2-9]\d{9}$/) : text;
		case "number":
			return fc.oneof(fc.integer(), fc.constant(field.endless ?? 0));
		case "money":
			return fc.nat(1_000_000_00);
		case "fixed":
			return field.number ? fc.nat() : text;
		case "choice":
			return fc.constantFrom(...field.options);
		case "choices":
			return fc.subarray([...field.options]).map((chosen) => (field.numbers ? chosen.map(Number) : chosen));
		case "lines":
			return fc.array(text, { maxLength: 4 });
		case "table":
			return fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 });
		case "sortation-codes":
			return fc.array(fc.stringMatching(/^[A-Z]\d[A-Z]$/), { maxLength: 9 }).map(compactCodes);
		case "noted-text":
			return fc.oneof(text, fc.record({ label: text, note: text }));
	}
}

function anyGroup({ fields }: GroupField): fc.Arbitrary<unknown> {
	const parts = Object.entries(fields).map(([name, field]) => [name, anyValueOf(field)] as const);
	return fc
		.record(Object.fromEntries(parts))
		.map((group) => Object.fromEntries(Object.entries(group).filter(([, value]) => value !== undefined)));
}
