import { z } from "zod";
import { fieldHints } from "./field-hints.ts";
import { money } from "./numbers.ts";
import { line, sentences } from "./texts.ts";

/** In both languages or not at all. */
const inBoth = (most: number) => z.strictObject({ fr: sentences(most), en: sentences(most) }).optional();

/** What customers ask before they let somebody in. All of it is optional: pages leave out what is empty. */
export const trustSchema = z.strictObject({
	legalName: line(120).optional(),
	/** The ten digits of the Québec enterprise number. */
	neq: z
		.string()
		.regex(/^\d{10}$/, { error: "neq-wrong" })
		.register(fieldHints, { as: "line", blanks: [] })
		.optional(),
	insurance: z.strictObject({ insurer: line(80), amount: money(1_00, 100_000_000_00) }).optional(),
	payment: inBoth(200),
	arrival: inBoth(200),
	crew: inBoth(300),
	damage: inBoth(400),
	redo: inBoth(400),
});
