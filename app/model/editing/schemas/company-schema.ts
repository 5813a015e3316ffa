import { z } from "zod";
import { day, timeOfDay } from "./dates.ts";
import { fieldHints } from "./field-hints.ts";
import { choices, distinct, lines } from "./lists.ts";
import { refuse } from "./refusals.ts";
import { line } from "./texts.ts";
import { trustSchema } from "./trust-schema.ts";

/** 1 is Monday, 7 is Sunday. */
const weekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

const hours = z
	.strictObject({
		days: choices(z.literal(weekdays), 1).refine(areConsecutive, refuse("consecutive-days")).register(fieldHints, {
			as: "choices",
		}),
		opens: timeOfDay,
		closes: timeOfDay,
	})
	.refine(({ opens, closes }) => opens < closes, {
		...refuse("hours-order"),
		path: ["closes"],
	});

/** Made from the first name, and never changed with it. */
export const stableId = z
	.string()
	.max(60)
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "missing" })
	.register(fieldHints, { as: "hidden" });

const area = z.strictObject({
	/** Stable: other documents refer to an area by it, whatever the area is called. */
	id: stableId,
	name: z.strictObject({ fr: line(40), en: line(40) }),
	extent: z.strictObject({ fr: line(60), en: line(60) }),
	places: lines(line(40), 1, 40),
});

const webAddress = z
	.string()
	.max(300)
	.refine(isWebAddress, { error: "https-wrong" })
	.register(fieldHints, { as: "line", blanks: [] });

/** It replaces tokens in texts, so it has none itself. */
const companyName = line(40)
	.refine((name) => !name.includes("{{"), refuse("token", "{{"))
	.refine((name) => /[\p{L}\p{N}]/u.test(name.replace(blankLetters, "")), refuse("no-letter"))
	.register(fieldHints, { as: "line", blanks: [] });

/** Letters that show nothing. */
const blankLetters = /[\u115f\u1160\u3164\uffa0]/g;

export const companySchema = z.strictObject({
	name: companyName,
	/** Ten digits. */
	phone: z
		.string()
		.regex(/^[2-9]\d{2}[2-9]\d{6}$/, { error: "phone-wrong" })
		.register(fieldHints, { as: "phone" }),
	email: z.email({ error: "email-wrong" }).max(120).register(fieldHints, { as: "email" }),
	address: z.strictObject({
		street: line(120),
		city: line(60),
		province: z
			.string()
			.regex(/^[A-Z]{2}$/, { error: "province" })
			.register(fieldHints, { as: "line", blanks: [] }),
		postalCode: z
			.string()
			.regex(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/, { error: "postal-code" })
			.register(fieldHints, { as: "line", blanks: [] }),
	}),
	hours: z
		.array(hours)
		.min(1)
		.max(7)
		.superRefine((all, context) => {
			// One line of hours for each day: the first one is used everywhere, so a second one would never be shown.
			const taken = new Set<number>();
			for (const [index, { days }] of all.entries()) {
				const { error, params } = refuse("repeated");
				if (days.some((weekday) => taken.has(weekday))) {
					context.addIssue({ code: "custom", message: error, params, path: [index, "days"], input: all });
				}
				for (const weekday of days) taken.add(weekday);
			}
		}),
	/** ISO dates in Montréal. */
	holidays: z.array(day).max(60).superRefine(distinct(String)).register(fieldHints, { as: "lines" }),
	areas: z
		.array(area)
		.min(1)
		.max(12)
		.superRefine(distinct(({ id }) => id)),
	trust: trustSchema,
	/** Public pages where customers may write a review. Every customer gets the same links, whatever they answered. */
	reviews: z
		.array(z.strictObject({ name: line(40), url: webAddress }))
		.max(3)
		.superRefine(distinct(({ url }) => url, "url")),
});

/** With https, and without a user name, which could make another site look like the named one. */
function isWebAddress(text: string): boolean {
	const url = /^https:\/\/\S+$/.test(text) ? URL.parse(text) : null;
	return url?.protocol === "https:" && url.hostname.includes(".") && url.username === "" && url.password === "";
}

function areConsecutive(days: readonly number[]): boolean {
	return days.every((weekday, index) => index === 0 || weekday === (days[index - 1] ?? 0) + 1);
}
