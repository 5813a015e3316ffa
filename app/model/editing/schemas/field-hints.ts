import { z } from "zod";

/** What a form should know of a field beside its type and limits. */
export type FieldHint =
	/** `line`: one line. `long`: several lines on screen, one in the text. `rich`: with **bold** and links. */
	| { as: "line" | "long" | "rich" | "markdown"; blanks: readonly string[] }
	| { as: "date" | "time" | "phone" | "email" }
	/** Cents, written in dollars. */
	| { as: "money" }
	/** Empty means this number. */
	| { as: "number"; unit: NumberUnit; endless?: number }
	/** Sent with the form, but not shown. */
	| { as: "hidden" }
	/** Shown, never changed by hand. */
	| { as: "fixed" }
	/** A list of short texts in one box, one on each line. */
	| { as: "lines" }
	/** A list of paragraphs in one box, with an empty line between them. */
	| { as: "paragraphs" }
	/** Rows of cells in one box: a line is a row, `|` stands between cells. */
	| { as: "table" }
	/** Several of a few. */
	| { as: "choices" }
	/** Forward sortation areas, written short. */
	| { as: "sortation-codes" }
	/** A text, or a text with a smaller line below. */
	| { as: "noted-text" };

export const numberUnits = ["none", "percent", "minutes", "square-feet"] as const;

export type NumberUnit = (typeof numberUnits)[number];

/** Beside the schemas, so that a hint cannot change what is valid. A check added later would lose it: register last. */
export const fieldHints = z.registry<FieldHint>();
