import { completeAnswers } from "../estimate/answers.ts";
import type { Lead } from "./lead.ts";
import { untouchedLeadWork } from "./lead-history.ts";

type AddedWithEstimates = "estimate" | "followToken" | "photos" | "messages";

/** A lead as any build stored it: the first builds had no estimates and no back office. */
export type EarlierLead = Omit<Lead, AddedWithEstimates | "desk"> &
	Partial<Pick<Lead, AddedWithEstimates>> & { desk?: Partial<Lead["desk"]> };

export function upgradeLead(lead: EarlierLead): Lead {
	return {
		...lead,
		estimate: lead.estimate ? { ...lead.estimate, answers: completeAnswers(lead.estimate.answers) } : null,
		followToken: lead.followToken ?? null,
		photos: lead.photos ?? [],
		messages: lead.messages ?? [],
		desk: { ...untouchedLeadWork, ...lead.desk },
	};
}
