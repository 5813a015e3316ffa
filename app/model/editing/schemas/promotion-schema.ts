import { z } from "zod";
import { addDays } from "#app/time/days.ts";
import { serviceNames } from "../../service-names.ts";
import { day } from "./dates.ts";
import { fieldHints } from "./field-hints.ts";
import { choices, distinct, lines } from "./lists.ts";
import { count, money } from "./numbers.ts";
import { refuse } from "./refusals.ts";
import { line, sentences } from "./texts.ts";

const words = z.strictObject({
	/** On a bill. */
	name: line(40),
	/** Reads on after the amount: "40 $ *de moins sur…*". */
	title: line(80),
	summary: sentences(200),
	conditions: lines(line(200), 1, 8),
});

/** How long before a promotion a price may have been the usual one and still be called so. */
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
		/**
		 * Struck out beside the offer. A price called ordinary must have been one, for a while and not long ago (Competition
		 * Act, section 74.01): there is none without its proof.
		 */
		usualPrice: z
			.strictObject({
				cents: money(1_00, 10_000_00),
				/** Where the proof is: price lists, invoices, pages as they were. For staff, never shown. */
				evidence: sentences(1_000, { least: 20 }),
				/** First and last day on which it was asked for. */
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
	.superRefine(distinct(({ code }) => code, "code"));
