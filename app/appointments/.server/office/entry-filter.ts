import type { ContentReader } from "#app/.server/content/reader.ts";
import type { AgendaQuery } from "#app/model/appointments/agenda-query.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import { areaOf } from "#app/model/site/service-area.ts";
import type { ShownStatus } from "./entry-view.ts";
import type { AgendaEntry } from "./read-shown.ts";

/** Whether the filters leave an appointment visible. */
export function fitsFilters(
	{ lead, appointment }: AgendaEntry,
	shown: ShownStatus,
	{ status, service, area, noStreet }: AgendaQuery,
	reader: ContentReader,
): boolean {
	return (
		(status === null || status === shown || status === appointment.status) &&
		(service === null || (lead !== null && servicesAsked(lead).includes(service))) &&
		(area === null || areaIdOf(lead?.postalCode ?? "", reader) === area) &&
		(!noStreet || !lead?.address?.street)
	);
}

function areaIdOf(postalCode: string, reader: ContentReader): string | null {
	const answer = areaOf(postalCode, reader.read("service-area"));
	return answer.kind === "served" ? (reader.read("company").areas[answer.area]?.id ?? null) : null;
}
