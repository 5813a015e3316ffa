import { completeAnswers } from "../estimate/answers.ts";
import { derivedContact } from "./last-contact.ts";
import type { Lead } from "./lead.ts";
import { untouchedLeadWork } from "./lead-history.ts";

type AddedLater = "estimate" | "followToken" | "photos" | "messages" | "outOfArea" | "lastContactAt" | "address";

/** A lead as any build stored it: the first builds had no estimates and no back office. */
export type EarlierLead = Omit<Lead, AddedLater | "desk"> &
	Partial<Pick<Lead, AddedLater>> & { desk?: Partial<Lead["desk"]> };

export function upgradeLead(lead: EarlierLead): Lead {
	const messages = lead.messages ?? [];
	const desk = { ...untouchedLeadWork, ...lead.desk };
	const { lastContactAt } = lead;
	return {
		...lead,
		...(lastContactAt ? { lastContactAt } : derivedContact({ receivedAt: lead.receivedAt, messages, desk })),
		estimate: lead.estimate ? { ...lead.estimate, answers: completeAnswers(lead.estimate.answers) } : null,
		followToken: lead.followToken ?? null,
		photos: lead.photos ?? [],
		messages,
		address: lead.address ?? null,
		// Earlier builds took no other leads from outside the area.
		outOfArea: lead.outOfArea ?? lead.kind === "waiting-list",
		desk,
	};
}
