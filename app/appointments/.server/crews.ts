import type { Crew, CrewEntry } from "#app/model/appointments/crew.ts";
import { firstCrewId } from "#app/model/appointments/crew.ts";
import type { Company } from "#app/model/company.ts";
import type { DocumentStore } from "#app/model/ports.ts";

const mostCrews = 100;

/** All crews, the oldest first. Until somebody saves one, there is one that does everything during opening hours. */
export async function readCrews(store: DocumentStore, company: Pick<Company, "hours">): Promise<CrewEntry[]> {
	const orderBy = { field: "createdAt", direction: "ascending" } as const;
	const { documents } = await store.query("crews", { orderBy, limit: mostCrews });
	const crews = documents.map(({ id, data }) => ({ id, ...data }));
	return crews.length > 0 ? crews : [{ id: firstCrewId, ...firstCrew(company) }];
}

export function firstCrew({ hours }: Pick<Company, "hours">): Crew {
	return {
		name: "Équipe 1",
		size: 2,
		people: "",
		colour: "spruce",
		services: null,
		areas: null,
		hours: hours.map(({ days, opens, closes }) => ({ days, from: opens, to: closes })),
		away: [],
		active: true,
		calendarKey: null,
		createdAt: new Date(0).toISOString(),
	};
}
