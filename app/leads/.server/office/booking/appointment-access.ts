import { agendaScope, isDayWithin, maySeeCrew } from "#app/appointments/.server/office/agenda-access.ts";
import type { Appointment } from "#app/model/appointments/appointment.ts";
import type { Member } from "#app/model/members/member.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { mayHandle } from "../handlers.ts";

export interface AppointmentAccess {
	maySee: boolean;
	/** Moves, cancels, and opens the lead. */
	mayChange: boolean;
	/** Marks it as done or missed. */
	mayEnd: boolean;
	seesNote: boolean;
}

/** As in the agenda; a member of a crew ends the appointments that they see. */
export function appointmentAccess(
	member: Pick<Member, "role" | "crew">,
	{ crew, day }: Pick<Appointment, "crew" | "day">,
	now: Date,
): AppointmentAccess {
	const scope = agendaScope(member, dayInMontreal(now));
	const maySee = maySeeCrew(scope, crew) && isDayWithin(scope, day);
	const mayChange = maySee && mayHandle(member.role);
	const mayEnd = mayChange || (maySee && member.role === "crew");
	return { maySee, mayChange, mayEnd, seesNote: maySee && scope.seesNotes };
}
