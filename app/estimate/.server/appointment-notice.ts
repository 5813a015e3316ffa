import { sayAppointment } from "#app/.server/say-appointment.ts";
import type { CancelOutcome, MoveOutcome } from "#app/leads/.server/appointments/customer-change.ts";
import type { Locale } from "#app/locale/locales.ts";
import { type Appointment, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { readWindowValue } from "#app/model/appointments/chosen-window.ts";
import type { AppointmentNotice } from "#app/model/estimate/followed-appointment.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";

/** The result of a form about the appointment, in the query of the page that it redirects to. */
export interface AppointmentResult {
	outcome: MoveOutcome | CancelOutcome;
	/** Milliseconds since 1970: makes each result another page, which is announced again. */
	at: number;
	/** `taken`: the chosen window. `stale`: the sequence that the form was rendered from. */
	detail: string;
}

const outcomes: readonly AppointmentResult["outcome"][] = [
	"moved",
	"kept",
	"cancelled",
	"stale",
	"taken",
	"late",
	"often",
];

/** A bookmark of such an address opens the page without the result. */
const newFor = 10 * 60 * 1000;

export function writeResult({ outcome, at, detail }: AppointmentResult): string {
	return [outcome, at, detail].join(".");
}

export function readResult(text: string, now: Date): AppointmentResult | null {
	const [name, time, detail = ""] = text.split(".");
	const [outcome, age] = [outcomes.find((each) => each === name), now.getTime() - Number(time)];
	return outcome && age >= 0 && age < newFor ? { outcome, at: Number(time), detail } : null;
}

/** Null when the page says the same already, or when the appointment is not as the result says. */
export function appointmentNotice(
	result: AppointmentResult | null,
	lead: Lead,
	{ id, data }: StoredDocument<Appointment>,
	locale: Locale,
): AppointmentNotice | null {
	if (!result) return null;
	const { notices } = requestPageWords[locale];
	const { outcome, at, detail } = result;
	const when = sayAppointment(data, locale);
	const key = `${outcome}.${at}`;
	const mailed = (text: string) => (lead.email ? `${text} ${notices.mailed}` : text);
	const isOpen = isOpenAppointment(data);
	if (outcome === "moved" && isOpen) {
		const { title, text } = notices.moved(when);
		return { key, tone: "success", title, text: mailed(text), link: null };
	}
	if (outcome === "kept" && isOpen) return { key, tone: "info", ...notices.kept(when), link: null };
	if (outcome === "cancelled" && data.status === "cancelled") {
		const { title, text } = notices.cancelled;
		return { key, tone: "success", title, text: mailed(text), link: notices.another };
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
