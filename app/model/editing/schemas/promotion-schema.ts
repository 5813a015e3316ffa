import { z } from "zod";
import { addDays } from "#app/time/days.ts";
import { codeKey } from "../../estimate/promotion-code.ts";
import { serviceNames } from "../../service-names.ts";
import { day } from "./dates.ts";
import { fieldHints } from "./field-hints.ts";
import { choices, distinct, lines } from "./lists.ts";
import { count, money } from "./numbers.ts";
import { refuse } from "./refusals.ts";
import { line, sentences } from "./texts.ts";

const words = z.strictObject({
	/** Shown on a bill. */
	name: line(40),
	/** Continues the sentence after the amount: "40 $ *de moins sur…*". */
	title: line(80),
	summary: sentences(200),
	conditions: lines(line(200), 1, 8),
});

/** A price asked more than this many days before the promotion may not be called usual. */
const evidenceDays = 183;

export const promotionSchema = z
	.strictObject({
		code: z
			.string()
			.min(3)
			.max(24)
			.regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, { error: "promotion-code" })
			.register(fieldHints, { as: "line", blanks: [] }),
		amount: z.discriminatedUnion("kind", [
			z.strictObject({ kind: z.literal("fixed"), cents: money(1_00, 1_000_00) }),
			z.strictObject({ kind: z.literal("percent"), percent: count(1, 75, "percent") }),
		]),
		/** First and last day, both included, in Montréal. */
		starts: day,
		ends: day,
		services: choices(z.enum(serviceNames), 1),
		words: z.strictObject({ fr: words, en: words }),
		/** Requires proof: it must have been asked for some time and recently (Competition Act, section 74.01). */
		usualPrice: z
			.strictObject({
				cents: money(1_00, 10_000_00),
				/** Where to find the proof: price lists, invoices, archived pages. For the team, never shown to visitors. */
				evidence: sentences(1_000, { least: 20 }),
				/** First and last day on which this price was asked. */
				from: day,
				to: day,
			})
			.optional(),
	})
	.superRefine(({ amount, starts, ends, usualPrice }, context) => {
		const say = (path: string[], { error, params }: ReturnType<typeof refuse>) =>
			context.addIssue({ code: "custom", message: error, params, path });
		if (ends < starts) say(["ends"], refuse("dates-order"));
		if (!usualPrice) return;
		const { cents, from, to } = usualPrice;
		if (amount.kind === "fixed" && cents <= amount.cents) say(["usualPrice", "cents"], refuse("usual-price"));
		if (to < from) say(["usualPrice", "to"], refuse("dates-order"));
		else if (to > starts) say(["usualPrice", "to"], refuse("evidence-after"));
		else if (to < addDays(starts, -evidenceDays)) say(["usualPrice", "to"], refuse("evidence-old"));
	});

export const promotionsSchema = z
	.array(promotionSchema)
	.max(60)
	.superRefine(
		distinct(
			({ code }) => codeKey(code),
			"code",
			({ code }) => code,
		),
	);
