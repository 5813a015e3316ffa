import { recordAudit } from "#app/.server/journal/audit.ts";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import type { ContentEntry, EntryId } from "#app/model/editing/content-entry.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import { StoreUnavailableError } from "#app/model/ports.ts";
import { type EntryState, readEntryState, untouched, wasSeen } from "./entry-state.ts";
import { type Publication, type PublishingServices, type PublishOutcome, publishValue } from "./publish.ts";
import { withoutSame } from "./save-draft.ts";

/** Validates now, because nobody could correct the draft at publication time. Later edits stay in the draft. */
export async function schedule(
	{ store, clock, content }: PublishingServices,
	publication: Publication,
	at: Date,
	author: NamedMember | null,
): Promise<PublishOutcome | { kind: "scheduled" }> {
	const { id, parts } = publication;
	const state = await readEntryState(store, id);
	if (!state || !wasSeen(state, publication.seen)) return { kind: "changed" };
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
	const { ok } = await store.commit([upsertWrite("content", id, state.stored, entry)]);
	return ok ? { kind: "scheduled" } : { kind: "changed" };
}

/** Returns false when nothing was scheduled, or another member changed the entry first. */
export async function cancelSchedule(
	{ store, clock }: PublishingServices,
	id: EntryId,
	author: NamedMember | null,
): Promise<boolean> {
	const stored = (await readEntryState(store, id))?.stored;
	if (!stored?.data.scheduledFor) return false;
	const updated = { updatedAt: clock.now().toISOString(), updatedBy: author };
	const data = { ...stored.data, scheduledFor: null, scheduled: null, ...updated };
	return (await store.commit([upsertWrite("content", id, stored, data)])).ok;
}

export interface DuePublication {
	id: EntryId;
	outcome: PublishOutcome;
	by: NamedMember | null;
}

/** Reports an entry that failed. The next run tries again. */
export type OnFailure = (error: unknown, id: EntryId) => void;

/**
 * Publishes entries whose scheduled time has come, and records it in the journal. When several instances try at once, only
 * one of them publishes. One that fails does not stop those after it.
 */
export async function publishDue(publishing: PublishingServices, onFailure: OnFailure): Promise<DuePublication[]> {
	const done: DuePublication[] = [];
	for (const id of await dueEntries(publishing)) {
		try {
			const publication = await publishScheduled(publishing, id);
			if (publication) done.push(publication);
		} catch (error) {
			if (error instanceof StoreUnavailableError) throw error;
			onFailure(error, id);
		}
	}
	return done;
}

async function publishScheduled(publishing: PublishingServices, id: EntryId): Promise<DuePublication | null> {
	const state = await readEntryState(publishing.store, id);
	if (!state?.scheduled) return null;
	const { parts, value, by } = state.scheduled;
	const outcome = await publishValue(publishing, state, { id, parts, value, englishStillFollows: true }, by);
	if (outcome.kind === "published") await recordAudit(publishing, by, "content-published", { subject: id });
	if (outcome.kind === "refused" && (await dropSchedule(publishing, state)))
		await recordAudit(publishing, by, "content-not-published", { subject: id });
	return { id, outcome, by };
}

/** Ends a refused publication, to avoid endless retries. Its text becomes the draft, unless there is one. */
async function dropSchedule(
	{ store, clock }: PublishingServices,
	{ id, stored, published, scheduled }: EntryState,
): Promise<boolean> {
	if (!stored || !scheduled) return false;
	const chosen = Object.fromEntries(scheduled.parts.map((part) => [part, scheduled.value[part]]));
	const draft = stored.data.draft ?? withoutSame({ ...published, ...chosen }, published);
	const updated = { updatedAt: clock.now().toISOString(), updatedBy: null };
	const data = { ...stored.data, draft, scheduledFor: null, scheduled: null, ...updated };
	return (await store.commit([upsertWrite("content", id, stored, data)])).ok;
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
