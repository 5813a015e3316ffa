const day = 24 * 60 * 60 * 1000;

/** Retention periods in days, as stated on the privacy page. */
export const retentionDays = {
	leads: 730,
	/** Unsent estimates and their photos, from the last change. */
	drafts: 30,
	mails: 365,
	consents: 3 * 365,
	audit: 730,
	/** Five years, plus two days for leap years: the legal period is a minimum. */
	incidents: 5 * 365 + 2,
} as const;

export type Kept = keyof typeof retentionDays;

/** Returns the ISO time after which a document is deleted. */
export const retention = Object.fromEntries(
	Object.entries(retentionDays).map(([kept, days]) => [
		kept,
		(from: Date) => new Date(from.getTime() + days * day).toISOString(),
	]),
) as Readonly<Record<Kept, (from: Date) => string>>;
