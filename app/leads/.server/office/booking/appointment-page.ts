import { servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { sayLength } from "#app/.server/say-appointment.ts";
import type { Services } from "#app/.server/services.ts";
import { readCrews } from "#app/appointments/.server/crews.ts";
import { formatPhone } from "#app/locale/format.ts";
import { isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { endOf } from "#app/model/appointments/crew-day.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import { isAfterWork } from "#app/model/leads/return-visit.ts";
import type { Member } from "#app/model/members/member.ts";
import { formatHour } from "#app/time/format.ts";
import { writeVersion } from "../../appointments/appointment-version.ts";
import { heardAt } from "../../inbox/seen-lead.ts";
import { changeText } from "../change-text.ts";
import { doneWork } from "../done/done-work.ts";
import { promisedWork } from "../done/promised-work.ts";
import { sayMoment } from "../say-time.ts";
import { leadWordsIn } from "../staff-words.ts";
import { proposalText } from "./appointment-card.ts";
import type { OpenedAppointment } from "./opened-appointment.ts";
import { bookingWordsIn, sayPlace, sayWarnings } from "./say-booking.ts";

export type AppointmentPageData = Awaited<ReturnType<typeof appointmentPage>>;

/** The data of the page of one appointment. A member of a crew gets no history, and no price but that of the job. */
export async function appointmentPage(
	{ appointment: found, lead, access: { mayChange, mayEnd, seesNote }, isOffice }: OpenedAppointment,
	{ store, content, clock }: Pick<Services, "store" | "content" | "clock">,
	{ id: member, locale }: Member,
) {
	const { id, data: appointment } = found;
	const [reader, now, words] = [content.reader(), clock.now(), leadWordsIn(locale)];
	const crews = await readCrews(store, reader.read("company"));
	const { data } = lead;
	const lines = addressLines(data, locale);
	const isOpen = isOpenAppointment(appointment);
	return {
		id,
		of: writeVersion({ id, sequence: appointment.sequence }),
		revision: data.desk.revision,
		heardAt: heardAt(data),
		isOpen,
		mayChange: mayChange && isOpen,
		// A proposal is booked first.
		mayEnd: mayEnd && appointment.status === "booked",
		proposed: proposalText(appointment, locale),
		isOffice,
		isReturn: isAfterWork(data, id),
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
		promised: isOpen ? promisedWork(data, locale, reader) : [],
		/** Null for members who may not read it. */
		note: seesNote ? appointment.accessNote : null,
		address: lines,
		map: data.address?.street ? mapOf(lines) : null,
		lead: isOffice ? { id: lead.id, reference: data.reference } : null,
		member,
		job: appointment.status === "done" ? await doneWork(store, { lead, appointment: id }, locale) : null,
		mayAddPhotos: mayEnd,
		history: isOffice
			? data.desk.history
					.filter((entry) => entry.appointment?.id === id && !entry.undone)
					.map((entry) => ({
						id: entry.id,
						who: entry.by.name || words.details.customer,
						what: changeText(entry, words, locale),
						time: sayMoment(entry.at, now, locale),
					}))
			: [],
	};
}

function mapOf(lines: readonly string[]): string {
	return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: lines.join(", ") })}`;
}
