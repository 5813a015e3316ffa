export const leadStatuses = ["new", "contacted", "quoted", "booked", "done", "lost"] as const;

export type LeadStatus = (typeof leadStatuses)[number];

export function isLeadStatus(value: unknown): value is LeadStatus {
	return typeof value === "string" && (leadStatuses as readonly string[]).includes(value);
}

/** A lead with one of these is closed, and says how it ended: see `closing.ts`. */
export const closedStatuses = ["done", "lost"] as const satisfies readonly LeadStatus[];

export type ClosedStatus = (typeof closedStatuses)[number];
export type OpenStatus = Exclude<LeadStatus, ClosedStatus>;

export function isClosedStatus(value: unknown): value is ClosedStatus {
	return (closedStatuses as readonly unknown[]).includes(value);
}

export function isOpenStatus(value: unknown): value is OpenStatus {
	return isLeadStatus(value) && !isClosedStatus(value);
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
