import { sayAppointment } from "#app/.server/say-appointment.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { FollowNotice } from "#app/model/estimate/followed-appointment.ts";
import type { FollowedChoice } from "#app/model/estimate/followed-choice.ts";
import type { FollowedQuote } from "#app/model/estimate/followed-quote.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { quotePageWords } from "#content/estimate/quote.ts";
import type { FormResult } from "./form-result.ts";

/** Refused answers have no result: their page is the response to the form, with all that was typed. */
export type QuoteResult = FormResult<"accepted" | "declined">;

export const quoteOutcomes: readonly QuoteResult["outcome"][] = ["accepted", "declined"];

/** Null when the quote is not as the result says, for example because a newer version was sent. */
export function quoteNotice(
	result: QuoteResult | null,
	lead: Pick<Lead, "email">,
	{ offer, accepted }: FollowedQuote,
	appointment: Appointment | null,
	choice: FollowedChoice | null,
	locale: Locale,
): FollowNotice | null {
	if (!result) return null;
	const { notices, hourly } = quotePageWords[locale];
	const shared = { key: `${result.outcome}.${result.at}`, tone: "success", link: null } as const;
	if (result.outcome === "declined") {
		return offer?.state === "declined" ? { ...shared, ...notices.declined } : null;
	}
	if (offer || !accepted) return null;
	const { title } = notices.accepted;
	const text = accepted.isHourly ? hourly.accepted : notices.accepted.text;
	const booked = appointment?.status === "booked" ? notices.booked(sayAppointment(appointment, locale)) : "";
	const mailed = lead.email ? notices.mailed(lead.email) : "";
	const link = choice && { to: choice.target, text: choice.heading };
	return { ...shared, title, text: [text, booked, mailed].filter(Boolean).join(" "), link };
}
