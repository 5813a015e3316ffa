import type { LeadStatus } from "./lead-status.ts";

export const replyNames = ["first", "photos", "day", "price", "closing"] as const;

export type ReplyName = (typeof replyNames)[number];

export function isReplyName(value: unknown): value is ReplyName {
	return typeof value === "string" && (replyNames as readonly string[]).includes(value);
}

/** The status that is suggested for a lead after each reply. */
export const statusAfterReply: Readonly<Record<ReplyName, LeadStatus>> = {
	first: "contacted",
	photos: "contacted",
	day: "contacted",
	price: "quoted",
	closing: "lost",
};

export const replyLimits = { subject: 150, text: 5000 } as const;
