import { data, type LoaderFunctionArgs } from "react-router";
import { servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { leadPath } from "#app/admin/paths.ts";
import { formatPhone } from "#app/locale/format.ts";
import { appointmentEvent } from "#app/model/appointments/appointment-calendar.ts";
import type { BookedWindow } from "#app/model/appointments/appointment-dates.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import { calendarFile } from "#app/model/leads/calendar.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { leadWordsIn } from "../.server/office/staff-words.ts";

/** The appointment as a file for the member's own calendar. Importing it again replaces the earlier version. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context);
	const { store, content } = context.get(servicesContext);
	const found = await store.get("leads", params.id ?? "");
	const desk = found?.data.desk;
	if (!found || !desk?.visit) throw data(null, { status: 404 });
	const { reference, name, phone } = found.data;
	const { origin } = context.get(requestContextKey);
	const { appointment: id } = desk.visit;
	const appointment = id ? await store.get("appointments", id) : null;
	const file = calendarFile({
		...(appointment
			? appointmentEvent(appointment.id, appointment.data, origin)
			: earlierEvent(found.data, desk.visit, origin)),
		summary: leadWordsIn(locale).plan[desk.visit.isProposed ? "proposed" : "event"](reference),
		description: [
			name,
			phone && formatPhone(phone, locale),
			...servicesOf(found.data, locale, content.reader()),
			origin + leadPath(found.id),
		]
			.filter(Boolean)
			.join("\n"),
		location: addressLines(found.data, locale).join(", "),
	});
	return new Response(file, {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `attachment; filename="${reference}.ics"`,
		},
	});
}

/** Leads of earlier builds have an appointment without a document. */
function earlierEvent({ reference, receivedAt, desk }: Lead, { start, end }: BookedWindow, origin: string) {
	const planned = desk.history.findLast(({ kind, undone }) => kind === "visit" && !undone);
	const uid = `${reference}-visit@${new URL(origin).hostname}`;
	return { start, end, uid, stamp: new Date(planned?.at ?? receivedAt), status: "CONFIRMED" } as const;
}
