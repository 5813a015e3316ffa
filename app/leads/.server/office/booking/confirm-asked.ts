import type { Services } from "#app/.server/services.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { BookingFault } from "#app/model/appointments/booking-form.ts";
import { windowValue } from "#app/model/appointments/chosen-window.ts";
import { isAhead } from "#app/model/leads/asked-window.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Member } from "#app/model/members/member.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { openAppointment } from "../../inbox/appointment-change.ts";
import { type ChangeOutcome, changeLead } from "../../inbox/change-lead.ts";
import type { SeenLead } from "../../inbox/seen-lead.ts";
import { askedCrews } from "./asked-card.ts";
import { bookingContext } from "./booking-context.ts";

/** Books the window that the customer asked for, with the best crew that is still free, and tells the customer. */
export async function confirmAsked(
	services: Services,
	lead: StoredDocument<Lead>,
	actor: Member,
	/** As the form was rendered: what it showed of the lead, and the window as `windowValue` writes it. */
	{ seen, asked }: { seen: SeenLead; asked: string },
): Promise<ChangeOutcome | BookingFault> {
	const wish = lead.data.asked;
	if (!wish || windowValue(wish) !== asked) return "stale";
	const booking = await bookingContext(lead, services);
	const { expected, open, now, travel } = booking;
	// Pressed twice, or by two members at once: it is confirmed.
	if (isAt(open, asked)) return { kind: "done", entry: null, lead: lead.data };
	if (open) return "stale";
	if (!isAhead(wish, now)) return "day-past";
	if (expected === null) return "length-wrong";
	const { day, window } = wish;
	for (const { crew } of await askedCrews(booking, services)) {
		const outcome = await changeLead(services, lead.id, actor, seen, {
			kind: "appointment",
			to: "booked",
			of: null,
			place: { crew, day, window, minutes: expected, travel },
			reminds: true,
			accepted: [],
			tells: true,
			text: "",
		});
		if (outcome.kind === "conflict" && isAt(await openAppointment(services.store, outcome.lead), asked)) {
			return { kind: "done", entry: null, lead: outcome.lead };
		}
		if (outcome.kind !== "taken") return outcome;
	}
	return "taken";
}

function isAt(open: StoredDocument<Appointment> | null, asked: string): boolean {
	return open?.data.status === "booked" && windowValue(open.data) === asked;
}
