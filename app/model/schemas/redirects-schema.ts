import { z } from "zod";
import { locales } from "../../locale/locales.ts";
import type { LegacyRedirect } from "../legacy-redirect.ts";
import { fieldHints } from "./field-hints.ts";
import { distinct } from "./lists.ts";
import { linkablePages } from "./placeholders.ts";
import { refuse } from "./refusals.ts";

export const redirectSchema = z.strictObject({
	from: z
		.string()
		.max(300)
		.regex(/^(?:\/[^\s/\\?#*]+)+(?:\/\*)?$/, { error: "path" })
		.register(fieldHints, { as: "line", blanks: [] }),
	to: z
		.string()
		.max(120)
		.refine((to) => linkablePages.includes(to) || /^article:[\w-]+$/.test(to), refuse("target"))
		.register(fieldHints, { as: "line", blanks: [] }),
	locale: z.enum(locales),
}) satisfies z.ZodType<LegacyRedirect>;

export const redirectsSchema = z
	.array(redirectSchema)
	.max(5_000)
	.superRefine(distinct(({ from }) => from, "from")) satisfies z.ZodType<readonly LegacyRedirect[]>;
