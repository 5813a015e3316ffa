import { z } from "zod";
import { fieldHints } from "./field-hints.ts";
import { count, money } from "./numbers.ts";
import { line, sentences } from "./texts.ts";

/** In both languages or not at all. */
const inBoth = (most: number) => z.strictObject({ fr: sentences(most), en: sentences(most) }).optional();

/** What customers ask before they let somebody in. All but the guarantee is optional: pages leave out what is empty. */
export const trustSchema = z.strictObject({
	legalName: line(120).optional(),
	/** The ten digits of the Québec enterprise number. */
	neq: z
		.string()
		.regex(/^\d{10}$/, { error: "neq-wrong" })
		.register(fieldHints, { as: "line", blanks: [] })
		.optional(),
	insurance: z.strictObject({ insurer: line(80), amount: money(1_00, 100_000_000_00) }).optional(),
	/** The days after the work in which the company comes back at no charge: `{{guarantee}}` in texts, quotes and mails. */
	guaranteeDays: count(2, 365, "days"),
	/** Replaces the usual words about payment in quotes. */
	payment: inBoth(200),
	arrival: inBoth(200),
	crew: inBoth(300),
	damage: inBoth(400),
	redo: inBoth(400),
});
