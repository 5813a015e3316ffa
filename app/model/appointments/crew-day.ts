import { type Appointment, type AppointmentPlace, isOpenAppointment } from "./appointment.ts";

/** What is taken of a crew's day: the only truth about what is free. Emptied, never deleted. */
export interface CrewDay {
	crew: string;
	day: string;
	taken: readonly TakenTime[];
}

/** Minutes since midnight in Montréal, the end excluded. */
export interface TakenTime {
	appointment: string;
	from: number;
	to: number;
}

export function crewDayId(crew: string, day: string): string {
	return `${crew}_${day}`;
}

/** From the first possible arrival to the end of the road after the work, which starts at the last possible arrival. */
export function takenBy({ window, minutes, travel }: Pick<AppointmentPlace, "window" | "minutes" | "travel">) {
	return { from: minutesOf(window.from), to: minutesOf(window.to) + minutes + travel };
}

/** `HH:MM` as minutes since midnight. */
export function minutesOf(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Minutes since midnight as `HH:MM`; after midnight it is the time of the next day. */
export function timeOf(minutes: number): string {
	const { hours, minutes: rest } = hoursAndMinutes(minutes % (24 * 60));
	return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

/** When the work ends at the latest, `HH:MM`: it starts at the last possible arrival. */
export function endOf({ window, minutes }: Pick<AppointmentPlace, "window" | "minutes">): string {
	return timeOf(minutesOf(window.to) + minutes);
}

/** A length in the two numbers that people read: 255 minutes are 4 hours and 15 minutes. */
export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
	return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

export function overlaps(one: { from: number; to: number }, other: { from: number; to: number }): boolean {
	return one.from < other.to && other.from < one.to;
}

/** Whether an appointment takes time of its crew: done and missed ones did, and nobody else can have had it. */
export function takesTime({ status }: Pick<Appointment, "status">): boolean {
	return isOpenAppointment({ status }) || status === "done" || status === "missed";
}
