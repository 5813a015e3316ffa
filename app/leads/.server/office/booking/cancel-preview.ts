import { data, type RouterContextProvider } from "react-router";
import { usualCrewSize } from "#app/.server/mail/lead-time.ts";
import { shownMail } from "#app/.server/mail/shown-mail.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { sayAppointment } from "#app/.server/say-appointment.ts";
import { servicesContext } from "#app/.server/services.ts";
import {
	type AppointmentMailOptions,
	previewAppointmentMail,
} from "#app/appointments/.server/mails/appointment-mails.ts";
import { placeTold } from "#app/appointments/.server/place-told.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { callTaskWords } from "#content/staff/call-tasks.ts";
import { openAppointment } from "../../inbox/appointment-change.ts";
import { type MailOrCall, nothingTold } from "../mail-or-call.ts";
import type { BookingParts } from "./booking-context.ts";

/** What the customer gets when their appointment is cancelled now, with the member's own words. */
export async function cancelPreview(
	{ data: lead }: StoredDocument<Lead>,
	{ store, content, clock }: Pick<BookingParts, "store" | "content" | "clock">,
	{ origin, text }: Pick<AppointmentMailOptions, "origin" | "text">,
): Promise<MailOrCall> {
	const open = await openAppointment(store, lead);
	if (open?.data.status !== "booked") return nothingTold;
	const { name, email, locale } = lead;
	const known = await placeTold(lead, open, store);
	if (!known) return nothingTold;
	if (!email) return { mail: null, call: callTaskWords[locale].cancelled(name, sayAppointment(known, locale)) };
	// The mail about a cancellation does not say how many people would have come.
	const options = { reader: content.reader(), origin, text: text.trim(), crewSize: usualCrewSize, now: clock.now() };
	return { mail: shownMail(email, await previewAppointmentMail(lead, known, "cancelled", options)), call: null };
}

/** The same for the words that were sent, or that the preview asks about. */
export async function cancelAnswer(
	context: Readonly<RouterContextProvider>,
	id: string,
	text = "",
): Promise<MailOrCall> {
	const services = context.get(servicesContext);
	const found = await services.store.get("leads", id);
	if (!found) throw data(null, { status: 404 });
	return cancelPreview(found, services, { origin: context.get(requestContextKey).origin, text });
}
