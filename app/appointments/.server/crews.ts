import { type Crew, type CrewEntry, firstCrewId } from "#app/model/appointments/crew.ts";
import { keptFor } from "#app/model/appointments/kept-for.ts";
import type { Company } from "#app/model/company.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";

export const mostCrews = 100;

/** All crews, the oldest first. Until somebody saves one, there is one that does everything during opening hours. */
export async function readCrews(store: DocumentStore, company: Pick<Company, "hours">): Promise<readonly CrewEntry[]> {
	const crews = await storedCrews(store);
	return crews.length > 0 ? crews : [{ id: firstCrewId, ...firstCrew(company) }];
}

export async function storedCrews(store: DocumentStore): Promise<readonly CrewEntry[]> {
	const orderBy = { field: "createdAt", direction: "ascending" } as const;
	const { documents } = await store.query("crews", { orderBy, limit: mostCrews });
	return entriesOf(documents);
}

const entriesOf = keptFor((crews: readonly StoredDocument<Crew>[]): readonly CrewEntry[] =>
	crews.map(({ id, data }) => ({ id, ...data })),
);

/** One crew with its version; version 0 for the first crew while nobody has saved it. */
export async function readCrew(
	store: DocumentStore,
	id: string,
	company: Pick<Company, "hours">,
): Promise<{ crew: Crew; version: number } | null> {
	const stored = await store.get("crews", id);
	if (stored) return { crew: stored.data, version: stored.version };
	const isFirst = id === firstCrewId && (await store.count("crews")) === 0;
	return isFirst ? { crew: firstCrew(company), version: 0 } : null;
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
