import { lineField, type TypedQuote, writeExpected } from "./quote-form.ts";

/** The fields of the form by name, as a browser sends them. */
export function quoteFields(typed: TypedQuote): Record<string, string> {
	const { off, reason, lines, discount, validUntil, place, minutes, text } = typed;
	const fields: Record<string, string> = { discount, validUntil, place, minutes, text, "off.amount": off.amount };
	const both = (name: string, words: { fr: string; en: string }) => {
		fields[`${name}.fr`] = words.fr;
		fields[`${name}.en`] = words.en;
	};
	for (const [index, line] of lines.entries()) {
		both(lineField(index, "text"), line.text);
		both(lineField(index, "detail"), line.detail);
		for (const name of ["unit", "quantity", "price", "ceiling"] as const) fields[lineField(index, name)] = line[name];
		fields[lineField(index, "service")] = line.service ?? "";
		fields[lineField(index, "expected")] = writeExpected(line.expected);
		if (line.isRemoved) fields[lineField(index, "removed")] = "yes";
	}
	both("off.text", off.text);
	both("reason", reason);
	return fields;
}
