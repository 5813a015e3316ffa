import { z } from "zod";
import type { FieldDescription, GroupField, Leaf } from "./field-description.ts";
import { fieldHints } from "./field-hints.ts";

export function describeSchema(schema: z.core.$ZodType): FieldDescription {
	if (schema instanceof z.ZodOptional) return { ...describeSchema(schema.def.innerType), optional: true };
	return leafOf(schema) ?? branchOf(schema);
}

function branchOf(schema: z.core.$ZodType): FieldDescription {
	if (schema instanceof z.ZodObject) return groupOf(schema);
	if (schema instanceof z.ZodArray) {
		return { type: "list", item: describeSchema(schema.element), ...limitsOf(schema) };
	}
	if (schema instanceof z.ZodTuple) return { type: "tuple", items: schema.def.items.map(describeSchema) };
	if (schema instanceof z.ZodDiscriminatedUnion) return unionOf(schema);
	// The form offers only pictures that ship; an uploaded picture is chosen on another page.
	if (schema instanceof z.ZodUnion && schema.options[0] instanceof z.ZodEnum) return branchOf(schema.options[0]);
	if (schema instanceof z.ZodEnum) return { type: "choice", options: schema.options.map(String) };
	throw new Error(`A form cannot show a ${schema._zod.def.type} without a hint`);
}

function groupOf(schema: z.ZodObject): GroupField {
	const fields = Object.entries(schema.shape).map(([name, field]) => [name, describeSchema(field)]);
	return { type: "group", fields: Object.fromEntries(fields) };
}

function unionOf({ def }: z.ZodDiscriminatedUnion): FieldDescription {
	const sorts = def.options.map((option) => {
		if (!(option instanceof z.ZodObject)) throw new Error("A form can only choose among objects");
		const { [def.discriminator]: sort, ...shape } = option.shape;
		if (!(sort instanceof z.ZodLiteral)) throw new Error(`${def.discriminator} does not tell the sort`);
		return [String(sort.value), groupOf(z.object(shape))];
	});
	return { type: "union", by: def.discriminator, sorts: Object.fromEntries(sorts) };
}

function leafOf(schema: z.core.$ZodType): Leaf | undefined {
	const hint = fieldHints.get(schema as z.ZodType);
	switch (hint?.as) {
		case undefined:
			return undefined;
		case "line":
		case "long":
		case "rich":
		case "markdown":
		case "letter":
			return { type: "text", as: hint.as, ...limitsOf(schema), blanks: hint.blanks };
		case "date":
		case "time":
		case "phone":
		case "email":
		case "color":
			return { type: "text", as: hint.as, ...limitsOf(schema), blanks: [] };
		case "number":
			return { type: "number", unit: hint.unit, ...(hint.endless !== undefined && { endless: hint.endless }) };
		case "fixed":
			return { type: "fixed", number: schema instanceof z.ZodLiteral };
		case "hidden":
			return { type: "fixed", number: false, hidden: true };
		case "choices":
			return { type: "choices", ...optionsOf(itemOf(schema)) };
		case "lines":
		case "paragraphs": {
			const item = itemOf(schema);
			return {
				type: "lines",
				separator: hint.as === "lines" ? "line" : "empty-line",
				longest: limitsOf(item).most,
				rich: fieldHints.get(item as z.ZodType)?.as === "rich",
			};
		}
		case "noted-text":
			return { type: "noted-text", ...notedLengths(schema) };
		case "money":
		case "table":
		case "sortation-codes":
			return { type: hint.as };
	}
}

function limitsOf(schema: z.core.$ZodType): { least: number; most: number | null } {
	const limits: { least: number; most: number | null } = { least: 0, most: null };
	for (const check of schema._zod.def.checks ?? []) {
		const rule = check._zod.def as z.core.$ZodCheckMinLengthDef | z.core.$ZodCheckMaxLengthDef;
		if (rule.check === "min_length") limits.least = rule.minimum;
		if (rule.check === "max_length") limits.most = rule.maximum;
	}
	return limits;
}

function itemOf(schema: z.core.$ZodType): z.core.$ZodType {
	if (!(schema instanceof z.ZodArray)) throw new Error("Only a list has items");
	return schema.element;
}

function optionsOf(schema: z.core.$ZodType): { options: string[]; numbers: boolean } {
	const values =
		schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? [...schema.values] : undefined;
	if (!values) throw new Error("Only an enumeration can be chosen from");
	return { options: values.map(String), numbers: values.every((value) => typeof value === "number") };
}

/** Expects a union of a text and a group with a label and a note. */
function notedLengths(schema: z.core.$ZodType): { most: number | null; noteMost: number | null } {
	const [text, noted] = schema instanceof z.ZodUnion ? schema.options : [];
	if (!text || !(noted instanceof z.ZodObject) || !noted.shape.note) throw new Error("Not a text with a note");
	return { most: limitsOf(text).most, noteMost: limitsOf(noted.shape.note).most };
}
