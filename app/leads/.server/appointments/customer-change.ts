import type { ContentReader } from "#app/.server/content/reader.ts";
import { crewsFor } from "#app/appointments/.server/offered-windows.ts";
import { type Appointment, isOpenAppointment } from "#app/model/appointments/appointment.ts";
import { mayCustomerChange, reminderTime } from "#app/model/appointments/appointment-dates.ts";
import { type ChosenWindow, windowValue } from "#app/model/appointments/chosen-window.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { customerId } from "#app/model/leads/lead-history.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import type { AssigneeParts } from "../follow-lead.ts";
import type { AppointmentVersion } from "../inbox/appointment-change.ts";
import { anyRevision, changeLead } from "../inbox/change-lead.ts";
import type { LeadParts } from "../lead-parts.ts";
import { leadWindows } from "./lead-windows.ts";
import { shownAppointment } from "./shown-appointment.ts";

/** Each move mails the customer and the team; after these the customer calls. */
export const mostMoves = 3;

/** `kept`: the customer chose the time that they have. `late`, `often`, `full`: they have to call. */
export type MoveOutcome = "moved" | "kept" | "stale" | "taken" | "late" | "often" | "full";
export type CancelOutcome = "cancelled" | "stale" | "late";

type CustomerParts = LeadParts & AssigneeParts & { reader: ContentReader };

/** Moves an appointment as its customer. The crew that has it comes first; another free one is tried before giving up. */
export async function moveByCustomer(
	parts: CustomerParts,
	lead: StoredDocument<Lead>,
	seen: AppointmentVersion,
	chosen: ChosenWindow,
): Promise<MoveOutcome> {
	const { clock } = parts;
	const found = await ownAppointment(parts, lead, seen);
	if (!found || !isOpenAppointment(found.data)) return "stale";
	const own = found.data;
	const isSeen = own.sequence === seen.sequence;
	// Already there: the same form sent twice, or a choice that changes nothing.
	if (windowValue(own) === windowValue(chosen)) return isSeen ? "kept" : "moved";
	if (!isSeen) return "stale";
	if (!mayCustomerChange(own, clock.now())) return "late";
	if (movesOf(lead.data, found.id) >= mostMoves) return "often";
	const offer = await leadWindows(parts, lead.data, clock.now(), found);
	if (offer.kind !== "windows") return "taken";
	const { travel } = offer;
	const crews = crewsFor(offer, chosen);
	for (const crew of crews.toSorted((one, other) => Number(other === own.crew) - Number(one === own.crew))) {
		const { kind } = await changeLead(parts, lead.id, customerOf(lead), anyRevision, {
			kind: "appointment",
			to: "booked",
			of: seen,
			place: { crew, ...chosen, minutes: own.minutes, travel },
			// The reminder of the old day may have left: the new day has its own.
			reminds: own.remindAt !== null || reminderTime(own.day, clock.now()) === null,
			// The work stays as long as it was; the other warnings were about the old place.
			accepted: own.accepted.filter((warning) => warning === "too-short"),
			tells: true,
			text: "",
		});
		if (kind === "full") return kind;
		if (kind !== "taken") return kind === "done" ? "moved" : "stale";
	}
	return "taken";
}

/** Cancels an appointment as its customer. The reason becomes a message to the team. */
export async function cancelByCustomer(
	parts: CustomerParts,
	lead: StoredDocument<Lead>,
	seen: AppointmentVersion,
	reason: string,
): Promise<CancelOutcome> {
	const found = await ownAppointment(parts, lead, seen);
	// A second press finds it cancelled.
	if (found?.data.status === "cancelled") return "cancelled";
	if (found?.data.sequence !== seen.sequence || !isOpenAppointment(found.data)) return "stale";
	if (!mayCustomerChange(found.data, parts.clock.now())) return "late";
	const { kind } = await changeLead(parts, lead.id, customerOf(lead), anyRevision, {
		kind: "appointment",
		to: "cancelled",
		of: seen,
		tells: true,
		text: reason,
	});
	return kind === "done" ? "cancelled" : "stale";
}

/** How often the customer moved an appointment. */
export function movesOf({ desk }: Pick<Lead, "desk">, appointment: string): number {
	return desk.history.filter(
		({ by, appointment: record }) => by.id === customerId && record?.id === appointment && record.step === "moved",
	).length;
}

/** Null for the id of any other appointment: the form may send whatever it likes. */
async function ownAppointment(
	{ store }: CustomerParts,
	lead: StoredDocument<Lead>,
	{ id }: AppointmentVersion,
): Promise<StoredDocument<Appointment> | null> {
	const shown = await shownAppointment(store, lead.id);
	return shown?.id === id ? shown : null;
}

function customerOf({ data }: StoredDocument<Lead>) {
	return { id: customerId, name: data.name };
}
