import { bookInstantly } from "#app/leads/.server/appointments/instant-booking.ts";
import { followTokenFor } from "#app/leads/.server/follow-lead.ts";
import type { LeadParts } from "#app/leads/.server/lead-parts.ts";
import { bookNothing, type ReceivedLead, receiveBooking } from "#app/leads/.server/receive-lead.ts";
import type { ChosenWindow } from "#app/model/appointments/chosen-window.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { ductAnswers, estimateLead } from "./sample-leads.ts";

interface Sent {
	id: string;
	window: ChosenWindow;
	/** Whether the services are booked at once, or on request. */
	isInstant: boolean;
	person?: Partial<Pick<Lead, "name" | "email" | "phone" | "locale">>;
}

const noWishes = { date: null, part: "any", days: [] } as const;

/** Sends an estimate with a chosen window, as its last step does. */
export async function sendWithWindow(
	{ id, window, isInstant, person = {} }: Sent,
	parts: LeadParts,
): Promise<ReceivedLead> {
	const sample = { ...estimateLead(ductAnswers, {}, noWishes), ...person };
	const { locale, name, email, phone, service, message, postalCode, estimate } = sample;
	if (!estimate) throw new Error("The sample has no estimate");
	const place = { crews: ["equipe-1"], minutes: 150, travel: 30 };
	const wanted = { chosen: window, ...place, network: `10.0.0.${id}`, perDay: 100 };
	const received = await receiveBooking(
		{
			...{ kind: "estimate", locale, key: id, flags: [], marketingText: "", asked: window },
			fields: { name, email, phone, service, message, postalCode, reachBy: "email", marketing: false },
			estimate,
			followTokenOf: (lead) => followTokenFor(lead, parts.secret),
		},
		isInstant ? bookInstantly(wanted, parts) : bookNothing,
		parts,
	);
	if (received === "taken") throw new Error(`The window on ${window.day} is taken`);
	return received;
}
