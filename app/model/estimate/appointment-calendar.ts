import { formatPostalCode } from "../../locale/format.ts";
import type { Company } from "../company.ts";
import { calendarFile, slotOf } from "../leads/calendar.ts";
import type { Lead } from "../leads/lead.ts";
import type { FollowWords } from "./words.ts";

/** The appointment that a lead wishes for, as a calendar file; null without a day, or on a day when we are closed. */
export function visitCalendar(
	{ reference, receivedAt, postalCode, estimate }: Lead,
	{ hours }: Pick<Company, "hours">,
	words: FollowWords["event"],
	origin: string,
): string | null {
	const slot = estimate && slotOf(estimate.wishes, hours);
	if (!slot) return null;
	return calendarFile({
		...slot,
		uid: `${reference}@${new URL(origin).hostname}`,
		summary: words.summary,
		description: `${words.description}\n${reference}`,
		location: postalCode ? formatPostalCode(postalCode) : "",
		// Not the current time: the same lead always gives the same file, on the page and in each attempt to send the mail.
		stamp: new Date(receivedAt),
	});
}
