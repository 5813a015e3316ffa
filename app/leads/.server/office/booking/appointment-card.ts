import { sayLength, sayWindow } from "#app/.server/say-appointment.ts";
import { everything } from "#app/.server/store/everything.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { CrewEntry } from "#app/model/appointments/crew.ts";
import { isAppointmentMail, type Lead, type OutboxEntry } from "#app/model/leads/lead.ts";
import { customerId } from "#app/model/leads/lead-history.ts";
import { isAfterWork } from "#app/model/leads/return-visit.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { weekdayOf } from "#app/time/days.ts";
import { formatDate } from "#app/time/format.ts";
import { formatHourAt, formatMonth, formatWeekdayWithoutYear, weekdayName } from "#app/time/format-day.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { officeWords as englishOffice } from "#content/staff/office.en.ts";
import { officeWords as frenchOffice } from "#content/staff/office.fr.ts";
import { writeVersion } from "../../appointments/appointment-version.ts";
import { reminderId } from "../../appointments/remind-customers.ts";
import { bookingWordsIn, sayPlace, sayWarnings } from "./say-booking.ts";

/** The appointment ahead, as the lead shows it. */
export function appointmentCard(
	{ id, data: appointment }: StoredDocument<Appointment>,
	lead: Lead,
	crews: readonly CrewEntry[],
	mails: readonly StoredDocument<OutboxEntry>[],
	/** `callsToRemind`: there is a task to remind the customer by phone. */
	{ locale, seesNote, callsToRemind = false }: { locale: Locale; seesNote: boolean; callsToRemind?: boolean },
) {
	const { card } = bookingWordsIn(locale);
	const { day, window, minutes, sequence, accepted, status } = appointment;
	return {
		id,
		/** The version that the forms of the card act on. */
		of: writeVersion({ id, sequence }),
		status,
		/** After it is cancelled, the lead is done again. */
		isReturn: isAfterWork(lead, id),
		when: sayPlace({ day, window }, locale),
		date: sayCalendarDay(day, locale),
		arrival: card.arrival(sayWindow(window, locale)),
		crew: crews.find((crew) => crew.id === appointment.crew)?.name ?? appointment.crew,
		length: card.length(sayLength(minutes, locale)),
		reminder: status === "proposed" ? null : reminderText(id, appointment, { mails, callsToRemind, locale }),
		proposed: proposalText(appointment, locale),
		noStreet: lead.address?.street ? null : card.noStreet,
		byCustomer: appointment.isInstant ? card.online : appointment.by.id === customerId ? card.byCustomer : null,
		priceWaits: appointment.isInstant && !lead.desk.quote?.accepted ? card.priceWaits : null,
		accepted: accepted.length > 0 ? card.accepted(sayWarnings(accepted, locale)) : null,
		note: seesNote && appointment.accessNote ? card.note(appointment.accessNote) : null,
		mail: mailState(id, mails, locale),
	};
}

/** For a leaf of a calendar: `jeu.`, `19`, `nov.` */
export function sayCalendarDay(day: string, locale: Locale) {
	return {
		weekday: weekdayName(weekdayOf(day), locale, "short"),
		day: Number(day.slice(-2)),
		month: formatMonth(day.slice(0, 7), locale, "short"),
	};
}

/** `Proposé avec la soumission. Le moment est gardé jusqu’à jeudi 19 novembre à 10 h.`; null once it is booked. */
export function proposalText({ status, proposalUntil }: Appointment, locale: Locale): string | null {
	if (status !== "proposed" || !proposalUntil) return null;
	const day = formatWeekdayWithoutYear(dayInMontreal(new Date(proposalUntil)), locale);
	return bookingWordsIn(locale).card.proposed(day, formatHourAt(proposalUntil, locale));
}

/** `Rappel mercredi à 17 h.`, or what became of it. */
function reminderText(
	id: string,
	{ remindAt, sequence }: Pick<Appointment, "remindAt" | "sequence">,
	{
		mails,
		callsToRemind,
		locale,
	}: { mails: readonly StoredDocument<OutboxEntry>[]; callsToRemind: boolean; locale: Locale },
): string {
	const { card } = bookingWordsIn(locale);
	if (remindAt) {
		const day = weekdayName(weekdayOf(dayInMontreal(new Date(remindAt))), locale);
		return card.reminder(card.reminderAt(day, formatHourAt(remindAt, locale)));
	}
	const mail = mails.find((one) => one.id === reminderId(id, sequence));
	if (mail) return card.reminded[mail.data.status];
	return callsToRemind ? card.reminded.call : card.noReminder;
}

function mailState(id: string, mails: readonly StoredDocument<OutboxEntry>[], locale: Locale): string | null {
	const last = mails
		.filter(({ data }) => data.appointment?.id === id && isAppointmentMail(data.template))
		.toSorted((one, other) => (one.data.createdAt < other.data.createdAt ? -1 : 1))
		.at(-1);
	return last ? bookingWordsIn(locale).card.mail[last.data.status] : null;
}

const teamMails: readonly OutboxEntry["template"][] = ["lead-notification", "lead-update", "follow-guessing"];

/** Mails to the customer that were given up. Those to the team are in the state of the system. */
export function undelivered(mails: readonly StoredDocument<OutboxEntry>[], locale: Locale): string[] {
	const { mailNames } = locale === "fr" ? frenchOffice : englishOffice;
	return mails
		.filter(({ data: { status, template, staff } }) => status === "dead" && !staff && !teamMails.includes(template))
		.map(({ data }) =>
			bookingWordsIn(locale).undelivered.text(mailNames[data.template], formatDate(data.createdAt, locale)),
		);
}

export async function mailsAbout(
	store: DocumentStore,
	leadId: string,
): Promise<readonly StoredDocument<OutboxEntry>[]> {
	return everything(store, "outbox", { where: [{ field: "leadId", is: "=", value: leadId }] });
}
