import { leadChannels } from "#app/model/leads/lead-channel.ts";
import { type LeadFolder, leadFolders } from "#app/model/leads/lead-folders.ts";
import { leadKinds } from "#app/model/leads/lead-kind.ts";
import { isLeadStatus } from "#app/model/leads/lead-status.ts";
import { folderOfFilter, type QuickFilter, quickFilterNames, quickFilters } from "#app/model/leads/quick-filters.ts";
import { serviceNames } from "#app/model/service-names.ts";
import { mondayOf } from "#app/time/days.ts";
import { dayInMontreal, startOfDay } from "#app/time/montreal.ts";
import { type LeadFilter, noFilter } from "../inbox/list-leads.ts";

/** The query of the inbox's URL. Unknown values are ignored. */
export interface InboxQuery {
	view: LeadFolder;
	filter: LeadFilter;
	quick: QuickFilter | null;
	cursor: string | null;
}

export function readInboxQuery(query: URLSearchParams, now: Date): InboxQuery {
	const search = (query.get("q") ?? "").trim().slice(0, 100);
	const status = query.get("statut");
	const quick = quickFilterNames.find((name) => quickFilters[name] === query.get("filtre")) ?? null;
	// A search or a status filter covers all folders by default.
	const usual: LeadFolder = search !== "" || isLeadStatus(status) ? "all" : "todo";
	return {
		view: (quick && folderOfFilter[quick]) ?? leadFolders.find((view) => view === query.get("vue")) ?? usual,
		filter: {
			...noFilter,
			search,
			service: serviceNames.find((name) => name === query.get("service")) ?? null,
			kind: leadKinds.find((kind) => kind === query.get("genre")) ?? null,
			channel: leadChannels.find((channel) => channel === query.get("canal")) ?? null,
			status: isLeadStatus(status) ? status : null,
			assignee: query.get("responsable") || null,
			unread: query.get("nonlues") === "1",
			outOfArea: quick === "outOfArea",
			toPlan: quick === "toPlan",
			openQuote: quick === "ending",
			asked: quick === "asked",
			since: quick === "week" ? startOfDay(mondayOf(dayInMontreal(now))).toISOString() : null,
		},
		quick,
		cursor: query.get("suite"),
	};
}
