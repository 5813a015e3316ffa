import { formatPostalCode } from "../../locale/format.ts";
import type { Company } from "../company.ts";
import { calendarFile, slotOf } from "../leads/calendar.ts";
import type { Lead } from "../leads/lead.ts";
import type { FollowWords } from "./words.ts";

/** The visit that a request wishes for, as a calendar file; null when no day was named, or nobody works then. */
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
		// Not the moment of writing: the same request is the same file, on the page and in every attempt of the mail.
		stamp: new Date(receivedAt),
	});
}
