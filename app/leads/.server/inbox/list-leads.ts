import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { type LeadSummary, matchesSearch } from "./lead-summary.ts";

/** The folders of the inbox. */
export const leadViews = ["todo", "quoted", "booked", "closed", "all", "spam"] as const;

export type LeadView = (typeof leadViews)[number];

export interface LeadFilter {
	search: string;
	service: ServiceName | null;
	kind: LeadSummary["kind"] | null;
	status: LeadStatus | null;
	/** A member's id, or `nobody` for unassigned leads. */
	assignee: string | null;
	unread: boolean;
}

export interface LeadPage {
	leads: readonly LeadSummary[];
	/** Position of the next page; null on the last one. */
	cursor: string | null;
	counts: Readonly<Record<LeadView, number>>;
	/** In the whole inbox, regardless of the filter. */
	unread: number;
}

const statusesOf: Readonly<Record<Exclude<LeadView, "all" | "spam">, readonly LeadStatus[]>> = {
	todo: ["new", "contacted"],
	quoted: ["quoted"],
	booked: ["booked"],
	closed: ["done", "lost"],
};

export const pageSize = 30;

/** The newest first; open post-disaster leads come before all others. */
export function listLeads(
	all: readonly LeadSummary[],
	{ view, filter, cursor }: { view: LeadView; filter: LeadFilter; cursor?: string | null },
	size = pageSize,
): LeadPage {
	const wanted = all.filter((lead) => passes(lead, filter));
	const inView = wanted.filter((lead) => isIn(lead, view)).sort((one, other) => compare(keyOf(one), keyOf(other)));
	const after = cursor ? inView.filter((lead) => compare(keyOf(lead), cursor) > 0) : inView;
	const leads = after.slice(0, size);
	const last = leads.at(-1);
	return {
		leads,
		cursor: last && after.length > size ? keyOf(last) : null,
		counts: Object.fromEntries(
			leadViews.map((one) => [one, wanted.filter((lead) => isIn(lead, one)).length]),
		) as LeadPage["counts"],
		unread: all.filter(({ isUnread, isSpam }) => isUnread && !isSpam).length,
	};
}

export function isWaiting({ status, isSpam }: Pick<LeadSummary, "status" | "isSpam">): boolean {
	return !isSpam && statusesOf.todo.includes(status);
}

export function isUrgent(lead: Pick<LeadSummary, "urgent" | "status" | "isSpam">): boolean {
	return lead.urgent && isWaiting(lead);
}

function isIn({ status, isSpam }: LeadSummary, view: LeadView): boolean {
	if (view === "spam" || isSpam) return view === "spam" && isSpam;
	return view === "all" || statusesOf[view].includes(status);
}

function passes(lead: LeadSummary, { search, service, kind, status, assignee, unread }: LeadFilter): boolean {
	return (
		(service === null || lead.services.includes(service)) &&
		(kind === null || lead.kind === kind) &&
		(status === null || lead.status === status) &&
		(assignee === null || (lead.assignee?.id ?? "nobody") === assignee) &&
		(!unread || lead.isUnread) &&
		(search === "" || matchesSearch(lead, search))
	);
}

/** The sort key, also used as the cursor: `rank~time~id`. */
function keyOf(lead: LeadSummary): string {
	return `${isUrgent(lead) ? 0 : 1}~${lead.receivedAt}~${lead.id}`;
}

function compare(one: string, other: string): number {
	const [[rank = "", ...when], [otherRank = "", ...otherWhen]] = [one.split("~"), other.split("~")];
	if (rank !== otherRank) return rank < otherRank ? -1 : 1;
	const [time, otherTime] = [when.join("~"), otherWhen.join("~")];
	return time === otherTime ? 0 : time > otherTime ? -1 : 1;
}
