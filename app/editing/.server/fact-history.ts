import { originalOf } from "#app/.server/content/overlay.ts";
import type { ContentRevision } from "#app/model/editing/content-entry.ts";
import { type FactId, type FactPart, type Facts, factIds } from "#app/model/editing/facts.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { listRevisions } from "./revisions.ts";

/** The value of a settings part after a publication that changed it. */
export interface FactVersion {
	/** Time of publication; null for the original. */
	at: string | null;
	by: NamedMember | null;
	value: unknown;
	/** The previous value; undefined for the oldest known version. */
	before: unknown;
}

/** Maximum number of publications read per entry; older ones stay in the store. */
const furthest = 200;

/** Newest first. Skips publications that did not change this part. */
export async function factHistory(store: DocumentStore, part: FactPart): Promise<FactVersion[]> {
	const perEntry = await Promise.all(part.entries.map((id) => revisionsOf(store, id)));
	const revisions = perEntry
		.flatMap(({ found }) => found)
		.sort((a, b) => (a.at === b.at ? a.number - b.number : a.at < b.at ? -1 : 1));
	let facts = Object.fromEntries(factIds.map((id) => [id, originalOf(id)?.all])) as unknown as Facts;
	const versions: FactVersion[] = [{ at: null, by: null, value: part.read(facts), before: undefined }];
	for (const [index, { entry, at, by, value }] of revisions.entries()) {
		facts = { ...facts, [entry]: (value ?? originalOf(entry))?.all };
		// Entries that were published in one commit make one version.
		const next = revisions[index + 1];
		if (next?.at === at && next.entry !== entry) continue;
		const [before, now] = [versions.at(-1)?.value, part.read(facts)];
		if (fingerprint(before) !== fingerprint(now)) versions.push({ at, by, value: now, before });
	}
	return (perEntry.some(({ isWhole }) => !isWhole) ? versions.slice(2) : versions).reverse();
}

async function revisionsOf(store: DocumentStore, id: FactId): Promise<{ found: ContentRevision[]; isWhole: boolean }> {
	const found: ContentRevision[] = [];
	let cursor: string | null | undefined;
	do {
		const page = await listRevisions(store, id, cursor ?? undefined);
		found.push(...page.documents.map(({ data }) => data));
		cursor = page.cursor;
	} while (cursor && found.length < furthest);
	return { found, isWhole: !cursor };
}
