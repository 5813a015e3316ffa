import type { SiteContent } from "#app/.server/content/site-content.ts";
import { usualCrewSize } from "#app/.server/mail/lead-time.ts";
import type { WrittenMail } from "#app/.server/mail/write-mail.ts";
import { sameTime } from "#app/model/appointments/appointment.ts";
import { isReminderLate } from "#app/model/appointments/appointment-dates.ts";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import { messageId } from "#app/model/leads/lead-message.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import type { AppointmentNews } from "#content/mail/appointments.ts";
import { entriesOf, lastTold, type Version } from "../place-told.ts";
import { appointmentFile, renderAppointmentMail } from "./appointment-mails.ts";

interface Parts {
	store: DocumentStore;
	content: SiteContent;
	origin: string;
	clock: Clock;
}

/**
 * Reads the appointment when the mail is sent. Returns null when the news is outdated: it was changed again or undone,
 * the reminder is late, the customer was never told of the appointment that is cancelled, or it is back at the time that they
 * know.
 */
export async function writeAppointmentMail(
	entry: OutboxEntry,
	{ store, content, origin, clock }: Parts,
): Promise<WrittenMail | null> {
	const { leadId, appointment: version, entryId } = entry;
	const lead = (await store.get("leads", leadId))?.data;
	const appointment = version && (await store.get("appointments", version.id))?.data;
	if (!lead || !version || !appointment || appointment.sequence !== version.sequence) return null;
	const news = entry.template.replace("appointment-", "") as AppointmentNews;
	if (appointment.status !== (news === "cancelled" ? "cancelled" : "booked")) return null;
	if (news === "reminder" && isReminderLate(appointment.day, clock.now())) return null;
	if (wasUndone(lead, version, news)) return null;

	const previous = await lastTold(lead, version, store);
	if (news === "cancelled" && !previous) return null;
	if (news === "moved" && previous && sameTime(previous, appointment)) return null;
	const reader = content.reader();
	const crew = await store.get("crews", appointment.crew);
	const text = entryId ? ((await store.get("messages", messageId(leadId, entryId)))?.data.text ?? "") : "";
	// A cancelled appointment may have moved without a word: the customer knows the time before.
	const known = (news === "cancelled" && previous) || appointment;
	const mail = await renderAppointmentMail(lead, known, news === "moved" && !previous ? "booked" : news, {
		reader,
		origin,
		text,
		previous,
		crewSize: crew?.data.size ?? usualCrewSize,
		now: clock.now(),
	});
	return {
		...mail,
		to: lead.email ?? "",
		replyTo: reader.read("company").email,
		...(news !== "reminder" && {
			attachments: [appointmentFile(lead, { id: version.id, appointment }, reader, origin)],
		}),
	};
}

function wasUndone(lead: Lead, version: Version, news: AppointmentNews): boolean {
	const last = entriesOf(lead, version).findLast(
		({ appointment }) => appointment.step === news && appointment.after.sequence === version.sequence,
	);
	return last?.undone === true;
}
