import { completeAnswers } from "../estimate/answers.ts";
import { derivedContact } from "./last-contact.ts";
import type { Lead } from "./lead.ts";
import { type HistoryEntry, type LeadWork, untouchedLeadWork } from "./lead-history.ts";

type AddedLater =
	| "estimate"
	| "followToken"
	| "photos"
	| "outOfArea"
	| "lastContactAt"
	| "address"
	| "areaNames"
	| "messageCount"
	| "lastMessageAt"
	| "latestText"
	| "laterWords";

/** The words of a reply or note were inside the lead before they became documents of `messages`. */
export type EarlierEntry = Omit<HistoryEntry, "before" | "after"> & {
	text?: string;
	subject?: string;
	before: Omit<HistoryEntry["before"], "waitingSince"> & { waitingSince?: string | null };
	after: Omit<HistoryEntry["after"], "waitingSince"> & { waitingSince?: string | null };
};

/** A lead as any build stored it: the first builds had no estimates and no back office. */
export type EarlierLead = Omit<Lead, AddedLater | "desk"> &
	Partial<Pick<Lead, AddedLater>> & {
		desk?: Partial<Omit<LeadWork, "history">> & { history?: readonly EarlierEntry[] };
		messages?: readonly { at: string; text: string }[];
	};

export function upgradeLead(lead: EarlierLead): Lead {
	const messages = lead.messages ?? [];
	const history = (lead.desk?.history ?? []).map(withWaiting);
	const desk = { ...untouchedLeadWork, ...lead.desk, history };
	const { lastContactAt } = lead;
	const contact = lastContactAt ? { lastContactAt } : derivedContact({ receivedAt: lead.receivedAt, messages, desk });
	return {
		...lead,
		...contact,
		estimate: lead.estimate ? { ...lead.estimate, answers: completeAnswers(lead.estimate.answers) } : null,
		followToken: lead.followToken ?? null,
		photos: lead.photos ?? [],
		address: lead.address ?? null,
		// Earlier builds took no other leads from outside the area.
		outOfArea: lead.outOfArea ?? lead.kind === "waiting-list",
		areaNames: lead.areaNames ?? "",
		messageCount: lead.messageCount ?? 0,
		lastMessageAt: lead.lastMessageAt ?? contact.lastContactAt,
		latestText: lead.latestText ?? "",
		laterWords: lead.laterWords ?? "",
		desk,
	};
}

function withWaiting(entry: EarlierEntry): HistoryEntry {
	const { before, after } = entry;
	return {
		...entry,
		before: { ...before, waitingSince: before.waitingSince ?? null },
		after: { ...after, waitingSince: after.waitingSince ?? null },
	};
}
