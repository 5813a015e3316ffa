import { momentInMontreal } from "#app/time/montreal.ts";
import type { AskedWindow, Lead } from "./lead.ts";

type AskingLead = Pick<Lead, "asked" | "desk" | "status">;

/**
 * The window that a customer asked for and that nobody has confirmed. An appointment that was made later answers it, also
 * when it was cancelled since. May be past: lists store the answer, and nothing wakes them up.
 */
export function unconfirmedWindow({ asked, desk, status }: AskingLead): AskedWindow | null {
	if (!asked || desk.visit !== null) return null;
	if (status !== "new" && status !== "contacted" && status !== "quoted") return null;
	const isAnswered = desk.history.some(({ at, appointment, undone }) => appointment && !undone && at >= asked.at);
	return isAnswered ? null : asked;
}

/** The same without a window that has begun. */
export function askedAhead(lead: AskingLead, now: Date): AskedWindow | null {
	const asked = unconfirmedWindow(lead);
	return asked && isAhead(asked, now) ? asked : null;
}

export function isAhead({ day, window }: Pick<AskedWindow, "day" | "window">, now: Date): boolean {
	return momentInMontreal(day, window.from) > now;
}
