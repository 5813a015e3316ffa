import { writeVisitorCookie } from "#app/locale/cookie.ts";
import { dollars, type TagEvent, writeTagEvent } from "#app/model/consent/tag-events.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { middlePrice } from "#app/model/quotes/middle-price.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * Tells the next page what a form did, for the tag manager, when the visitor consented. In a cookie, which the page
 * deletes as it reads it: a reload, Back or a second tab sends nothing again, and no address has to carry it.
 */
export function announceEvents(
	{ settings: { tagManager, consent }, setCookies, origin }: RequestContext,
	...events: readonly TagEvent[]
): void {
	if (!tagManager || consent !== "granted" || events.length === 0) return;
	setCookies.push(writeVisitorCookie("event", events.map(writeTagEvent), origin.startsWith("https:")));
}

/**
 * A new lead, and the appointment that was booked with it. None for a flagged lead, which is likely not a person's, and
 * none for a form that was received before.
 */
export function leadEvents({ created, lead }: { created: boolean; lead: Lead }): TagEvent[] {
	const { kind, spam, status, estimate } = lead;
	if (!created || spam.length > 0) return [];
	const value = estimate?.result.priced ? dollars(middlePrice(estimate.result)) : {};
	const sent: TagEvent = { event: "generate_lead", form: kind, ...value };
	return status === "booked" ? [sent, { event: "book_appointment" }] : [sent];
}
