import type { Lead } from "#app/model/leads/lead.ts";
import type { LeadChannel } from "#app/model/leads/lead-channel.ts";
import { foldersOf, isToDo, type LeadFolder } from "#app/model/leads/lead-folders.ts";
import { type Facet, isUnseen, listLabel, ranks, searchLabel } from "#app/model/leads/lead-listing.ts";
import type { LeadStatus } from "#app/model/leads/lead-status.ts";
import { keyFor, matchesSearch } from "#app/model/leads/search-words.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { isOpenQuote, isToPlan } from "#app/model/quotes/lead-quote-state.ts";
import type { ServiceName } from "#app/model/service-names.ts";
import { type LeadSummary, summaryOf } from "./lead-summary.ts";

export interface LeadFilter {
	search: string;
	service: ServiceName | null;
	kind: LeadSummary["kind"] | null;
	channel: LeadChannel | null;
	status: LeadStatus | null;
	/** A member's id, or `nobody` for unassigned leads. */
	assignee: string | null;
	unread: boolean;
	outOfArea: boolean;
	/** Has an accepted quote and no booked appointment. */
	toPlan: boolean;
	/** Has a sent quote without an answer. */
	openQuote: boolean;
	/** The customer asked for a window that nobody has confirmed. It may be past. */
	asked: boolean;
	/** Arrived, or got a message, at this ISO time or later. */
	since: string | null;
}

export const noFilter: LeadFilter = {
	search: "",
	service: null,
	kind: null,
	channel: null,
	status: null,
	assignee: null,
	unread: false,
	outOfArea: false,
	toPlan: false,
	openQuote: false,
	asked: false,
	since: null,
};

interface LeadListQuery {
	view: LeadFolder;
	filter: LeadFilter;
	cursor?: string | null;
	/** A condition that only the caller knows, such as being late. */
	isWanted?: (lead: LeadSummary) => boolean;
}

export interface LeadPage {
	leads: readonly LeadSummary[];
	/** Position of the next page; null on the last one. */
	cursor: string | null;
}

export const pageSize = 30;
/** The most leads read for one page. A rare combination of filters may need several pages, which the cursor continues. */
const mostRead = 600;

/**
 * Reads the leads under one label in the order of the list and drops those that do not fit the rest of the question: the
 * cost depends on the page, not on the number of leads. A page has at least `size` leads when there are as many.
 */
export async function listLeads(
	store: DocumentStore,
	{ view, filter, cursor = null, isWanted = () => true }: LeadListQuery,
	size = pageSize,
): Promise<LeadPage> {
	const label = labelFor(view, filter);
	const leads: LeadSummary[] = [];
	let next = cursor;
	for (let read = 0; label !== null && read < mostRead && leads.length < size; read += size) {
		const page = await store.query("leads", {
			where: [{ field: "listedUnder", is: "has", value: label }],
			orderBy: { field: "listedAt", direction: "descending" },
			limit: size,
			...(next && { cursor: next }),
		});
		for (const found of page.documents) {
			if (isBefore(found.data, filter.since)) return { leads, cursor: null };
			const summary = summaryOf(found);
			if (fits(found.data, summary, view, filter) && isWanted(summary)) leads.push(summary);
		}
		next = page.cursor;
		if (!next) break;
	}
	return { leads, cursor: label === null ? null : next };
}

/** The folders whose size is shown. The others only grow. */
const countedFolders = ["todo", "quoted", "booked", "spam"] as const satisfies readonly LeadFolder[];

type FolderCounts = Readonly<Record<(typeof countedFolders)[number], number>>;

export async function countFolders(store: DocumentStore): Promise<FolderCounts> {
	const counts = await Promise.all(countedFolders.map((folder) => countListed(store, folder)));
	return Object.fromEntries(countedFolders.map((folder, index) => [folder, counts[index] ?? 0])) as FolderCounts;
}

export function countListed(store: DocumentStore, folder: LeadFolder, facet?: Facet): Promise<number> {
	return store.count("leads", [{ field: "listedUnder", is: "has", value: listLabel(folder, facet) }]);
}

export function isUrgent(lead: Pick<LeadSummary, "urgent" | "status" | "isSpam" | "waitingSince">): boolean {
	return lead.urgent && isToDo(lead);
}

/** The label that leaves the fewest leads to read; null for a question without a word to look for. */
function labelFor(view: LeadFolder, { search, ...filter }: LeadFilter): string | null {
	if (search !== "") {
		const key = keyFor(search);
		return key && searchLabel(key);
	}
	if (filter.toPlan) return listLabel(view, { only: "to-plan" });
	if (filter.openQuote) return listLabel(view, { only: "open-quote" });
	if (filter.asked) return listLabel(view, { only: "asked" });
	if (filter.outOfArea) return listLabel(view, { only: "out-of-area" });
	if (filter.channel && filter.channel !== "form") return listLabel(view, { channel: filter.channel });
	if (filter.unread) return listLabel(view, { only: "unseen" });
	if (filter.assignee !== null) return listLabel(view, { assignee: filter.assignee });
	if (filter.service) return listLabel(view, { service: filter.service });
	if (filter.status) return listLabel(view, { status: filter.status });
	if (filter.kind) return listLabel(view, { kind: filter.kind });
	return listLabel(view);
}

/** The list has reached leads in order of arrival, and this one and all after it arrived too early. */
function isBefore({ listedAt = "", receivedAt }: Lead, since: string | null): boolean {
	return since !== null && listedAt.startsWith(ranks.byArrival) && receivedAt < since;
}

function fits(lead: Lead, summary: LeadSummary, view: LeadFolder, filter: LeadFilter): boolean {
	const { search, service, kind, channel, status, assignee, unread, outOfArea, toPlan, openQuote, asked, since } =
		filter;
	return (
		foldersOf(summary).includes(view) &&
		(service === null || servicesAsked(lead).includes(service)) &&
		(kind === null || lead.kind === kind) &&
		(channel === null || summary.channel === channel) &&
		(status === null || lead.status === status) &&
		(assignee === null || (lead.desk.assignee?.id ?? "nobody") === assignee) &&
		(!unread || isUnseen(lead)) &&
		(!outOfArea || lead.outOfArea) &&
		(!toPlan || isToPlan(lead)) &&
		(!openQuote || isOpenQuote(lead)) &&
		(!asked || summary.asked !== null) &&
		(since === null || lead.receivedAt >= since || (lead.desk.waitingSince ?? "") >= since) &&
		(search === "" || matchesSearch(lead, search))
	);
}
