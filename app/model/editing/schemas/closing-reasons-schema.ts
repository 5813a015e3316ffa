import { z } from "zod";
import { stableId } from "./company-schema.ts";
import { distinct } from "./lists.ts";
import { line } from "./texts.ts";

const reason = z.strictObject({
	/** Stable: leads refer to a reason by it. */
	id: stableId,
	name: z.strictObject({ fr: line(60), en: line(60) }),
});

export const closingReasonsSchema = z
	.array(reason)
	.min(1)
	.max(30)
	.superRefine(distinct(({ id }) => id))
	.superRefine(distinct(({ name }) => name.fr.toLocaleLowerCase("fr"), "name.fr"));
