import type { Slot } from "#app/time/slot.ts";
import type { Company } from "../company.ts";
import { addressLines } from "../leads/address-lines.ts";
import { askedAhead } from "../leads/asked-window.ts";
import { calendarFile, slotOf } from "../leads/calendar.ts";
import type { Lead } from "../leads/lead.ts";
import { appointmentRecords } from "../leads/lead-history.ts";

/** In the language of the reader. It says that nothing is confirmed. */
export interface WishEventWords {
	summary: string;
	description: string;
}

/**
 * The time that a lead wishes for, as a tentative event: the window that was asked for, or else the preferred day. Null
 * without either, or on a day when we are closed.
 */
export function wishCalendar(
	lead: Lead,
	{ hours }: Pick<Company, "hours">,
	words: WishEventWords,
	origin: string,
	now: Date,
): string | null {
	const { reference, receivedAt, estimate, locale, asked } = lead;
	const window = askedAhead(lead, now);
	const slot: Slot | null = window
		? { start: `${window.day}T${window.window.from}`, end: `${window.day}T${window.window.to}` }
		: estimate && slotOf(estimate.wishes, hours);
	if (!slot) return null;
	return calendarFile({
		...slot,
		uid: `${wishEventId(lead)}@${new URL(origin).hostname}`,
		sequence: 0,
		summary: words.summary,
		description: `${words.description}\n${reference}`,
		location: addressLines(lead, locale).join(", "),
		// Not the current time: the same lead always gives the same file, on the page and in each attempt to send the mail.
		stamp: new Date(window && asked ? asked.at : receivedAt),
		status: "TENTATIVE",
	});
}

/**
 * The id of the event of a lead's wish. The next appointment takes it over, so that calendars replace the wish. It
 * counts the appointments before it: an event that was cancelled is not brought back by an earlier sequence.
 */
function wishEventId(lead: Pick<Lead, "reference" | "desk">): string {
	const earlier = new Set(appointmentRecords(lead).map(({ id }) => id)).size;
	return earlier === 0 ? lead.reference : `${lead.reference}-${earlier}`;
}

/** The id for the event of a lead's new appointment; null when the lead never had the event of a wish. */
export function takenOverEvent(
	lead: Pick<Lead, "reference" | "desk" | "asked" | "estimate" | "status">,
	now: Date,
): string | null {
	return askedAhead(lead, now) || lead.estimate?.wishes.date ? wishEventId(lead) : null;
}
