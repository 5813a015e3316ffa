import type { Actor } from "#app/.server/journal/audit.ts";
import type { Clock, DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { type Incident, type IncidentFacts, incidentFields } from "#app/model/privacy/incident.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { csvOf } from "#app/model/text/csv.ts";
import { dayInMontreal } from "#app/time/montreal.ts";

export interface IncidentParts {
	store: DocumentStore;
	clock: Clock;
}

type StoredIncident = StoredDocument<Incident>;

const mostIncidents = 1000;

/** The newest first. */
export async function readIncidents(store: DocumentStore): Promise<readonly StoredIncident[]> {
	const orderBy = { field: "noticedOn", direction: "descending" } as const;
	return (await store.query("incidents", { orderBy, limit: mostIncidents })).documents;
}

/** Numbers incidents by year and count: `2026-003`. */
export async function addIncident(facts: IncidentFacts, actor: Actor, parts: IncidentParts): Promise<string> {
	const now = parts.clock.now();
	const data: Incident = {
		...facts,
		recordedAt: now.toISOString(),
		recordedBy: actor?.name ?? "",
		history: [],
		purgeAfter: keptUntil(facts),
	};
	const year = dayInMontreal(now).slice(0, 4);
	const known = await readIncidents(parts.store);
	const numbers = known.filter(({ id }) => id.startsWith(`${year}-`)).map(({ id }) => Number(id.slice(5)));
	for (let number = Math.max(0, ...numbers) + 1; ; number++) {
		const id = `${year}-${String(number).padStart(3, "0")}`;
		const { ok } = await parts.store.commit([{ kind: "create", collection: "incidents", id, data }]);
		if (ok) return id;
	}
}

/** Keeps the previous values in the history. `version` is the version that was read: an outdated one is rejected. */
export async function amendIncident(
	id: string,
	version: number,
	facts: IncidentFacts,
	actor: Actor,
	{ store, clock }: IncidentParts,
): Promise<"amended" | "same" | "changed" | "missing"> {
	const incident = await store.get("incidents", id);
	if (!incident) return "missing";
	if (incident.version !== version) return "changed";
	const before = replacedBy(facts, incident.data);
	if (Object.keys(before).length === 0) return "same";
	const amendment = { at: clock.now().toISOString(), by: actor?.name ?? "", before };
	const data: Incident = {
		...incident.data,
		...facts,
		history: [...incident.data.history, amendment],
		purgeAfter: keptUntil(facts),
	};
	const result = await store.commit([{ kind: "replace", collection: "incidents", id, version, data }]);
	return result.ok ? "amended" : "changed";
}

/** The whole register, for the Commission d’accès à l’information or a spreadsheet. */
export function incidentsAsCsv(incidents: readonly StoredIncident[]): string {
	const rows = incidents.map(({ id, data }) => [
		id,
		...incidentFields.map((field) => (field === "categories" ? data.categories.join(" ") : data[field])),
		data.recordedAt,
		data.recordedBy,
		data.history.length,
	]);
	return csvOf([["number", ...incidentFields, "recordedAt", "recordedBy", "amendments"], ...rows]);
}

function replacedBy(facts: IncidentFacts, incident: Incident): Partial<IncidentFacts> {
	const changed = incidentFields.filter((field) => JSON.stringify(facts[field]) !== JSON.stringify(incident[field]));
	return Object.fromEntries(changed.map((field) => [field, incident[field]]));
}

/** The legal period starts on the day the incident was noticed. */
function keptUntil({ noticedOn }: IncidentFacts): string {
	return retention.incidents(new Date(`${noticedOn}T00:00:00Z`));
}
