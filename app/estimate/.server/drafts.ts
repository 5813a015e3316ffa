import { randomBytes, randomUUID } from "node:crypto";
import { retries } from "#app/.server/store/retries.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { Draft, MovedDraft } from "#app/model/leads/lead.ts";
import type { Clock, DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";

interface DraftParts {
	store: DocumentStore;
	clock: Clock;
}

/** A random 128-bit id. Knowing a draft's id gives access to the draft. */
export function unguessable(): string {
	return randomBytes(16).toString("base64url");
}

export function isDraftId(id: unknown): id is string {
	return typeof id === "string" && /^[\w-]{22}$/.test(id);
}

/** Returns null for a draft that was erased, has expired, was moved, or never existed. */
export async function readDraft(store: DocumentStore, id: unknown): Promise<StoredDocument<Draft> | null> {
	const found = isDraftId(id) ? await store.get("drafts", id) : null;
	return found && !("movedTo" in found.data) ? { ...found, data: found.data } : null;
}

/** The new id of a moved draft. Only compare it with a visitor's cookie: sending it would give access to the draft. */
export async function movedTo(store: DocumentStore, id: unknown): Promise<string | null> {
	const found = isDraftId(id) ? await store.get("drafts", id) : null;
	return found && "movedTo" in found.data ? found.data.movedTo : null;
}

export async function startDraft(
	{ store, clock }: DraftParts,
	locale: Locale,
	source: Draft["source"] = null,
): Promise<StoredDocument<Draft>> {
	const now = clock.now();
	const data: Draft = {
		locale,
		kinds: [],
		promotionCode: null,
		details: {},
		visit: {},
		person: {},
		photos: [],
		refusedPhotos: [],
		waiting: false,
		leadId: randomUUID(),
		followToken: null,
		email: null,
		phone: null,
		source,
		...times(now),
	};
	const id = unguessable();
	await store.commit([{ kind: "create", collection: "drafts", id, data }]);
	return { id, version: 1, data };
}

/**
 * Merges into the latest version: fields that another step, tab or device changed in the meantime are kept. Null for a
 * draft that is gone, and when `change` refuses the draft by returning null.
 */
export async function changeDraft(
	{ store, clock }: DraftParts,
	id: string,
	change: (draft: Draft) => Partial<Draft> | null,
	along: readonly Write[] | ((draft: Draft) => readonly Write[]) = [],
): Promise<Draft | null> {
	for (const retry = retries(); ; retry()) {
		const draft = await readDraft(store, id);
		const changes = draft && change(draft.data);
		if (!changes) return null;
		const data: Draft = { ...draft.data, ...changes, ...times(clock.now()) };
		const result = await store.commit([
			{ kind: "replace", collection: "drafts", id, version: draft.version, data },
			...(typeof along === "function" ? along(draft.data) : along),
		]);
		if (result.ok) return data;
		if (result.reason === "exists") throw new Error(`${result.collection} ${result.id} exists`);
	}
}

/**
 * Gives a draft a new id, so that the old one, in a link or a cookie, no longer gives access. Pending mails with a link
 * are dropped: they would send the new id to an address typed earlier. Null when the draft is gone, or was just moved.
 */
export async function moveDraft({ store, clock }: DraftParts, id: string): Promise<StoredDocument<Draft> | null> {
	for (const retry = retries(); ; retry()) {
		const draft = await readDraft(store, id);
		if (!draft) return null;
		const moved = { id: unguessable(), version: 1, data: { ...draft.data, ...times(clock.now()) } };
		const note: MovedDraft = { movedTo: moved.id, ...times(clock.now()) };
		const result = await store.commit([
			{ kind: "replace", collection: "drafts", id, version: draft.version, data: note },
			{ kind: "create", collection: "drafts", id: moved.id, data: moved.data },
			...(await photosToMove(store, id, moved)),
			...(await mailsToMove(store, id, moved.id)),
		]);
		if (result.ok) return moved;
	}
}

async function photosToMove(store: DocumentStore, from: string, to: StoredDocument<Draft>): Promise<Write[]> {
	const photos = await Promise.all(to.data.photos.map(({ id }) => store.get("photos", id)));
	return photos.flatMap((photo): Write[] => {
		// Photos of a sent draft are owned by its lead.
		if (photo?.data.owner !== from) return [];
		const data = { ...photo.data, owner: to.id };
		return [{ kind: "replace", collection: "photos", id: photo.id, version: photo.version, data }];
	});
}

async function mailsToMove(store: DocumentStore, from: string, to: string): Promise<Write[]> {
	const where = [{ field: "leadId", is: "=", value: from } as const];
	const { documents } = await store.query("outbox", { where, limit: 1000 });
	return documents.map(({ id, version, data }) =>
		data.status === "sent"
			? { kind: "replace", collection: "outbox", id, version, data: { ...data, leadId: to } }
			: { kind: "delete", collection: "outbox", id },
	);
}

function times(now: Date): Pick<Draft, "updatedAt" | "purgeAfter"> {
	return { updatedAt: now.toISOString(), purgeAfter: retention.drafts(now) };
}
