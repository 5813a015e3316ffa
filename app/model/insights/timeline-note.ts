/** A remark on the time line of the statistics, such as "flyers in Laval". Members write it; no person is in it. */
export interface TimelineNote {
	/** `YYYY-MM-DD` in Montréal. */
	day: string;
	text: string;
	/** The member's name at the time. */
	by: string;
	at: string;
	purgeAfter: string;
}
