import type { Locale } from "#app/locale/locales.ts";
import type { QuoteLine } from "./quote.ts";
import { freeLine, quoteLimits, type TypedQuote, typedLine } from "./quote-form.ts";

/** A line of the price list that a member can add. */
interface AddableLine {
	key: string;
	line: QuoteLine;
}

/**
 * The form after a button that changes its lines: `add` (the chosen line of the price list), `free`, `remove:2` or
 * `restore:2`. The browser and the server use it, so the buttons work without JavaScript. Null: another button.
 */
export function withEditedLines(
	typed: TypedQuote,
	pressed: string,
	chosen: string,
	{ addable, locale }: { addable: readonly AddableLine[]; locale: Locale },
): TypedQuote | null {
	const [verb, number] = pressed.split(":");
	if (verb === "add" || verb === "free") {
		const listed = addable.find(({ key }) => key === chosen);
		const line = verb === "free" ? freeLine : listed && typedLine(listed.line, locale);
		const isFull = typed.lines.length >= quoteLimits.lines;
		return line && !isFull ? { ...typed, lines: [...typed.lines, line] } : typed;
	}
	if (verb !== "remove" && verb !== "restore") return null;
	const isRemoved = verb === "remove";
	const lines = typed.lines.map((line, index) => (index === Number(number) ? { ...line, isRemoved } : line));
	return { ...typed, lines };
}
