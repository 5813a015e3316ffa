import { sayAppointment } from "#app/.server/say-appointment.ts";
import { everything } from "#app/.server/store/everything.ts";
import { formatWithCents } from "#app/locale/format.ts";
import { placeOfWindow } from "#app/model/appointments/appointment-dates.ts";
import { addressLines } from "#app/model/leads/address-lines.ts";
import { isFromCustomer, type Lead } from "#app/model/leads/lead.ts";
import { customerId, type HistoryEntry } from "#app/model/leads/lead-history.ts";
import { type LeadMessage, messageId } from "#app/model/leads/lead-message.ts";
import { hasMessagesInside, separateMessages } from "#app/model/leads/separate-messages.ts";
import { visitAhead } from "#app/model/leads/visit-ahead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import type { Additions, AppointmentUpdate, QuoteUpdate } from "./lead-update.tsx";

/** The words of a reply, or of what the customer added. A lead of an earlier build has them inside. */
export async function messageOf(
	store: DocumentStore,
	{ id, data: lead }: StoredDocument<Lead>,
	name: string,
): Promise<LeadMessage | null> {
	const wanted = messageId(id, name);
	const found = await store.get("messages", wanted);
	return found?.data ?? (hasMessagesInside(lead) ? separateMessages(id, lead).messages.get(wanted) : null) ?? null;
}

/** What the team reads after the customer did something on the lead's page, under this name. */
export async function additionsTo(lead: StoredDocument<Lead>, name: string, store: DocumentStore): Promise<Additions> {
	const stored = await everything(store, "photos", {
		where: [
			{ field: "owner", is: "=", value: lead.id },
			{ field: "addedAt", is: ">", value: lead.data.receivedAt },
		],
		orderBy: { field: "addedAt", direction: "ascending" },
	});
	const added = stored.filter(({ data }) => isFromCustomer(data));
	const lastAt = added.at(-1)?.data.addedAt;
	const message = await messageOf(store, lead, name);
	const { history } = lead.data.desk;
	const givenAt = history.findLast(({ by, kind }) => by.id === customerId && kind === "details")?.at;
	const cause = history.find(({ id, by }) => id === name && by.id === customerId);
	const quote = quoteUpdate(cause, message?.text ?? "");
	return {
		// The reason of a refusal is said with it.
		message: message?.text && !quote ? message : null,
		photos: lastAt ? { count: added.length, lastAt } : null,
		address: givenAt ? { at: givenAt, lines: addressLines(lead.data, "fr") } : null,
		appointment: quote ? null : appointmentUpdate(cause),
		quote,
	};
}

function appointmentUpdate(entry: HistoryEntry | undefined): AppointmentUpdate | null {
	if (!entry?.appointment) return null;
	const { step, before, after } = entry.appointment;
	if (step === "booked") return { at: entry.at, step, after: sayAppointment(after, "fr") };
	if (!before || (step !== "moved" && step !== "cancelled")) return null;
	return { at: entry.at, step, before: sayAppointment(before, "fr"), after: sayAppointment(after, "fr") };
}

/** One answer may also book the proposed appointment, or free its time. */
function quoteUpdate(entry: HistoryEntry | undefined, reason: string): QuoteUpdate | null {
	if (!entry?.quote || entry.quote.step === "sent") return null;
	const { version, step, total } = entry.quote;
	const { status } = entry.after;
	const visit = status === "done" ? entry.after.visit : visitAhead(entry.after, new Date(entry.at));
	const appointment = visit && !visit.isProposed ? sayAppointment(placeOfWindow(visit), "fr") : null;
	const booked = entry.appointment?.step === "booked" ? "booked" : "kept";
	const freed = entry.appointment?.step === "cancelled" ? entry.appointment.before : null;
	return {
		news: step === "declined" ? "declined" : appointment ? booked : "unplanned",
		version,
		total: formatWithCents(total, "fr"),
		appointment,
		freed: freed && sayAppointment(freed, "fr"),
		reason,
	};
}
