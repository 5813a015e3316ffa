import { momentInMontreal } from "../../time/montreal.ts";
import type { ChosenWindow } from "../appointments/chosen-window.ts";
import type { Lead } from "./lead.ts";
import type { AppointmentRecord } from "./lead-history.ts";

/**
 * The window that a customer asked for and that nobody has answered. Null once an appointment followed, also when it
 * was cancelled since, and when its time has come.
 */
export function askedWindow({ asked, desk }: Pick<Lead, "asked" | "desk">, now: Date): ChosenWindow | null {
	if (!asked || desk.visit || momentInMontreal(asked.day, asked.window.from) <= now) return null;
	const isAnswered = desk.history.some(({ at, appointment, undone }) => appointment && !undone && at >= asked.at);
	return isAnswered ? null : { day: asked.day, window: asked.window };
}

/** What happened to the appointments of a lead, oldest first, without what was undone. */
export function appointmentRecords({ desk }: Pick<Lead, "desk">): AppointmentRecord[] {
	return desk.history.flatMap(({ appointment, undone }) => (appointment && !undone ? appointment : []));
}
