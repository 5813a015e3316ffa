import { servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { sayLength } from "#app/.server/say-appointment.ts";
import type { Services } from "#app/.server/services.ts";
import { readCrews } from "#app/appointments/.server/crews.ts";
import { formatPhone } from "#app/locale/format.ts";
import { type Appointment, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { endOf } from "#app/model/appointments/crew-day.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { formatHour } from "#app/time/format.ts";
import { changeText } from "../change-text.ts";
import { closingForm } from "../closing-form.ts";
import { jobView } from "../jobs/job-view.ts";
import { sayMoment } from "../say-time.ts";
import { leadWordsIn } from "../staff-words.ts";
import type { AppointmentAccess } from "./appointment-access.ts";
import { proposalText } from "./appointment-card.ts";
import { bookingWordsIn, sayPlace, sayWarnings } from "./say-booking.ts";

export type AppointmentPageData = Awaited<ReturnType<typeof appointmentPage>>;

/** The data of the page of one appointment. A member of a crew gets no history and no price. */
export async function appointmentPage(
	{ id, data: appointment }: StoredDocument<Appointment>,
	lead: StoredDocument<Lead>,
	{ store, content, clock, secret }: Pick<Services, "store" | "content" | "clock" | "secret">,
	member: Member,
	{ mayChange, mayEnd }: AppointmentAccess,
	/** Whether the member works in the office. */
	isOffice: boolean,
) {
	const { locale } = member;
	const [reader, now, words] = [content.reader(), clock.now(), leadWordsIn(locale)];
	const crews = await readCrews(store, reader.read("company"));
	const { data } = lead;
	const lines = addressLines(data, locale);
	const isOpen = isOpenAppointment(appointment);
	const job = await store.get("jobs", id);
	return {
		id,
		of: `${id}/${appointment.sequence}`,
		revision: data.desk.revision,
		isOpen,
		mayChange: mayChange && isOpen,
		// A proposal is booked first.
		mayEnd: mayEnd && appointment.status === "booked",
		proposed: proposalText(appointment, locale),
		isOffice,
		status: bookingWordsIn(locale).statuses[appointment.status],
		when: sayPlace(appointment, locale),
		end: formatHour(endOf(appointment), locale),
		length: sayLength(appointment.minutes, locale),
		crew: crews.find((crew) => crew.id === appointment.crew)?.name ?? appointment.crew,
		accepted: sayWarnings(appointment.accepted, locale),
		name: data.name || data.email || words.list.nameless,
		phone: data.phone,
		phoneText: data.phone && formatPhone(data.phone, locale),
		services: servicesOf(data, locale, reader),
		note: appointment.accessNote,
		address: lines,
		map: data.address?.street ? mapOf(lines) : null,
		lead: isOffice ? { id: lead.id, reference: data.reference } : null,
		job: job && (await jobView(job, lead, { store, secret }, member, now)),
		/** A crew sees no prices, and types no amount. */
		closing: isOffice ? await closingForm(data, { store, reader }, words, locale, now) : null,
		history: isOffice
			? data.desk.history
					.filter((entry) => entry.appointment?.id === id && !entry.undone)
					.map((entry) => ({
						id: entry.id,
						who: entry.by.name || words.details.customer,
						what: changeText(entry, words, locale),
						time: sayMoment(entry.at, now, words, locale),
					}))
			: [],
	};
}

function mapOf(lines: readonly string[]): string {
	return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: lines.join(", ") })}`;
}
