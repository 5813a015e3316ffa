import type { ContentReader } from "#app/.server/content/reader.ts";
import { readCrews } from "#app/appointments/.server/crews.ts";
import { currentPromotions } from "#app/model/estimate/promotion.ts";
import { listLabel } from "#app/model/leads/lead-listing.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import type { ServiceName } from "#app/model/service-names.ts";

/** What names a service besides the list: a member reads it before hiding the service. */
export interface ServiceUses {
	/** Running ones: they end for visitors. */
	promotions: number;
	/** Active crews that do only some services, this one among them. */
	crews: number;
	/** Leads that are not closed. */
	leads: number;
}

export async function serviceUses(
	services: readonly ServiceName[],
	{ store, reader, now }: { store: DocumentStore; reader: ContentReader; now: Date },
): Promise<ReadonlyMap<ServiceName, ServiceUses>> {
	const crews = (await readCrews(store, reader.read("company"))).filter(({ active }) => active);
	const promotions = currentPromotions(reader.read("promotions"), now);
	const uses = services.map(async (service) => {
		const leadsIn = (folder: "all" | "closed") =>
			store.count("leads", [{ field: "listedUnder", is: "has", value: listLabel(folder, { service }) }]);
		const [all, closed] = await Promise.all([leadsIn("all"), leadsIn("closed")]);
		const found: ServiceUses = {
			promotions: promotions.filter((promotion) => promotion.services.includes(service)).length,
			crews: crews.filter((crew) => crew.services?.includes(service)).length,
			leads: all - closed,
		};
		return [service, found] as const;
	});
	return new Map(await Promise.all(uses));
}
