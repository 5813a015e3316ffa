import { sayAppointment } from "#app/.server/say-appointment.ts";
import type { ChooseOutcome } from "#app/leads/.server/appointments/choose-window.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type Appointment, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { readWindowValue, windowValue } from "#app/model/appointments/chosen-window.ts";
import type { FollowNotice } from "#app/model/estimate/followed-appointment.ts";
import type { FollowedChoice } from "#app/model/estimate/followed-choice.ts";
import type { AskedWindow, Lead } from "#app/model/leads/lead.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { requestTimeWords } from "#content/estimate/request-times.ts";
import type { FormResult } from "./form-result.ts";

/** `detail`: the chosen window. */
export type ChoiceResult = FormResult<Exclude<ChooseOutcome, "full" | "instant">>;

export const choiceOutcomes: readonly ChoiceResult["outcome"][] = ["booked", "asked", "taken", "stale"];

/** The time of a lead as it is now, which may differ from what the form did. */
export interface TimeNow {
	appointment: Appointment | null;
	wish: AskedWindow | null;
	choice: FollowedChoice | null;
}

/** What became of the window that a customer chose. Null when the lead is no longer as the result says. */
export function choiceNotice(
	result: ChoiceResult | null,
	{ email }: Pick<Lead, "email">,
	{ appointment, wish, choice }: TimeNow,
	locale: Locale,
): FollowNotice | null {
	const chosen = readWindowValue(result?.detail ?? "");
	if (!result || !chosen) return null;
	const { notices } = requestTimeWords[locale];
	const key = `${result.outcome}.${result.at}`;
	const when = sayAppointment(chosen, locale);
	if (appointment && isOpenAppointment(appointment)) {
		const isChosen = appointment.status === "booked" && windowValue(appointment) === windowValue(chosen);
		if (!isChosen) {
			return { key, tone: "warning", ...notices.elsewhere(sayAppointment(appointment, locale)), link: null };
		}
		const { title, text } = notices.booked(when);
		const mailed = email ? ` ${requestPageWords[locale].notices.mailed}` : "";
		return { key, tone: "success", title, text: text + mailed, link: null };
	}
	switch (result.outcome) {
		case "asked":
			return wish && windowValue(wish) === windowValue(chosen)
				? { key, tone: "success", ...notices.asked(when), link: null }
				: null;
		case "taken": {
			const said = choice?.by.kind === "form" ? notices.taken(when) : notices.lastTaken(when);
			return { key, tone: "warning", ...said, link: null };
		}
		case "stale":
			return { key, tone: "warning", ...notices.stale, link: null };
		case "booked":
			return null;
	}
}
