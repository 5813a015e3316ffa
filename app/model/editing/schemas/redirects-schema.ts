import { z } from "zod";
import { locales } from "#app/locale/locales.ts";
import { topics } from "../../site/topics.ts";
import { mostRedirects } from "../most-redirects.ts";
import { fieldHints } from "./field-hints.ts";
import { distinct } from "./lists.ts";
import { linkablePages } from "./placeholders.ts";
import { refuse } from "./refusals.ts";

const topicTargets: ReadonlySet<string> = new Set(topics.map((topic) => `topic:${topic}`));

export const redirectSchema = z.strictObject({
	/** Without trailing slash; `/*` at the end matches everything below. */
	from: z
		.string()
		.max(300)
		.regex(/^(?:\/[^\s/\\?#*]+)+(?:\/\*)?$/, { error: "path" })
		.register(fieldHints, { as: "line", blanks: [] }),
	/** A page name from app/locale/pages.ts, `article:<name>`, or `topic:<name>`. */
	to: z
		.string()
		.max(120)
		.refine((to) => linkablePages.includes(to) || topicTargets.has(to) || /^article:[\w-]+$/.test(to), refuse("target"))
		.register(fieldHints, { as: "line", blanks: [] }),
	locale: z.enum(locales),
});

export const redirectsSchema = z
	.array(redirectSchema)
	.max(mostRedirects)
	.superRefine(distinct(({ from }) => from, "from"));
