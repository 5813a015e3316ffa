import { crewsFor, memberWindows } from "#app/appointments/.server/offered-windows.ts";
import { bookWithCall } from "#app/leads/.server/calls/book-with-call.ts";
import type { LeadParts } from "#app/leads/.server/lead-parts.ts";
import { readKey } from "#app/leads/.server/office/sent-key.ts";
import type { BookLead } from "#app/leads/.server/receive-lead.ts";
import { readWindowValue } from "#app/model/appointments/chosen-window.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import { nearestFirst } from "./best-call-windows.ts";
import { type CallParts, readCallWork, textOf } from "./read-call-work.ts";

/**
 * What books the window of the form with its lead. "gone" when it is no longer free; null when there is nothing to book:
 * no window is chosen, or the same form (`key`) was saved before and its own appointment took the window.
 */
export async function callBooking(
	sent: FormData,
	by: NamedMember,
	parts: CallParts & LeadParts,
): Promise<BookLead | "gone" | null> {
	const chosen = readWindowValue(textOf(sent, "window"));
	if (!chosen) return null;
	const key = readKey(sent);
	if (key && (await parts.store.get("leads", key))) return null;
	const { kinds, minutes, area, postalCode } = readCallWork(sent, parts);
	if (area === null) return "gone";
	const reader = parts.content.reader();
	const offer = await memberWindows(
		{ store: parts.store, reader },
		{ services: kinds, area, minutes },
		parts.clock.now(),
	);
	const free = crewsFor(offer, chosen);
	if (offer.kind !== "windows" || free.length === 0) return "gone";
	const crews = await nearestFirst({ ...chosen, crews: free }, { area, postalCode }, parts);
	return bookWithCall({ chosen, crews, minutes: offer.minutes, travel: offer.travel }, by, parts);
}
