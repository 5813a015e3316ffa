import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import { sayAppointment } from "#app/.server/say-appointment.ts";
import { capitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { FollowedWish } from "#app/model/estimate/followed-choice.ts";
import type { FollowedLead } from "#app/model/estimate/step-content.ts";
import { describeWishes, hasWishes } from "#app/model/estimate/wishes-text.ts";
import type { EstimateFlowWords } from "#app/model/estimate/words.ts";
import { isAhead } from "#app/model/leads/asked-window.ts";
import { slotOf } from "#app/model/leads/calendar.ts";
import type { AppointmentWishes, AskedWindow, Lead } from "#app/model/leads/lead.ts";
import { requestTimeWords } from "#content/estimate/request-times.ts";
import { leafOf } from "./calendar-leaf.ts";

/** The window that the customer asked for, as a card that says that it is not booked. */
export function followedWish(wish: AskedWindow, token: string, locale: Locale): FollowedWish {
	const { heading, tag, text, calendar } = requestTimeWords[locale].asked;
	const when = capitalized(sayAppointment(wish, locale));
	const path = calendarPathOf(token);
	return { heading, tag, text, when, leaf: leafOf(wish.day, locale), calendar: { path, label: calendar } };
}

/** The days that suit the customer, as typed with the estimate. Null when the customer said nothing about them. */
export function followedWishes(
	{ estimate, asked }: Pick<Lead, "estimate" | "asked">,
	token: string,
	flow: EstimateFlowWords,
	{ locale, reader, now }: Pick<LoadContext, "locale" | "reader" | "now">,
): FollowedLead["wishes"] {
	if (!estimate) return null;
	const { wishes } = estimate;
	const none = asked ? !isAhead(asked, now) && requestTimeWords[locale].asked.past : flow.follow.noWishes;
	// The estimate of an emergency asks for no days: the customer is told to call.
	const text = wishesText(wishes, flow, locale) ?? (estimate.result.urgent ? null : none);
	// There is no file for a part of the day when we are closed.
	const slot = slotOf(wishes, reader.read("company").hours);
	return text ? { text, calendarPath: slot && calendarPathOf(token) } : null;
}

export function calendarPathOf(token: string): string {
	return `/_estimate/calendar/${token}`;
}

/** "Mercredi 25 novembre 2026, le matin · Lundi, mardi". */
function wishesText(wishes: AppointmentWishes, flow: EstimateFlowWords, locale: Locale): string | null {
	if (!hasWishes(wishes)) return null;
	const { date, part, days } = describeWishes(wishes, flow, locale);
	const first =
		wishes.part === "any" ? date : [date, date ? part.toLocaleLowerCase() : part].filter(Boolean).join(", ");
	return [first, days].filter(Boolean).join(" · ");
}
