export const leadStatuses = ["new", "contacted", "quoted", "booked", "done", "lost"] as const;

export type LeadStatus = (typeof leadStatuses)[number];

export function isLeadStatus(value: unknown): value is LeadStatus {
	return typeof value === "string" && (leadStatuses as readonly string[]).includes(value);
}

/** Why a request may not be from a person. Flags sort; they never drop. */
export const spamFlags = [
	"honeypot",
	"too-fast",
	"rate-limit",
	"duplicate",
	"captcha-low",
	"captcha-refused",
	"stale-key",
	/** By a member, who read it. */
	"marked",
] as const;

export type SpamFlag = (typeof spamFlags)[number];
