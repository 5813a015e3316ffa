import { randomBytes, randomUUID } from "node:crypto";
import type { Locale } from "../locale/locales.ts";
import type { Draft } from "../model/lead.ts";
import type { Clock, DocumentStore, StoredDocument, Write } from "../model/ports.ts";
import { retention } from "../model/retention.ts";

export interface DraftParts {
	store: DocumentStore;
	clock: Clock;
}

/** Whoever has the id has the draft: 128 bits that nobody guesses. */
export function unguessable(): string {
	return randomBytes(16).toString("base64url");
}

export function isDraftId(id: unknown): id is string {
	return typeof id === "string" && /^[\w-]{22}$/.test(id);
}

/** Null for one that was erased, has expired, or never was. */
export async function readDraft(store: DocumentStore, id: unknown): Promise<StoredDocument<Draft> | null> {
	return isDraftId(id) ? store.get<Draft>("drafts", id) : null;
}

export async function startDraft({ store, clock }: DraftParts, locale: Locale): Promise<StoredDocument<Draft>> {
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
		...times(now),
	};
	const id = unguessable();
	await store.commit([{ kind: "create", collection: "drafts", id, data }]);
	return { id, version: 1, data };
}

/**
 * Lays changes over the draft as it is now: another step, tab or device may have changed it meanwhile, and what they
 * did not touch stays. Null when the draft is gone.
 */
export async function changeDraft(
	{ store, clock }: DraftParts,
	id: string,
	change: (draft: Draft) => Partial<Draft>,
	along: readonly Write[] = [],
): Promise<Draft | null> {
	for (;;) {
		const draft = await readDraft(store, id);
		if (!draft) return null;
		const data: Draft = { ...draft.data, ...change(draft.data), ...times(clock.now()) };
		const result = await store.commit([
			{ kind: "replace", collection: "drafts", id, version: draft.version, data },
			...along,
		]);
		if (result.ok) return data;
		if (result.reason === "exists") throw new Error(`${result.collection} ${result.id} exists`);
	}
}

function times(now: Date): Pick<Draft, "updatedAt" | "purgeAfter"> {
	return { updatedAt: now.toISOString(), purgeAfter: retention.drafts(now) };
}
