import { z } from "zod";
import { fieldHints } from "./field-hints.ts";

/** An existing calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date({ error: "date-wrong" }).register(fieldHints, { as: "date" });

/** `HH:MM`. */
export const timeOfDay = z
	.string()
	.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "time-wrong" })
	.register(fieldHints, { as: "time" });
