import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { Member } from "#app/model/members/member.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { mayHandle } from "../handlers.ts";

/** A member with the role `crew` belongs to a crew. */
type Visitor = Pick<Member, "role"> & { crew?: string | null };

/** How far from today a member of a crew sees. */
const daysEitherWay = 7;

export interface AppointmentAccess {
	maySee: boolean;
	/** Moves, cancels, and opens the lead. */
	mayChange: boolean;
	/** Marks it as done or missed. */
	mayEnd: boolean;
}

/** The office sees every appointment; a member of a crew sees those of that crew, a week either way, and ends them. */
export function appointmentAccess(
	{ role, crew = null }: Visitor,
	appointment: Pick<Appointment, "crew" | "day">,
	now: Date,
): AppointmentAccess {
	if (!isInCrew(role)) return { maySee: true, mayChange: mayHandle(role), mayEnd: mayHandle(role) };
	const today = dayInMontreal(now);
	const isNear = addDays(today, -daysEitherWay) <= appointment.day && appointment.day <= addDays(today, daysEitherWay);
	const isOwn = crew !== null && appointment.crew === crew && isNear;
	return { maySee: isOwn, mayChange: false, mayEnd: isOwn };
}

export function isInCrew(role: string): boolean {
	return role === "crew";
}
