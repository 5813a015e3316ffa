import type { Author, ContentEntry, EntryId } from "../../model/editing/content-entry.ts";
import { readEntryState, untouched } from "./entry-state.ts";
import { type Publication, type PublishingServices, type PublishOutcome, publishValue } from "./publish.ts";
import { entryWrite } from "./write-entry.ts";

/** Validates now, because nobody could correct the draft at publication time. Later edits stay in the draft. */
export async function schedule(
	{ store, clock, content }: PublishingServices,
	publication: Publication,
	at: Date,
	author: Author | null,
): Promise<PublishOutcome | { kind: "scheduled" }> {
	const { id, parts } = publication;
	const state = await readEntryState(store, id);
	if (!state) return { kind: "changed" };
	const { checkPublication } = await import("./check-publication.ts");
	const problems = checkPublication(state, { ...publication, value: state.draft }, content.reader());
	if (problems.length > 0) return { kind: "refused", problems };
	const entry: ContentEntry = {
		...(state.stored?.data ?? untouched(id)),
		scheduledFor: at.toISOString(),
		scheduled: { parts, value: state.draft, by: author },
		updatedAt: clock.now().toISOString(),
		updatedBy: author,
	};
	const { ok } = await store.commit([entryWrite(id, state.stored, entry)]);
	return ok ? { kind: "scheduled" } : { kind: "changed" };
}

/** Returns false when nothing was scheduled, or another member changed the entry first. */
export async function cancelSchedule(
	{ store, clock }: PublishingServices,
	id: EntryId,
	author: Author | null,
): Promise<boolean> {
	const stored = (await readEntryState(store, id))?.stored;
	if (!stored?.data.scheduledFor) return false;
	const updated = { updatedAt: clock.now().toISOString(), updatedBy: author };
	const data = { ...stored.data, scheduledFor: null, scheduled: null, ...updated };
	return (await store.commit([entryWrite(id, stored, data)])).ok;
}

export interface DuePublication {
	id: EntryId;
	outcome: PublishOutcome;
	by: Author | null;
}

/** Publishes entries whose scheduled time has come. When several instances try at once, only one of them publishes. */
export async function publishDue(desk: PublishingServices): Promise<DuePublication[]> {
	const done: DuePublication[] = [];
	for (const id of await dueEntries(desk)) {
		const state = await readEntryState(desk.store, id);
		if (!state?.scheduled || !state.stored) continue;
		const { parts, value, by } = state.scheduled;
		// The same commit publishes and clears the schedule.
		const freed = { ...state.stored, data: { ...state.stored.data, scheduledFor: null, scheduled: null } };
		const publication = { id, parts, value, englishStillFollows: true };
		const outcome = await publishValue(desk, { ...state, stored: freed }, publication, by);
		// A publication that is refused is cancelled, to avoid endless retries.
		if (outcome.kind === "refused") await cancelSchedule(desk, id, null);
		done.push({ id, outcome, by });
	}
	return done;
}

async function dueEntries({ store, clock }: PublishingServices): Promise<EntryId[]> {
	const now = clock.now().toISOString();
	const where = [
		{ field: "scheduledFor", is: ">", value: "" },
		{ field: "scheduledFor", is: "<=", value: now },
	] as const;
	const page = await store.query("content", { where, orderBy: byHour });
	return page.documents.map(({ id }) => id as EntryId);
}

const byHour = { field: "scheduledFor", direction: "ascending" } as const;
