import { sayAppointment } from "#app/.server/say-appointment.ts";
import type { CancelOutcome, MoveOutcome } from "#app/leads/.server/appointments/customer-change.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type Appointment, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { readWindowValue } from "#app/model/appointments/chosen-window.ts";
import type { FollowNotice } from "#app/model/estimate/followed-appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import type { FormResult } from "./form-result.ts";

/** `detail` of `taken`: the chosen window. Of `stale`: the sequence that the form was rendered from. */
export type AppointmentResult = FormResult<Exclude<MoveOutcome, "full"> | CancelOutcome>;

export const appointmentOutcomes: readonly AppointmentResult["outcome"][] = [
	"moved",
	"kept",
	"cancelled",
	"stale",
	"taken",
	"late",
	"often",
];

/** Null when the page says the same already, or when the appointment is not as the result says. */
export function appointmentNotice(
	result: AppointmentResult | null,
	lead: Lead,
	{ id, data }: StoredDocument<Appointment>,
	/** Whether the page has windows to choose from. */
	mayChoose: boolean,
	locale: Locale,
): FollowNotice | null {
	if (!result) return null;
	const { notices } = requestPageWords[locale];
	const { outcome, at, detail } = result;
	const when = sayAppointment(data, locale);
	const key = `${outcome}.${at}`;
	const mailed = (text: string) => (lead.email ? `${text} ${notices.mailed}` : text);
	const isOpen = isOpenAppointment(data);
	const to = mayChoose ? "choose-heading" : "add-heading";
	if (outcome === "moved" && isOpen) {
		const { title, text } = notices.moved(when);
		return { key, tone: "success", title, text: mailed(text), link: null };
	}
	if (outcome === "kept" && isOpen) return { key, tone: "info", ...notices.kept(when), link: null };
	if (outcome === "cancelled" && data.status === "cancelled") {
		const { title, text } = notices.cancelled;
		return { key, tone: "success", title, text: mailed(text), link: { to, text: notices.another } };
	}
	if (outcome === "taken" && isOpen) {
		const chosen = readWindowValue(detail);
		return chosen && { key, tone: "warning", ...notices.taken(sayAppointment(chosen, locale)), link: null };
	}
	if (outcome === "late" || outcome === "often") return { key, tone: "warning", ...notices.refused, link: null };
	if (outcome === "stale") {
		const seen = lead.desk.history.find(
			({ appointment }) => appointment?.id === id && String(appointment.after.sequence) === detail,
		)?.appointment?.after;
		if (!seen || seen.sequence === data.sequence) return null;
		const before = sayAppointment(seen, locale);
		const said = isOpen ? notices.stale(before, when) : notices.staleCancelled(before);
		return { key, tone: "warning", ...said, link: null };
	}
	return null;
}
