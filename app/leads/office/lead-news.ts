import type { HistoryKind, QuoteRecord } from "#app/model/leads/lead-history.ts";
import type { NamedMember } from "#app/model/members/member.ts";

/** Event for a changed lead: enough to announce the change, not to display it. */
export interface LeadNews {
	lead: string;
	isNew: boolean;
	revision: number;
	/** The customer wrote, and no member has opened the lead since. */
	isWaiting: boolean;
	/** Number of messages of the conversation. */
	additions: number;
	last: {
		by: NamedMember;
		kind: HistoryKind;
		undone: boolean;
		/** Of a quote. */
		quote: QuoteRecord["step"] | null;
	} | null;
}

/** Whether the customer wrote since a page was loaded. A member's words have another revision. */
export function hasCustomerWritten(
	{ additions, revision, isWaiting }: LeadNews,
	shown: { revision: number; messageCount: number },
): boolean {
	return additions > shown.messageCount && (revision === shown.revision || isWaiting);
}
