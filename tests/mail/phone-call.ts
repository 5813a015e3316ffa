import { bookWithCall } from "#app/leads/.server/calls/book-with-call.ts";
import { followTokenFor } from "#app/leads/.server/follow-lead.ts";
import type { IncomingCall } from "#app/leads/.server/incoming-lead.ts";
import type { LeadParts } from "#app/leads/.server/lead-parts.ts";
import { bookNothing, type ReceivedLead, receiveBooking } from "#app/leads/.server/receive-lead.ts";
import type { ChosenWindow } from "#app/model/appointments/chosen-window.ts";
import type { Answers } from "#app/model/estimate/answers.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { SpokenAnswer } from "#app/model/leads/spoken-answers.ts";
import { contactLead, estimateLead } from "./sample-leads.ts";

interface Call {
	id: string;
	person?: Partial<Pick<Lead, "name" | "email" | "phone" | "locale" | "message" | "service">>;
	/** Missing: the estimate's questions were not asked. */
	answers?: Answers;
	/** Booked with the call. */
	window?: ChosenWindow;
	/** Asked for, and not booked. */
	asked?: ChosenWindow;
	call?: Partial<IncomingCall>;
}

export const member = { id: "ariane", name: "Ariane Démo" };

/** A yes or no to promotions, heard by that member. */
export function spokenPromotions(at: Date, answer: SpokenAnswer["answer"], text: string): SpokenAnswer {
	return { answer, text, locale: "fr", at: at.toISOString(), by: member };
}

/** Stores a call as the screen of the office does. */
export async function receiveCall(
	{ id, person = {}, answers, window, asked, call = {} }: Call,
	parts: LeadParts,
): Promise<ReceivedLead> {
	const noWishes = { date: null, part: "any", days: [] } as const;
	const sample = { ...(answers ? estimateLead(answers, {}, noWishes) : contactLead), ...person };
	const { kind, locale, name, email, phone, service, message, postalCode, estimate } = sample;
	const wanted = window && { chosen: window, crews: ["equipe-1"], minutes: 150, travel: 30 };
	const received = await receiveBooking(
		{
			...{
				kind,
				locale,
				key: id,
				flags: [],
				marketingText: "",
				...(asked && { asked }),
				...(estimate && { estimate }),
			},
			fields: { name, email, phone, service, message, postalCode, reachBy: "phone", marketing: false },
			followTokenOf: (lead) => followTokenFor(lead, parts.secret),
			call: { by: member, confirms: true, address: null, heardFrom: null, ...call },
		},
		wanted ? bookWithCall(wanted, member, parts) : bookNothing,
		parts,
	);
	if (received === "taken") throw new Error(`The window on ${window?.day} is taken`);
	return received;
}
