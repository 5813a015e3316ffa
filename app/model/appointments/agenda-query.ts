import { isDay } from "#app/time/days.ts";
import { type ServiceName, serviceNames } from "../service-names.ts";

/** The statuses by which the agenda is filtered. Cancelled appointments are never shown. */
export const agendaStatuses = ["proposed", "booked", "done", "missed", "conflict"] as const;

export type AgendaStatus = (typeof agendaStatuses)[number];

export interface AgendaQuery {
	/** Null: the week on wide screens, the day on phones. */
	view: "week" | "day" | null;
	/** The shown day, or a day of the shown week. */
	day: string;
	/** Ids of crews; empty for all. */
	crews: readonly string[];
	status: AgendaStatus | null;
	service: ServiceName | null;
	/** The id of an area. */
	area: string | null;
	/** Only appointments whose street is unknown. */
	noStreet: boolean;
}

const mostCrews = 100;
const longestId = 64;

const views = { semaine: "week", jour: "day" } as const;

/** Unknown values are ignored: an old link still opens the agenda. */
export function readAgendaQuery(query: URLSearchParams, today: string): AgendaQuery {
	const day = query.get("jour") ?? "";
	const view = query.get("vue");
	const area = query.get("secteur") ?? "";
	const crews = query.getAll("equipe").filter((id) => id !== "" && id.length <= longestId);
	return {
		view: view === "semaine" || view === "jour" ? views[view] : null,
		day: isDay(day) ? day : today,
		crews: [...new Set(crews)].slice(0, mostCrews),
		status: agendaStatuses.find((status) => status === query.get("statut")) ?? null,
		service: serviceNames.find((name) => name === query.get("service")) ?? null,
		area: area !== "" && area.length <= longestId ? area : null,
		noStreet: query.get("sans-adresse") === "1",
	};
}

/** The address of the agenda with some values changed. */
export function agendaPath(query: AgendaQuery, changes: Partial<AgendaQuery> = {}): string {
	const { view, day, crews, status, service, area, noStreet } = { ...query, ...changes };
	const parts = new URLSearchParams();
	if (view) parts.set("vue", view === "week" ? "semaine" : "jour");
	parts.set("jour", day);
	for (const crew of crews) parts.append("equipe", crew);
	if (status) parts.set("statut", status);
	if (service) parts.set("service", service);
	if (area) parts.set("secteur", area);
	if (noStreet) parts.set("sans-adresse", "1");
	return `/admin/agenda?${parts}`;
}

/** How many of the filters that hide appointments are on. Choosing crews is not one of them: the buttons show it. */
export function activeFilters({ status, service, area, noStreet }: AgendaQuery): number {
	return [status, service, area, noStreet || null].filter((value) => value !== null).length;
}
