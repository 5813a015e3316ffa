import type { SiteContent } from "#app/.server/content/site-content.ts";
import { usualCrewSize } from "#app/.server/mail/lead-time.ts";
import type { WrittenMail } from "#app/.server/mail/write-mail.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { isReminderLate } from "#app/model/appointments/appointment-dates.ts";
import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";
import {
	type AppointmentRecord,
	type AppointmentSnapshot,
	customerId,
	type HistoryEntry,
} from "#app/model/leads/lead-history.ts";
import { messageId } from "#app/model/leads/lead-message.ts";
import type { Clock, DocumentStore, StoredDocument } from "#app/model/ports.ts";
import type { AppointmentNews } from "#content/mail/appointments.ts";
import { appointmentFile, renderAppointmentMail } from "./appointment-mails.ts";

interface Parts {
	store: DocumentStore;
	content: SiteContent;
	origin: string;
	clock: Clock;
}

/**
 * Reads the appointment when the mail is sent. Returns null when the news is outdated: it was changed again or undone,
 * the reminder is late, or the customer never heard of the appointment that is cancelled.
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
	const reader = content.reader();
	const crew = await store.get("crews", appointment.crew);
	const text = entryId ? ((await store.get("messages", messageId(leadId, entryId)))?.data.text ?? "") : "";
	// A cancelled appointment may have moved without a word: the customer knows the time before.
	const known = (news === "cancelled" && previous) || appointment;
	const mail = await renderAppointmentMail(lead, known, news === "moved" && !previous ? "booked" : news, {
		...{ reader, origin, text, previous },
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

/**
 * The place that the customer knows of before the next change of an open appointment, for a preview: a mail that waits is
 * about to leave. Null when they never heard of the appointment: they are not told that it is cancelled.
 */
export async function placeTold(
	lead: Lead,
	{ id, data: open }: StoredDocument<Appointment>,
	store: DocumentStore,
): Promise<AppointmentSnapshot | null> {
	const next = { id, sequence: open.sequence + 1 };
	return entriesOf(lead, next).length === 0 ? open : lastTold(lead, next, store, ["sent", "pending"]);
}

type Version = NonNullable<OutboxEntry["appointment"]>;
type AppointmentEntry = HistoryEntry & { appointment: AppointmentRecord };

function entriesOf({ desk }: Lead, { id }: Version): AppointmentEntry[] {
	return desk.history.filter((entry): entry is AppointmentEntry => entry.appointment?.id === id);
}

function wasUndone(lead: Lead, version: Version, news: AppointmentNews): boolean {
	const last = entriesOf(lead, version).findLast(
		({ appointment }) => appointment.step === news && appointment.after.sequence === version.sequence,
	);
	return last?.undone === true;
}

/**
 * The place before this version that the customer knows of. A proposal is not an appointment yet. A change that was
 * followed by another one within its delay was never mailed; one without a mail of its own was told on the phone, and customers know
 * what they did by themselves. An appointment of an earlier build has no first entry.
 */
async function lastTold(
	lead: Lead,
	version: Version,
	store: DocumentStore,
	told: readonly OutboxEntry["status"][] = ["sent"],
): Promise<AppointmentSnapshot | null> {
	const entries = entriesOf(lead, version).filter(({ undone, appointment }) => {
		return !undone && appointment.step !== "proposed";
	});
	const earlier = entries.filter(({ appointment }) => appointment.after.sequence < version.sequence);
	if (earlier.length === 0) {
		const before = entries[0]?.appointment.before;
		return before && before.status !== "proposed" ? before : null;
	}
	for (const { by, mails, appointment } of earlier.toReversed()) {
		const mail = mails.find((one) => one.startsWith(`${version.id}-appointment-`));
		const status = mail && (await store.get("outbox", mail))?.data.status;
		if (by.id === customerId || !mail || (status && told.includes(status))) return appointment.after;
	}
	return null;
}
