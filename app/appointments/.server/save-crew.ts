import { isDeepStrictEqual } from "node:util";
import { type Crew, firstCrewId } from "#app/model/appointments/crew.ts";
import type { CrewFacts } from "#app/model/appointments/crew-form.ts";
import type { Company } from "#app/model/company.ts";
import type { Clock, DocumentStore, Write } from "#app/model/ports.ts";
import { firstCrew, mostCrews, readCrew } from "./crews.ts";

interface Parts {
	store: DocumentStore;
	clock: Clock;
	company: Pick<Company, "hours">;
}

type CrewOutcome = "saved" | "same" | "conflict" | "missing" | "too-many";

/** Saves what the form changes if the crew still has this version. Saving the virtual first crew stores it. */
export async function saveCrew(
	{ store, company }: Omit<Parts, "clock">,
	id: string,
	version: number,
	facts: CrewFacts,
): Promise<CrewOutcome> {
	const found = await readCrew(store, id, company);
	if (!found) return "missing";
	const isSame = isDeepStrictEqual({ ...found.crew, ...facts }, found.crew);
	// Pressed twice: the first press changed the version, and what it saved is what is wanted.
	if (isSame && found.version > 0) return "same";
	if (found.version !== version) return "conflict";
	const data: Crew = { ...found.crew, ...facts };
	const write: Write =
		version === 0
			? { kind: "create", collection: "crews", id, data }
			: { kind: "replace", collection: "crews", id, version, data };
	return (await store.commit([write])).ok ? "saved" : "conflict";
}

/**
 * Adds a crew under the id that its form was rendered with, so that a form sent twice adds one crew. The virtual first
 * crew is stored with it: it would disappear as soon as another one exists.
 */
export async function addCrew({ store, clock, company }: Parts, id: string, facts: CrewFacts): Promise<CrewOutcome> {
	const stored = await store.get("crews", id);
	if (stored) return isDeepStrictEqual({ ...stored.data, ...facts }, stored.data) ? "same" : "conflict";
	const count = await store.count("crews");
	if (count >= mostCrews) return "too-many";
	const data: Crew = { ...facts, calendarKey: null, createdAt: clock.now().toISOString() };
	const writes: Write[] = [{ kind: "create", collection: "crews", id, data }];
	if (count === 0) writes.unshift({ kind: "create", collection: "crews", id: firstCrewId, data: firstCrew(company) });
	const result = await store.commit(writes);
	if (result.ok) return "saved";
	// Somebody stored the first crew meanwhile: the new one can be added without it.
	return result.id === firstCrewId ? addCrew({ store, clock, company }, id, facts) : "conflict";
}

/** `equipe-2` for the second crew. Ids are never used again, because crews are never deleted. */
export function nextCrewId(crews: readonly { id: string }[]): string {
	const taken = new Set(crews.map(({ id }) => id));
	let number = crews.length + 1;
	while (taken.has(`equipe-${number}`)) number += 1;
	return `equipe-${number}`;
}

export function isNewCrewId(id: string): boolean {
	return /^equipe-[1-9]\d{0,3}$/.test(id) && id !== firstCrewId;
}
