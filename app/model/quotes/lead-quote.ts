/** The newest quote of a lead, as lists and the history know it. */
export interface LeadQuote {
	id: string;
	version: number;
	status: "sent" | "accepted" | "declined";
	/** With taxes, in cents. */
	total: number;
	validUntil: string;
	sentAt: string;
	answeredAt: string | null;
	/** The version that binds: the newest one that was accepted. */
	accepted: AcceptedQuote | null;
}

export interface AcceptedQuote {
	/** Of the quote and of its contract. */
	id: string;
	version: number;
	at: string;
	/** With taxes, in cents. */
	total: number;
	/** What the job may cost at most, before taxes: with all hours up to their ceilings. */
	most: number;
}
