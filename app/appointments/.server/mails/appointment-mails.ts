import { createElement } from "react";
import type { ContentReader } from "#app/.server/content/reader.ts";
import { servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { unpricedState } from "#app/.server/mail/lead-time.ts";
import { followPath } from "#app/.server/mail/link-paths.ts";
import { mailedAddress } from "#app/.server/mail/mailed-address.ts";
import { type RenderedMail, renderMail } from "#app/.server/mail/render.ts";
import { sayAppointment, sayLength, sayPeople, sayWindow } from "#app/.server/say-appointment.ts";
import { capitalized } from "#app/locale/first-letter.ts";
import { formatPhone } from "#app/locale/format.ts";
import type { Appointment, AppointmentPlace } from "#app/model/appointments/appointment.ts";
import {
	type AppointmentEventWords,
	appointmentCalendar,
	appointmentEvent,
} from "#app/model/appointments/appointment-calendar.ts";
import { changesInTime } from "#app/model/appointments/appointment-dates.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import { methodOf } from "#app/model/leads/calendar.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { MailAttachment } from "#app/model/ports.ts";
import { formatWeekday } from "#app/time/format-day.ts";
import { type AppointmentNews, appointmentMailWords } from "#content/mail/appointments.ts";
import { mailWords as englishWords } from "#content/mail/en.ts";
import { mailWords as frenchWords } from "#content/mail/fr.ts";

const words = { fr: frenchWords, en: englishWords };

export interface AppointmentMailOptions {
	reader: ContentReader;
	origin: string;
	/** The member's own words, in place of ours; may be empty. */
	text: string;
	crewSize: number;
	/** The place that the customer knows of, before it moved. */
	previous?: Pick<AppointmentPlace, "day" | "window"> | null;
	/** The address that the mail repeats; by default, as `mailedAddress` decides. */
	address?: Lead["address"];
	/** Decides whether the customer can still move it without a call. */
	now?: Date;
}

/**
 * The mail as it will be, for a place that is not booked yet. A lead without a `followToken` gets one when it is booked:
 * pass it (`followTokenFor`), or the preview has no link.
 */
export function previewAppointmentMail(
	lead: Lead,
	place: AppointmentPlace,
	news: Exclude<AppointmentNews, "reminder">,
	options: AppointmentMailOptions,
): Promise<RenderedMail> {
	// The member who sees it works on the lead: from then on, mails repeat its address.
	return renderAppointmentMail(lead, place, news, { ...options, address: lead.address });
}

/** In the customer's language. The subject contains nothing that the visitor typed, and the mail no access note. */
export async function renderAppointmentMail(
	lead: Lead,
	place: AppointmentPlace,
	news: AppointmentNews,
	{
		reader,
		origin,
		text,
		crewSize,
		previous = null,
		address = mailedAddress(lead),
		now = new Date(),
	}: AppointmentMailOptions,
): Promise<RenderedMail> {
	const { AppointmentMail } = await import("./appointment.tsx");
	const { locale, followToken } = lead;
	const subject = appointmentMailWords[locale].subjects[news](sayAppointment(place, locale));
	return renderMail(
		subject,
		createElement(AppointmentMail, {
			lead,
			news,
			subject,
			text,
			company: reader.read("company"),
			words: words[locale],
			day: capitalized(formatWeekday(place.day, locale)),
			window: sayWindow(place.window, locale),
			previous: previous && news === "moved" ? sayAppointment(previous, locale) : null,
			services: servicesOf(lead, locale, reader),
			length: sayLength(place.minutes, locale),
			crew: capitalized(sayPeople(crewSize, locale)),
			address: address?.street ? addressLines({ ...lead, address }, locale) : [],
			unpriced: unpricedState(lead),
			followLink: followToken && origin + followPath(locale, followToken),
			mayChange: changesInTime(place, now),
			hasCalendar: news !== "reminder",
		}),
		{ reader, origin },
	);
}

/** The event of an appointment, attached to each mail about a change of it. */
export function appointmentFile(
	lead: Lead,
	{ id, appointment }: { id: string; appointment: Appointment },
	reader: ContentReader,
	origin: string,
): MailAttachment {
	const words = appointmentEventWords(lead, appointment, reader, origin);
	const mailed = { ...lead, address: mailedAddress(lead) };
	return {
		name: appointmentMailWords[lead.locale].calendarName,
		type: `text/calendar; method=${methodOf(appointmentEvent(id, appointment, origin))}; charset=utf-8`,
		content: appointmentCalendar(id, appointment, mailed, words, origin),
	};
}

/** The words of the event in the customer's calendar. */
export function appointmentEventWords(
	lead: Lead,
	{ window, minutes }: Pick<AppointmentPlace, "window" | "minutes">,
	reader: ContentReader,
	origin: string,
): AppointmentEventWords {
	const { locale, followToken, reference } = lead;
	const { event, onSite } = appointmentMailWords[locale];
	const { name, email, phone } = reader.read("company");
	const lines = [
		...servicesOf(lead, locale, reader),
		onSite(sayLength(minutes, locale)),
		followToken && event.page(origin + followPath(locale, followToken)),
		event.phone(formatPhone(phone, locale)),
		reference,
	];
	return {
		summary: event.summary(name, sayWindow(window, locale)),
		description: lines.filter(Boolean).join("\n"),
		organizer: { name, email },
	};
}
