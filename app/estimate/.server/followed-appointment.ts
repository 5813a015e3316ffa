import { expandText } from "#app/.server/content/expand.ts";
import type { LoadContext } from "#app/.server/pages/loaded-page.ts";
import { sayAppointment, sayLength, sayPeople } from "#app/.server/say-appointment.ts";
import { readCrews } from "#app/appointments/.server/crews.ts";
import { windowPicker } from "#app/appointments/.server/window-picker.ts";
import { writeVersion } from "#app/leads/.server/appointments/appointment-version.ts";
import { mayChoose } from "#app/leads/.server/appointments/choose-window.ts";
import { mostMoves, movesOf } from "#app/leads/.server/appointments/customer-change.ts";
import { leadWindows } from "#app/leads/.server/appointments/lead-windows.ts";
import { capitalized } from "#app/locale/first-letter.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import { isPastAppointment, mayCustomerChange } from "#app/model/appointments/appointment-dates.ts";
import { noteLimit } from "#app/model/appointments/booking-fields.ts";
import { changeableUntil } from "#app/model/appointments/booking-rules.ts";
import { windowValue } from "#app/model/appointments/chosen-window.ts";
import type { AppointmentMoves, FollowedAppointment } from "#app/model/estimate/followed-appointment.ts";
import type { FollowedQuote } from "#app/model/estimate/followed-quote.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { isProposalOver } from "#app/model/quotes/proposal-end.ts";
import { formatHourAt, formatWeekday } from "#app/time/format-day.ts";
import { dayEndingAt, dayInMontreal, momentInMontreal } from "#app/time/montreal.ts";
import { requestPageWords } from "#content/estimate/request-page.ts";
import { requestTimeWords } from "#content/estimate/request-times.ts";
import { leafOf } from "./calendar-leaf.ts";
import { calendarPathOf } from "./followed-wishes.ts";
import { resultShownFor } from "./form-result.ts";
import { isGuaranteeOver } from "./guarantee.ts";

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
	const isPast = isPastAppointment(data, now);
	const mayChange = mayCustomerChange(data, now);
	const moves = isBooked && !isPast ? await movesFor(lead, appointment, context) : null;
	const [savedAt, removedAt] = [visitor.query.get("note"), visitor.query.get("note-removed")];
	const doneAt = recent(savedAt ?? removedAt, now);
	return {
		words: words.appointment,
		version: writeVersion({ id, sequence: data.sequence }),
		status: data.status,
		tag: words.tags[data.status],
		leaf: leafOf(data.day, locale),
		when: capitalized(sayAppointment(data, locale)),
		text: textOf(lead, data, moves, offer, context),
		facts: await factsOf(lead, data, context),
		calendarPath: isBooked && !isPast ? calendarPathOf(params.token ?? "") : null,
		moves,
		cancels: mayChange,
		// Once the time has passed, a note is only there to be removed.
		note:
			isBooked && (!isPast || data.accessNote || doneAt)
				? {
						stored: data.accessNote ? words.noted(saidMoment(data.notedAt ?? data.updatedAt, context)) : null,
						maxLength: noteLimit,
						doneAt,
						done: savedAt ? words.noteSaved : words.noteRemoved,
					}
				: null,
		phones: !mayChange && data.status !== "done",
	};
}

/** Whether the page has a form for the address: no longer once the time of the work has passed. */
export function asksAddress({ status }: Pick<Lead, "status">, appointment: Appointment | null, now: Date): boolean {
	if (appointment?.status === "booked") return !isPastAppointment(appointment, now);
	return status !== "done" && status !== "lost";
}

/** A proposal that the customer never took was no appointment: the page does not call it cancelled. */
export function isEndedProposal({ data }: StoredDocument<Appointment>, now: Date): boolean {
	return data.status === "proposed" ? isProposalOver(data, now) : data.neverBooked === true;
}

/** A visitor booked it before there was a price, and has accepted none since. */
export function isPriceToCome({ desk }: Pick<Lead, "desk">, { isInstant }: Appointment): boolean {
	return isInstant === true && !desk.quote?.accepted;
}

function textOf(
	lead: Lead,
	data: Appointment,
	moves: AppointmentMoves | null,
	offer: FollowedQuote["offer"],
	context: LoadContext,
): string {
	const { texts } = requestPageWords[context.locale];
	if (data.status === "proposed" && data.proposalUntil) {
		const day = dayEndingAt(new Date(data.proposalUntil));
		const kept = day
			? texts.keptUntilEnd(formatWeekday(day, context.locale))
			: texts.kept(saidMoment(data.proposalUntil, context));
		return `${offer?.form?.booking ? texts.withPrice : texts.proposed} ${kept}`;
	}
	if (data.status === "missed" || data.status === "cancelled")
		return mayChoose(lead) ? texts[data.status] : `${texts[data.status]} ${texts.another[data.status]}`;
	if (data.status === "done" && isGuaranteeOver(data.day, context.reader, context.now)) return "";
	if (data.status !== "booked") return expandText(texts[data.status], context.locale, context.reader);
	// The status above says it.
	if (isPastAppointment(data, context.now)) return "";
	const price = isPriceToCome(lead, data) ? requestTimeWords[context.locale].instant.price : "";
	if (!mayCustomerChange(data, context.now)) return price;
	const start = momentInMontreal(data.day, data.window.from).getTime();
	const until = saidMoment(new Date(start - changeableUntil * 60 * 60 * 1000).toISOString(), context);
	return [price, texts[moves?.by === "form" ? "until" : "cancelUntil"](until)].filter(Boolean).join(" ");
}

async function factsOf(lead: Lead, data: Appointment, { locale, services, reader, now }: LoadContext) {
	const { facts } = requestPageWords[locale];
	const crews = await readCrews(services.store, reader.read("company"));
	const crew = crews.find(({ id }) => id === data.crew);
	const lines = addressLines(lead, locale);
	const isMissing = !lead.address?.street && asksAddress(lead, data, now);
	return [
		...(crew ? [{ label: facts.crew, value: capitalized(sayPeople(crew.size, locale)) }] : []),
		{ label: facts.length, value: capitalized(facts.about(sayLength(data.minutes, locale))) },
		{ label: facts.address, value: isMissing ? facts.noAddress : lines.join(", ") },
	].filter(({ value }) => value);
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
	const hasOther = offer.kind === "windows" && offer.free.some((window) => windowValue(window) !== own);
	const picker = hasOther ? windowPicker(offer, { locale, reader, own: data }) : null;
	return picker ? { by: "form", picker, own } : { by: "message", text: words.nothingFree };
}

function saidMoment(moment: string, { locale }: LoadContext): string {
	const day = dayInMontreal(new Date(moment));
	return requestPageWords[locale].moment(formatWeekday(day, locale), formatHourAt(moment, locale));
}

function recent(time: string | null, now: Date): number | null {
	const age = now.getTime() - Number(time ?? Number.NaN);
	return age >= 0 && age < resultShownFor ? Number(time) : null;
}
