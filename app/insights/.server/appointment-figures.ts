import type { Appointment, AppointmentStatus } from "#app/model/appointments/appointment.ts";

/** Counted by the day of the appointment, unlike the other figures, which count by the arrival of the lead. */
interface AppointmentFigures {
	counts: readonly { status: AppointmentStatus; count: number }[];
	/** The planned work of booked and done ones, in hours. */
	hours: number;
	/** Customers booked them online with the estimate, whatever became of them. */
	online: number;
}

const counted = ["booked", "done", "missed", "cancelled"] as const satisfies readonly AppointmentStatus[];

export function appointmentFigures(
	all: readonly Pick<Appointment, "status" | "minutes" | "isInstant" | "neverBooked">[],
): AppointmentFigures {
	const appointments = all.filter(({ neverBooked }) => !neverBooked);
	const working = appointments.filter(({ status }) => status === "booked" || status === "done");
	return {
		counts: counted.map((status) => ({
			status,
			count: appointments.filter((appointment) => appointment.status === status).length,
		})),
		hours: Math.round(working.reduce((sum, { minutes }) => sum + minutes, 0) / 60),
		online: appointments.filter(({ isInstant }) => isInstant).length,
	};
}
