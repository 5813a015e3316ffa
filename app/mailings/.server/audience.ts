import type { NotMailedReason } from "#app/model/mailings/mail-series.ts";

export interface AudienceRow {
	/** The id of the job or of the lead. */
	key: string;
	leadId: string;
	/** Empty when it is unknown. */
	name: string;
	email: string | null;
	/** The work or the services, in the member's language. */
	what: string;
	/** `YYYY-MM-DD`: when the work is due, or when they asked. */
	on: string;
}

/** Who would get a mail of a series, before it leaves. */
export interface Audience {
	/** The soonest first. `leaves`: the day in Montréal. */
	gets: readonly (AudienceRow & { leaves: string })[];
	not: readonly (AudienceRow & { reason: NotMailedReason })[];
	/** How many of `gets` leave today, and so at once when the series is turned on. */
	now: number;
	/** Entries of the waiting list whose area is not served. */
	outside: number;
	/** There are more than the lists show. */
	isCut: boolean;
}

/** More than a screen needs: the list says when it is cut. */
export const mostShown = 200;
