import type { LeadStatus } from "./lead-status.ts";

/** The statuses that a member can choose while replying. A lead is booked and closed by forms of their own. */
export const replyStatuses = ["contacted", "quoted"] as const satisfies readonly LeadStatus[];

export type ReplyStatus = (typeof replyStatuses)[number];

export function isReplyStatus(value: unknown): value is ReplyStatus {
	return typeof value === "string" && (replyStatuses as readonly string[]).includes(value);
}

/** A first reply makes a new lead contacted; every other status stays, unless the member chose one. */
export function statusAfterReply(current: LeadStatus, chosen: LeadStatus | null): LeadStatus {
	return chosen ?? (current === "new" ? "contacted" : current);
}

export const replyLimits = { subject: 150, text: 5000 } as const;
