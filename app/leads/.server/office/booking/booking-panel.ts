import { data, type RouterContextProvider } from "react-router";
import { estimateInWords, servicesOf } from "#app/.server/mail/lead-in-words.ts";
import { proposedDay } from "#app/.server/mail/letter-values.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { sayLength } from "#app/.server/say-appointment.ts";
import { servicesContext } from "#app/.server/services.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { reminderTime } from "#app/model/appointments/appointment-dates.ts";
import { exactTime, isOtherLength, keptTime, placeValue, readPlace } from "#app/model/appointments/booking-form.ts";
import { isLeft, mergedDetails } from "#app/model/leads/details-fields.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { writeVersion } from "../../appointments/appointment-version.ts";
import { detailsValues } from "../details-view.ts";
import { leadWordsIn } from "../staff-words.ts";
import { bookingCheck, keptCheck } from "./booking-check.ts";
import { type BookingContext, type BookingParts, bookingContext, crewName } from "./booking-context.ts";
import type { BookingStart } from "./booking-start.ts";
import { type FreeTimes, freeTimes } from "./free-times.ts";
import { lengthChoices, usualLength } from "./length-choices.ts";
import { bookingWordsIn, sayPlace } from "./say-booking.ts";
import { timesView } from "./times-view.ts";
import { wishesText } from "./wishes-text.ts";

export type BookingData = Awaited<ReturnType<typeof bookingPanel>>;

/** The data of the booking panel for the values in its form. */
export async function bookingPanel(
	found: StoredDocument<Lead>,
	parts: BookingParts,
	start: BookingStart,
	{ locale, origin, isSent = false }: { locale: Locale; origin: string; isSent?: boolean },
) {
	const lead = found.data;
	const details = detailsValues(lead, locale);
	const { isLate = false, isNoteChanged = false, ...values } = start;
	const { street, unit, postalCode } = mergedDetails(details, values);
	const booking = await bookingContext(found, parts, postalCode);
	const { open, expected } = booking;
	const isMove = open?.data.status === "booked";
	const typed = Number(start.minutes);
	const minutes = typed > 0 ? typed : (expected ?? open?.data.minutes ?? usualLength);
	const times = await freeTimes(booking, parts, { minutes: expected ?? minutes, since: start.since ?? "" });
	const chosen = isLate ? "" : (start.place ?? (isSent ? "" : firstChoice(booking, times, start)));
	const note = open?.data.accessNote ?? "";
	const isNoteLeft = isLeft(values, "note");
	/** What is stored now: the form sends it along, so that a field which the member leaves alone changes nothing. */
	const base = {
		street: details.street,
		unit: details.unit,
		postalCode: details.postalCode,
		// A note that the member edited is compared with the one that they saw.
		note: isNoteLeft || isNoteChanged ? note : (values["base.note"] ?? ""),
		minutes: values["base.minutes"] ?? String(open?.data.minutes ?? ""),
	};
	const exact = {
		day: start.day || (open?.data.day ?? proposedDay(lead, booking.company, booking.now)),
		from: start.from || (open?.data.window.from ?? "09:00"),
		crew: start.crew || (open?.data.crew ?? times.best[0]?.crew ?? booking.crews[0]?.id ?? ""),
	};
	const ticked = (name: "tells" | "reminds", first = true) => (isSent ? start[name] !== undefined : first);
	const context = { ...booking, kept: isMove ? open.data : null };
	const isOther = isOtherLength({ ...values, place: chosen }, context);
	const kept = chosen === keptTime && !isOther ? context.kept : null;
	const place = readPlace({ place: chosen, minutes: String(minutes), ...exact }, context);
	const sent = { tells: ticked("tells"), street, text: start.text ?? "" };
	return {
		isMove,
		of: open ? writeVersion({ id: open.id, sequence: open.data.sequence }) : "",
		email: lead.email,
		name: lead.name || lead.email || leadWordsIn(locale).list.nameless,
		language: lead.locale,
		work: workText(lead, booking, locale, parts),
		wishes: wishesText(lead, locale, parts.content.reader(), booking.now),
		current: open && currentText(open.data, booking, locale),
		isLengthKnown: expected !== null,
		...timesView(times, booking, chosen, locale),
		chosen,
		minutes: String(minutes),
		lengths: lengthChoices([minutes, expected ?? minutes], locale),
		exact,
		crews: booking.crews.map(({ id, name }) => ({ id, name })),
		address: { street, unit, postalCode },
		note: isNoteLeft ? note : (start.note ?? ""),
		base,
		text: sent.text,
		tells: sent.tells,
		// Too late for a reminder now: another day may have one.
		reminds: ticked("reminds", !isMove || open.data.remindAt !== null || !reminderTime(open.data.day, booking.now)),
		check: kept
			? keptCheck(kept, booking, locale)
			: typeof place === "string"
				? null
				: await bookingCheck(place, booking, parts, { locale, origin, ...sent }),
	};
}

/** The panel for the values that were sent, or that the preview asks about. */
export async function bookingAnswer(
	context: Readonly<RouterContextProvider>,
	{ locale }: Member,
	id: string,
	start: BookingStart,
): Promise<BookingData> {
	const services = context.get(servicesContext);
	const found = await services.store.get("leads", id);
	if (!found) throw data(null, { status: 404 });
	const { origin } = context.get(requestContextKey);
	return bookingPanel(found, services, start, { locale, origin, isSent: true });
}

/** The time that was pressed in the agenda, the one that the appointment has, the proposed one, or the best one. */
function firstChoice({ rules, open }: BookingContext, { best }: FreeTimes, { day, from, crew }: BookingStart): string {
	if (day && from) {
		const window = rules.windows.find((one) => one.from === from);
		return window && crew ? placeValue({ day, window, crew }) : exactTime;
	}
	if (open?.data.status === "proposed") {
		const isWindow = rules.windows.some((one) => one.from === open.data.window.from && one.to === open.data.window.to);
		return isWindow ? placeValue(open.data) : exactTime;
	}
	if (open) return keptTime;
	const [first] = best;
	return first ? placeValue({ ...first.window, crew: first.crew }) : "";
}

/** A length that the estimate gives has no field, and the appointment may have another one. */
function currentText(open: Appointment, booking: BookingContext, locale: Locale): string {
	const words = bookingWordsIn(locale);
	const [when, crew] = [sayPlace(open, locale), crewName(booking, open.crew)];
	if (open.status !== "booked") return words.currentProposal(when, crew);
	return words.current(when, crew, booking.expected === null ? null : sayLength(open.minutes, locale));
}

function workText(lead: Lead, { expected }: BookingContext, locale: Locale, { content }: BookingParts): string {
	const words = bookingWordsIn(locale);
	const services = servicesOf(lead, locale, content.reader()).join(", ") || words.noService;
	const duration = lead.estimate && estimateInWords(lead.estimate, locale, content.reader()).text.duration;
	return expected === null
		? words.workUnknown(services)
		: words.work(services, duration ?? sayLength(expected, locale));
}
