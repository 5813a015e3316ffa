import type { OpenStatus } from "./lead-status.ts";

export const replyNames = ["first", "photos", "day", "price", "closing"] as const;

export type ReplyName = (typeof replyNames)[number];

export function isReplyName(value: unknown): value is ReplyName {
	return typeof value === "string" && (replyNames as readonly string[]).includes(value);
}

/** The status that is suggested for a lead after each reply; null keeps it. Closing asks for more than a reply has. */
export const statusAfterReply: Readonly<Record<ReplyName, OpenStatus | null>> = {
	first: "contacted",
	photos: "contacted",
	day: "contacted",
	price: "quoted",
	closing: null,
};

export const replyLimits = { subject: 150, text: 5000 } as const;
