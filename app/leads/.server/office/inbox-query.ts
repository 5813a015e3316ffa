import { type LeadFilter, noFilter } from "#app/leads/.server/inbox/list-leads.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { type LeadFolder, leadFolders } from "#app/model/leads/lead-folders.ts";
import { isLeadStatus } from "#app/model/leads/lead-status.ts";
import { serviceNames } from "#app/model/service-names.ts";

/** The query of the inbox's URL. Unknown values are ignored. */
export interface InboxQuery {
	view: LeadFolder;
	filter: LeadFilter;
	cursor: string | null;
}

const kinds: readonly Lead["kind"][] = ["contact", "estimate", "waiting-list"];

export function readInboxQuery(query: URLSearchParams): InboxQuery {
	const search = (query.get("q") ?? "").trim().slice(0, 100);
	const status = query.get("statut");
	// A search or a status filter covers all folders by default.
	const usual: LeadFolder = search !== "" || isLeadStatus(status) ? "all" : "todo";
	return {
		view: leadFolders.find((view) => view === query.get("vue")) ?? usual,
		filter: {
			...noFilter,
			search,
			service: serviceNames.find((name) => name === query.get("service")) ?? null,
			kind: kinds.find((kind) => kind === query.get("genre")) ?? null,
			status: isLeadStatus(status) ? status : null,
			assignee: query.get("responsable") || null,
			unread: query.get("nonlues") === "1",
		},
		cursor: query.get("suite"),
	};
}
