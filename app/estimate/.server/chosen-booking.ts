import { networkOf } from "#app/.server/network.ts";
import type { RequestContext } from "#app/.server/request-context.ts";
import type { Services } from "#app/.server/services.ts";
import { bookingRules } from "#app/appointments/.server/booking-rules.ts";
import { crewsFor } from "#app/appointments/.server/offered-windows.ts";
import { bookInstantly } from "#app/leads/.server/appointments/instant-booking.ts";
import { type BookLead, bookNothing } from "#app/leads/.server/receive-lead.ts";
import type { ChosenWindow } from "#app/model/appointments/chosen-window.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { draftWindows } from "./draft-windows.ts";

/** How the window that a visitor chose is booked with their lead; "gone" when it is no longer offered. */
export async function chosenBooking(
	draft: Draft,
	{ postalCode, chosen }: { postalCode: string; chosen: ChosenWindow | null },
	{ address }: RequestContext,
	services: Services,
): Promise<BookLead | "gone"> {
	// A lead that is there already was sent before the connection was lost: its own appointment took the window.
	if (!chosen || (await services.store.get("leads", draft.leadId))) return bookNothing;
	const reader = services.content.reader();
	const offer = await draftWindows({ ...services, reader }, draft, postalCode, services.clock.now());
	const crews = offer ? crewsFor(offer, chosen) : [];
	if (offer?.kind !== "windows" || crews.length === 0) return "gone";
	if (offer.mode !== "instant") return bookNothing;
	const { minutes, travel } = offer;
	const limits = { network: networkOf(address), perDay: bookingRules(reader).instantPerDay };
	return bookInstantly({ chosen, crews, minutes, travel, ...limits }, services);
}
