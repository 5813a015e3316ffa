import type { ContentReader } from "#app/.server/content/reader.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { areaIdOf } from "#app/model/leads/lead-place.ts";
import { servicesAsked } from "#app/model/leads/services-asked.ts";
import type { ServiceName } from "#app/model/service-names.ts";

/** The service and the area that an entry of the gallery starts with. A member may choose others. */
export function placeOfJob(lead: Lead, reader: ContentReader): { service: ServiceName | null; area: string | null } {
	return {
		service: servicesAsked(lead)[0] ?? null,
		area: areaIdOf(lead.postalCode, reader.read("service-area"), reader.read("company")),
	};
}
