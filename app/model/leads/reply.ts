export const replyNames = ["first", "photos", "day", "price", "closing"] as const;

export type ReplyName = (typeof replyNames)[number];

export function isReplyName(value: unknown): value is ReplyName {
	return typeof value === "string" && (replyNames as readonly string[]).includes(value);
}

export const replyLimits = { subject: 150, text: 5000 } as const;
