import type { Handler, HistoryKind } from "../../model/leads/lead-history.ts";

/** That a request changed, and what was done last: enough to say so, not to show it. */
export interface LeadNews {
	lead: string;
	isNew: boolean;
	revision: number;
	/** How many messages and photos the visitor has sent. */
	additions: number;
	last: { by: Handler; kind: HistoryKind; undone: boolean } | null;
}
