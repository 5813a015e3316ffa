import type { Company } from "../company.ts";
import { addressLines } from "../leads/address-lines.ts";
import { calendarFile, slotOf } from "../leads/calendar.ts";
import type { Lead } from "../leads/lead.ts";
import type { FollowWords } from "./words.ts";

/** The appointment that a lead wishes for, as a calendar file; null without a day, or on a day when we are closed. */
export function visitCalendar(
	lead: Lead,
	{ hours }: Pick<Company, "hours">,
	words: FollowWords["event"],
	origin: string,
): string | null {
	const { reference, receivedAt, estimate, locale } = lead;
	const slot = estimate && slotOf(estimate.wishes, hours);
	if (!slot) return null;
	return calendarFile({
		...slot,
		uid: `${reference}@${new URL(origin).hostname}`,
		summary: words.summary,
		description: `${words.description}\n${reference}`,
		location: addressLines(lead, locale).join(", "),
		// Not the current time: the same lead always gives the same file, on the page and in each attempt to send the mail.
		stamp: new Date(receivedAt),
	});
}
