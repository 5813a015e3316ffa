import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import { sayAppointment, sayLength, sayPeople } from "#app/.server/say-appointment.ts";
import { readCrews } from "#app/appointments/.server/crews.ts";
import { writeVersion } from "#app/leads/.server/appointments/appointment-version.ts";
import { mostMoves, movesOf } from "#app/leads/.server/appointments/customer-change.ts";
import { leadWindows } from "#app/leads/.server/appointments/lead-windows.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { mayCustomerChange } from "#app/model/appointments/appointment-dates.ts";
import { noteLimit } from "#app/model/appointments/booking-fields.ts";
import { changeableUntil } from "#app/model/appointments/booking-rules.ts";
import { windowValue } from "#app/model/appointments/chosen-window.ts";
import type { AppointmentMoves, FollowedAppointment } from "#app/model/estimate/followed-appointment.ts";
import type { FollowedQuote } from "#app/model/estimate/followed-quote.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { weekdayOf } from "#app/time/days.ts";
import { formatHourAt, formatMonth, formatWeekday, weekdayName } from "#app/time/format-day.ts";
import { dayInMontreal, momentInMontreal } from "#app/time/montreal.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { capitalized } from "./capitalized.ts";
import { resultShownFor } from "./form-result.ts";
import { offeredWeeks } from "./offered-weeks.ts";

/** The appointment as its customer sees it. The access note stays on the server: the page learns only that there is one. */
export async function followedAppointment(
	lead: Lead,
	appointment: StoredDocument<Appointment>,
	{ offer }: FollowedQuote,
	context: LoadContext,
): Promise<FollowedAppointment> {
	const { locale, params, now, visitor } = context;
	const { id, data } = appointment;
	const words = requestPageWords[locale];
	const isBooked = data.status === "booked";
	const mayChange = mayCustomerChange(data, now);
	const [savedAt, removedAt] = [visitor.query.get("note"), visitor.query.get("note-removed")];
	return {
		words: words.appointment,
		version: writeVersion({ id, sequence: data.sequence }),
		status: data.status,
		tag: words.tags[data.status],
		leaf: leafOf(data.day, locale),
		when: capitalized(sayAppointment(data, locale)),
		text: textOf(data, offer, context),
		facts: await factsOf(lead, data, context),
		calendarPath: isBooked ? `/_estimate/calendar/${params.token}` : null,
		moves: isBooked ? await movesFor(lead, appointment, context) : null,
		cancels: mayChange,
		note: isBooked
			? {
					stored: data.accessNote ? words.noted(saidMoment(data.notedAt ?? data.updatedAt, context)) : null,
					maxLength: noteLimit,
					doneAt: recent(savedAt ?? removedAt, now),
					done: savedAt ? words.noteSaved : words.noteRemoved,
				}
			: null,
		phones: !mayChange && data.status !== "done",
	};
}

/** A proposal that the customer never took was no appointment: the page does not call it cancelled. */
export function isEndedProposal({ desk }: Lead, { id, data: { status } }: StoredDocument<Appointment>): boolean {
	const steps = desk.history.flatMap(({ appointment }) => (appointment?.id === id ? appointment.step : []));
	return status === "cancelled" && steps.includes("proposed") && !steps.includes("booked");
}

function leafOf(day: string, locale: Locale): FollowedAppointment["leaf"] {
	return {
		weekday: weekdayName(weekdayOf(day), locale),
		day: String(Number(day.slice(8))),
		month: formatMonth(day.slice(0, 7), locale).replace(/ \d+$/, ""),
	};
}

function textOf(data: Appointment, offer: FollowedQuote["offer"], context: LoadContext): string {
	const { texts } = requestPageWords[context.locale];
	if (data.status === "proposed" && data.proposalUntil) {
		const kept = texts.kept(saidMoment(data.proposalUntil, context));
		return `${offer?.form?.booking ? texts.withPrice : texts.proposed} ${kept}`;
	}
	if (data.status !== "booked") return texts[data.status];
	if (!mayCustomerChange(data, context.now)) return "";
	const start = momentInMontreal(data.day, data.window.from).getTime();
	return texts.until(saidMoment(new Date(start - changeableUntil * 60 * 60 * 1000).toISOString(), context));
}

async function factsOf(lead: Lead, data: Appointment, { locale, services, reader }: LoadContext) {
	const { facts } = requestPageWords[locale];
	const crews = await readCrews(services.store, reader.read("company"));
	const crew = crews.find(({ id }) => id === data.crew);
	const lines = addressLines(lead, locale);
	return [
		...(crew ? [{ label: facts.crew, value: capitalized(sayPeople(crew.size, locale)) }] : []),
		{ label: facts.length, value: capitalized(facts.about(sayLength(data.minutes, locale))) },
		{ label: facts.address, value: lead.address?.street ? lines.join(", ") : facts.noAddress },
	];
}

async function movesFor(
	lead: Lead,
	appointment: StoredDocument<Appointment>,
	{ locale, reader, services, now }: LoadContext,
): Promise<AppointmentMoves> {
	const words = requestPageWords[locale];
	const { id, data } = appointment;
	if (!mayCustomerChange(data, now)) return { by: "phone", text: words.late(changeableUntil) };
	if (movesOf(lead, id) >= mostMoves) return { by: "phone", text: words.often(mostMoves) };
	const offer = await leadWindows({ store: services.store, reader }, lead, now, appointment);
	const own = windowValue(data);
	const free = offer.kind === "windows" ? offer.free : [];
	if (!free.some((window) => windowValue(window) !== own)) return { by: "message", text: words.nothingFree };
	return { by: "form", weeks: offeredWeeks(free, data, locale), own };
}

function saidMoment(moment: string, { locale }: LoadContext): string {
	const day = dayInMontreal(new Date(moment));
	return requestPageWords[locale].moment(formatWeekday(day, locale), formatHourAt(moment, locale));
}

function recent(time: string | null, now: Date): number | null {
	const age = now.getTime() - Number(time ?? Number.NaN);
	return age >= 0 && age < resultShownFor ? Number(time) : null;
}
