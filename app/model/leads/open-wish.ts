import { momentInMontreal } from "../../time/montreal.ts";
import type { AskedWindow, Lead } from "./lead.ts";

/**
 * The window that the customer asked for, while a member may still confirm it. Null once it has begun, once the lead is
 * closed, and once there was an appointment: the wish of a cancelled appointment is no wish any more.
 */
export function openWish(
	{ asked, desk, status }: Pick<Lead, "asked" | "desk" | "status">,
	now: Date,
): AskedWindow | null {
	if (!asked || desk.visit || status === "done" || status === "lost" || isPastWish(asked, now)) return null;
	const isAnswered = desk.history.some(({ at, appointment, undone }) => appointment && !undone && at >= asked.at);
	return isAnswered ? null : asked;
}

export function isPastWish({ day, window }: AskedWindow, now: Date): boolean {
	return momentInMontreal(day, window.from) <= now;
}
