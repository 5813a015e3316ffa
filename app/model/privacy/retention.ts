/**
 * How long documents are kept, and from which moment. The privacy page and the office state the same periods:
 * `tests/privacy-page.test.ts` compares them.
 */
export const retentionRules = {
	/** Photos go with their lead. Automatic mails are no contact: only what a customer or a member does. */
	leads: { months: 24, after: "last-contact" },
	/** How to get in. Everything else about an appointment goes with its lead. */
	accessNotes: { days: 7, after: "appointment" },
	/** Hashes of the networks that booked by themselves, for the limits of a day. */
	instantBookings: { days: 2, after: "booking" },
	/** Accepted quotes with their final amounts. The tax laws ask for them, so they outlast their lead. */
	contracts: { months: 6 * 12, after: "tax-year" },
	/** Unsent estimates and their photos. */
	drafts: { days: 30, after: "last-change" },
	mails: { months: 12, after: "sending" },
	/** The proof of a marketing consent. It has no end while the consent stands. */
	marketing: { months: 36, after: "withdrawal" },
	/** What was imported, by whom and when. Until then the import can be undone; no lead outlasts it untouched. */
	imports: { months: 24, after: "import" },
	/** The lines of a file that was checked and not imported. */
	importLines: { days: 1, after: "check" },
	/**
	 * A cookie answer names nobody, so no later answer can be matched to it. It is valid for at most 12 months, the life
	 * of its cookie, and its proof is kept for 36 months from then.
	 */
	consents: { months: 12 + 36, after: "answer" },
	/** Counts without people, and notes beside them: two years to compare, and a month. */
	traffic: { months: 25, after: "day" },
	audit: { months: 24, after: "action" },
	/** A legal minimum. */
	incidents: { months: 5 * 12, after: "discovery" },
} as const satisfies Record<string, RetentionRule>;

export interface RetentionRule {
	months?: number;
	days?: number;
	after: string;
}

export type Kept = keyof typeof retentionRules;

/** Returns the ISO time after which a document is deleted. */
export const retention = Object.fromEntries(
	Object.entries(retentionRules).map(([kept, rule]) => [kept, (from: Date) => endOf(rule, from)]),
) as Readonly<Record<Kept, (from: Date) => string>>;

function endOf({ months = 0, days = 0 }: RetentionRule, from: Date): string {
	const end = new Date(from);
	end.setUTCMonth(end.getUTCMonth() + months);
	end.setUTCDate(end.getUTCDate() + days);
	return end.toISOString();
}
