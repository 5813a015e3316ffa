const day = 24 * 60 * 60 * 1000;

/** How long each kind of document is kept, in days, as the privacy page says. */
export const retentionDays = {
	leads: 730,
	/** Of an estimate that was not sent, from its last change; its photos too. */
	drafts: 30,
	mails: 365,
	consents: 3 * 365,
	audit: 730,
	/** Five years, with a leap day to spare: the law's period is a minimum. */
	incidents: 5 * 365 + 2,
} as const;

export type Kept = keyof typeof retentionDays;

/** The moment after which a document goes. */
export const retention = Object.fromEntries(
	Object.entries(retentionDays).map(([kept, days]) => [
		kept,
		(from: Date) => new Date(from.getTime() + days * day).toISOString(),
	]),
) as Readonly<Record<Kept, (from: Date) => string>>;
