export const leadStatuses = ["new", "contacted", "quoted", "booked", "done", "lost"] as const;

export type LeadStatus = (typeof leadStatuses)[number];

export function isLeadStatus(value: unknown): value is LeadStatus {
	return typeof value === "string" && (leadStatuses as readonly string[]).includes(value);
}

/** Reasons why a lead may be spam. Flagged leads are sorted apart, never dropped. */
export const spamFlags = [
	"honeypot",
	"too-fast",
	"rate-limit",
	"duplicate",
	"captcha-low",
	"captcha-refused",
	"stale-key",
	/** Set by a member who read the lead. */
	"marked",
] as const;

export type SpamFlag = (typeof spamFlags)[number];
