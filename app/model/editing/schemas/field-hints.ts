import { z } from "zod";

/** Information for forms beyond the type and limits of a field. */
export type FieldHint =
	/** `line`: one line. `long`: several lines on screen, one in the text. `rich`: with **bold** and links. `letter`: plain text of several lines. */
	| { as: "line" | "long" | "rich" | "markdown" | "letter"; blanks: readonly string[] }
	| { as: "date" | "time" | "phone" | "email" | "color" }
	/** Cents, written in dollars. */
	| { as: "money" }
	/** `endless` is the value of an empty field. */
	| { as: "number"; unit: NumberUnit; endless?: number }
	| { as: "hidden" }
	/** Read-only. */
	| { as: "fixed" }
	/** A list of short texts in one box, one on each line. */
	| { as: "lines" }
	/** A list of paragraphs in one box, with an empty line between them. */
	| { as: "paragraphs" }
	/** Rows of cells in one box: each line is a row, `|` separates cells. */
	| { as: "table" }
	| { as: "choices" }
	/** Forward sortation areas in compact form. */
	| { as: "sortation-codes" }
	/** A text with an optional smaller line below it. */
	| { as: "noted-text" };

export type NumberUnit = "none" | "percent" | "minutes" | "hours" | "days" | "square-feet";

/** Kept apart from the schemas, so that a hint cannot change validation. Register last: later checks lose the hint. */
export const fieldHints = z.registry<FieldHint>();
