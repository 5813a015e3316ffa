import { randomBytes } from "node:crypto";
import { retries } from "#app/.server/store/retries.ts";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import { type Crew, firstCrewId } from "#app/model/appointments/crew.ts";
import type { Company } from "#app/model/company.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { firstCrew } from "./crews.ts";

interface KeyChange {
	crew: string;
	/** The key that the form was rendered with; null without one. */
	seen: string | null;
	to: "new" | "none";
}

type KeyOutcome =
	| { kind: "created" | "replaced" | "removed"; name: string }
	/** Another member changed the address meanwhile. */
	| { kind: "conflict"; name: string }
	| { kind: "missing" };

/** Creates, replaces or removes the address of a crew's calendar. An address that is replaced stops working at once. */
export async function changeCalendarKey(
	{ store }: { store: DocumentStore },
	company: Pick<Company, "hours">,
	{ crew: id, seen, to }: KeyChange,
): Promise<KeyOutcome> {
	const calendarKey = to === "new" ? randomBytes(18).toString("base64url") : null;
	for (const retry = retries(); ; retry()) {
		const found = await store.get("crews", id);
		if (!found && (id !== firstCrewId || (await store.count("crews")) > 0)) return { kind: "missing" };
		const crew: Crew = found?.data ?? firstCrew(company);
		const { name } = crew;
		if (crew.calendarKey !== seen) return { kind: "conflict", name };
		const read = await store.get("calendarReads", id);
		const result = await store.commit([
			// The crew of a new installation is stored with its first change.
			upsertWrite("crews", id, found, { ...crew, calendarKey }),
			// The next address was never read.
			...(read ? [{ kind: "delete", collection: "calendarReads", id } as const] : []),
		]);
		if (result.ok) return { kind: to === "none" ? "removed" : seen ? "replaced" : "created", name };
	}
}

/** Programs read an address every few minutes: the time is written rarely, because a write costs more than it says. */
const noteAgainAfter = 10 * 60_000;

/** Notes that a program read the address of a crew. Of two at once, one is enough. */
export async function noteCalendarRead(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	crew: string,
): Promise<void> {
	const now = clock.now();
	const known = await store.get("calendarReads", crew);
	if (known && Math.abs(now.getTime() - Date.parse(known.data.readAt)) < noteAgainAfter) return;
	await store.commit([upsertWrite("calendarReads", crew, known, { readAt: now.toISOString() })]);
}
