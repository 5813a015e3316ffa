import { createHmac, randomUUID } from "node:crypto";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import { appointmentWrites } from "#app/appointments/.server/appointment-writes.ts";
import { lastDay, readAppointments } from "#app/appointments/.server/read-agenda.ts";
import { type Appointment, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { bookedWindowOf, reminderTime } from "#app/model/appointments/appointment-dates.ts";
import type { ChosenWindow } from "#app/model/appointments/chosen-window.ts";
import { leavesRoom } from "#app/model/appointments/instant-bookings.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerId, type HistoryEntry, stateOf, withState } from "#app/model/leads/lead-history.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { DocumentStore, Write } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { snapshot } from "../inbox/appointment-change.ts";
import type { LeadParts } from "../lead-parts.ts";
import { mailboxOf } from "../may-mail.ts";
import type { BookedLead, BookLead } from "../receive-lead.ts";

export interface WantedBooking {
	chosen: ChosenWindow;
	/** The crews that are free in this window; the first one that still is gets it. */
	crews: readonly string[];
	minutes: number;
	travel: number;
	/** Where the form came from, as `networkOf` names it. */
	network: string;
	/** The owner's limit for all visitors. */
	perDay: number;
}

/**
 * Books the window that a visitor chose, with their lead. A flagged lead, one whose confirmation is withheld, and one
 * over the limits keep the choice as a wish. "taken" when no crew is free any more.
 */
export function bookInstantly(wanted: WantedBooking, parts: LeadParts): BookLead {
	const appointmentId = randomUUID();
	return async (id, lead) => {
		if (lead.spam.length > 0 || lead.confirmationWithheld) return { lead, writes: [] };
		const now = parts.clock.now();
		const day = dayInMontreal(now);
		const stored = await parts.store.get("instantBookings", day);
		const network = createHmac("sha256", parts.secret)
			.update(`instant-booking network ${day} ${wanted.network}`)
			.digest("base64url")
			.slice(0, 22);
		const bookings = stored?.data.bookings ?? [];
		if (!leavesRoom(bookings, network, wanted.perDay)) return { lead, writes: [] };
		if (await hasOpenBooking(lead, parts)) return { lead, writes: [] };
		const by = { id: customerId, name: lead.name };
		const booked = await withAppointment({ id, data: lead }, appointmentId, wanted, by, parts);
		if (booked === "taken") return booked;
		const data = { bookings: [...bookings, { lead: id, network }], purgeAfter: retention.instantBookings(now) };
		return { ...booked, writes: [...booked.writes, upsertWrite("instantBookings", day, stored, data)] };
	};
}

/** A lead that is not saved yet with its first appointment, made by its customer or by the member who enters it. */
export async function withAppointment(
	{ id: leadId, data: lead }: { id: string; data: Lead },
	id: string,
	{ chosen, crews, minutes, travel }: Pick<WantedBooking, "chosen" | "crews" | "minutes" | "travel">,
	by: NamedMember,
	{ store, clock }: LeadParts,
): Promise<BookedLead | "taken"> {
	const now = clock.now();
	const at = now.toISOString();
	const isInstant = by.id === customerId;
	for (const crew of crews) {
		const appointment: Appointment = {
			lead: leadId,
			crew,
			day: chosen.day,
			window: chosen.window,
			minutes,
			travel,
			status: "booked",
			sequence: 0,
			accessNote: "",
			noteUntil: null,
			remindAt: reminderTime(chosen.day, now),
			proposalUntil: null,
			accepted: [],
			...(isInstant && { isInstant }),
			by,
			createdAt: at,
			updatedAt: at,
		};
		const writes = await appointmentWrites(store, { id, before: null, after: appointment, mayOverlap: false });
		if (writes === "taken") continue;
		const before = stateOf(lead);
		// Nobody has answered an instant booking yet: the team still sends the price.
		const waitingSince = isInstant ? at : null;
		const after = { ...before, status: "booked" as const, visit: bookedWindowOf(id, appointment), waitingSince };
		const entry: HistoryEntry = {
			id: randomUUID(),
			at,
			by,
			kind: "appointment",
			revision: 1,
			before,
			after,
			mails: [],
			undone: false,
			appointment: { id, step: "booked", before: null, after: snapshot(appointment) },
		};
		return { lead: withState(lead, after, { history: [entry], revision: 1 }), writes };
	}
	return "taken";
}

/**
 * Whether the person has an instant booking that is still ahead. Looks for it in the agenda: leads are found by the
 * address as it was typed, and one mailbox has many spellings.
 */
async function hasOpenBooking(person: Lead, { store, clock }: LeadParts): Promise<boolean> {
	const ahead = await readAppointments(store, dayInMontreal(clock.now()), lastDay);
	const instant = ahead.filter(({ data }) => data.isInstant && isOpenAppointment(data));
	const leads = await Promise.all(instant.map(({ data }) => store.get("leads", data.lead)));
	return leads.some((lead) => lead && isSamePerson(person, lead.data));
}

function isSamePerson(one: Pick<Lead, "email" | "phone">, other: Pick<Lead, "email" | "phone">): boolean {
	const isSameMailbox = one.email && other.email && mailboxOf(one.email) === mailboxOf(other.email);
	return Boolean(isSameMailbox) || (one.phone !== null && one.phone === other.phone);
}

/** The days without the bookings of these leads, which are deleted in the same commit. */
export async function bookingsForgotten(store: DocumentStore, leads: readonly string[]): Promise<Write[]> {
	const { documents } = await store.query("instantBookings");
	return documents.flatMap(({ id, version, data }): Write[] => {
		const bookings = data.bookings.filter(({ lead }) => !leads.includes(lead));
		const isSame = bookings.length === data.bookings.length;
		return isSame ? [] : [{ kind: "replace", collection: "instantBookings", id, version, data: { ...data, bookings } }];
	});
}
