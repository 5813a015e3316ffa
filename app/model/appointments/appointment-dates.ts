import { addDays } from "#app/time/days.ts";
import { endOfDay, momentInMontreal } from "#app/time/montreal.ts";
import type { Slot } from "#app/time/slot.ts";
import { retention } from "../privacy/retention.ts";
import type { Appointment, AppointmentPlace } from "./appointment.ts";
import { changeableUntil } from "./booking-rules.ts";

const oneHour = 60 * 60 * 1000;

/** The day before at 17:00; null when that is over: a late reminder would come after the appointment was prepared. */
export function reminderTime(day: string, now: Date): string | null {
	const at = momentInMontreal(addDays(day, -1), "17:00");
	return at > now ? at.toISOString() : null;
}

/** When the access note of an appointment on this day is deleted. */
export function noteEnd(day: string): string {
	return retention.accessNotes(endOfDay(day));
}

/** The arrival window, for lists. */
export function bookedWindowOf(
	id: string,
	appointment: Pick<Appointment, "day" | "window" | "status" | "isInstant">,
): BookedWindow {
	const { day, window, status, isInstant } = appointment;
	return {
		start: `${day}T${window.from}`,
		end: `${day}T${window.to}`,
		appointment: id,
		...(status === "proposed" && { isProposed: true }),
		...(isInstant && { isInstant }),
	};
}

/** The day and the arrival window of a visit, as far as lists know them. */
export function placeOfWindow({ start, end }: BookedWindow): Pick<AppointmentPlace, "day" | "window"> {
	const [[day = "", from = ""], [, to = ""]] = [start.split("T"), end.split("T")];
	return { day, window: { from, to } };
}

/** The appointment of a lead as lists show it. Leads of earlier builds have no document for it. */
export interface BookedWindow extends Slot {
	appointment?: string;
	/** The customer has not accepted it yet. */
	isProposed?: true;
	/** The customer booked it online with the estimate. */
	isInstant?: true;
}

/** Customers move and cancel until 24 hours before the window; later they call. */
export function mayCustomerChange(appointment: Appointment, now: Date): boolean {
	return appointment.status === "booked" && changesInTime(appointment, now);
}

export function changesInTime({ day, window }: Pick<AppointmentPlace, "day" | "window">, now: Date): boolean {
	return momentInMontreal(day, window.from).getTime() - now.getTime() >= changeableUntil * oneHour;
}

/** Whether a booked appointment is over: its work has ended, also when the crew came as late as it may. */
export function isPastAppointment({ status, day, window, minutes }: Appointment, now: Date): boolean {
	const end = momentInMontreal(day, window.to).getTime() + minutes * 60_000;
	return status === "booked" && now.getTime() >= end;
}

/** From 20:00 on the day before: a reminder would arrive at night, or when the crew is on its way. */
export function isReminderLate(day: string, now: Date): boolean {
	return now >= momentInMontreal(addDays(day, -1), "20:00");
}
