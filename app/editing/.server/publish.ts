import { isDeepStrictEqual } from "node:util";
import type { PublishedContent } from "#app/.server/content/published-content.ts";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import { locales } from "#app/locale/locales.ts";
import {
	type ContentEntry,
	type ContentRevision,
	type EntryId,
	type EntryValue,
	kindOf,
	type Part,
} from "#app/model/editing/content-entry.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { Clock, DocumentStore, StoredDocument, Write } from "#app/model/ports.ts";
import { dayInMontreal, timeInMontreal } from "#app/time/montreal.ts";
import type { PublicationProblem } from "./check-publication.ts";
import { dateLegalText, type Version } from "./date-legal-text.ts";
import { type EntryState, readEntryState, untouched, wasSeen } from "./entry-state.ts";
import { movedAddresses } from "./moved-addresses.ts";
import { publicPaths } from "./preview-path.ts";
import { listRevisions, revisionId } from "./revisions.ts";

export interface PublishingServices {
	store: DocumentStore;
	clock: Clock;
	content: Pick<PublishedContent, "reader" | "refresh">;
	/** Notifies search engines of changed paths. */
	announce(paths: readonly string[]): void;
}

export interface Publication {
	id: EntryId;
	parts: readonly Part[];
	/** The member confirms that the English needs no change although the French changed. */
	englishStillFollows?: boolean;
	/** `draftMarks` of the draft that the member saw: another one is not published. */
	seen?: readonly string[];
}

export type PublishOutcome =
	| { kind: "published"; revision: number }
	| { kind: "refused"; problems: readonly PublicationProblem[] }
	/** Another member changed the entry first: nothing was published. */
	| { kind: "changed" };

/** Publishes the draft of these parts. Visitors see it once the promise resolves. */
export async function publish(
	publishing: PublishingServices,
	publication: Publication,
	author: NamedMember | null,
): Promise<PublishOutcome> {
	const state = await readEntryState(publishing.store, publication.id);
	if (!state || !wasSeen(state, publication.seen)) return { kind: "changed" };
	return publishValue(publishing, state, { ...publication, value: state.draft }, author);
}

/** Publishes a value other than the current draft: from a schedule or an import. */
export async function publishValue(
	publishing: PublishingServices,
	state: EntryState,
	publication: Publication & { value: EntryValue },
	author: NamedMember | null,
): Promise<PublishOutcome> {
	const { id, parts } = publication;
	// The schemas take 80 ms to load: not at the start of the server.
	const { checkPublication } = await import("./check-publication.ts");
	const problems = checkPublication(state, publication, publishing.content.reader());
	if (problems.length > 0) return { kind: "refused", problems };
	const chosen = Object.fromEntries(parts.map((part) => [part, publication.value[part]]));
	const merged = { ...state.published, ...chosen };
	const isDated = kindOf(id) === "legal" && !isDeepStrictEqual(merged, state.original);
	const published = isDated ? dateLegalText(state.published, merged, await versionNow(publishing, state)) : merged;
	const stored = state.stored && withDates(state.stored, merged, published);
	const draft = stored?.data.draft ?? null;
	return commitPublished(publishing, { ...state, stored }, { id, published, parts, draft }, author);
}

/** With the time when a version has that day already, and with the next minute when one has that minute too. */
async function versionNow({ store, clock }: PublishingServices, state: EntryState): Promise<Version> {
	const revisions = await listRevisions(store, state.id);
	const values = [state.published, state.original, ...revisions.documents.map(({ data }) => data.value)];
	const earlier = values.flatMap((value) => (value?.fr ? [(value.fr as { matter: Version }).matter] : []));
	const date = dayInMontreal(clock.now());
	const times = new Set(earlier.filter((version) => version.date === date).map(({ time }) => time));
	let moment = clock.now();
	while (times.has(timeInMontreal(moment))) moment = new Date(moment.getTime() + 60_000);
	return times.size > 0 ? { date, time: timeInMontreal(moment) } : { date };
}

/** Parts of the draft that equal what is published take over its date: nothing of them is left to publish. */
function withDates(
	stored: StoredDocument<ContentEntry>,
	merged: EntryValue,
	published: EntryValue,
): StoredDocument<ContentEntry> {
	const parts = Object.entries(stored.data.draft ?? {}) as [Part, unknown][];
	const dated = parts.map(([part, value]) => [part, isDeepStrictEqual(value, merged[part]) ? published[part] : value]);
	return { ...stored, data: { ...stored.data, draft: stored.data.draft && Object.fromEntries(dated) } };
}

/** Publishes the original in both languages and drops the draft, in one commit: a refusal leaves both as they are. */
export async function restoreOriginal(
	publishing: PublishingServices,
	{ id, seen }: Pick<Publication, "id" | "seen">,
	author: NamedMember | null,
): Promise<PublishOutcome> {
	const state = await readEntryState(publishing.store, id);
	if (!state?.original || !wasSeen(state, seen)) return { kind: "changed" };
	const stored = state.stored && { ...state.stored, data: { ...state.stored.data, draft: null } };
	// The original English was written for the original French.
	const publication = { id, parts: locales, value: state.original, englishStillFollows: true };
	return publishValue(publishing, { ...state, stored }, publication, author);
}

/** Withdraws an article; its text becomes the draft. Withdrawing the French withdraws the English too. */
export async function withdraw(
	publishing: PublishingServices,
	id: `article:${string}`,
	locale: "fr" | "en",
	author: NamedMember | null,
): Promise<PublishOutcome> {
	const state = await readEntryState(publishing.store, id);
	if (!state) return { kind: "changed" };
	const published = locale === "fr" ? {} : { fr: state.published.fr };
	return commitPublished(publishing, state, { id, published, parts: [], draft: state.draft }, author);
}

interface PublishedValue {
	published: EntryValue;
	/** The languages that change. */
	parts: readonly Part[];
	/** What the editor shows from now on, as far as it is not published. */
	draft: EntryValue | null;
}

async function commitPublished(
	{ store, clock, content, announce }: PublishingServices,
	state: EntryState,
	{ id, ...publication }: PublishedValue & { id: EntryId },
	author: NamedMember | null,
): Promise<PublishOutcome> {
	const now = clock.now().toISOString();
	const { published } = publication;
	const { entry, writes } = publicationWrites(state, publication, author, now);
	const moved = await movedAddresses(store, id, state.published, published, now);
	const result = await store.commit([...writes, ...moved]);
	if (!result.ok) return { kind: "changed" };
	await content.refresh(id, ...(moved.length > 0 ? (["redirects"] as const) : []));
	announce(pathsOf(id, state.published, published));
	return { kind: "published", revision: entry.revision };
}

/** The writes of one entry's publication: the entry and its revision. Several entries can share one commit. */
export function publicationWrites(
	{ id, original, stored }: EntryState,
	{ published, parts, draft }: PublishedValue,
	author: NamedMember | null,
	now: string,
): { entry: ContentEntry; writes: Write[] } {
	const before = stored?.data ?? untouched(id);
	const isOriginal = original !== null && isDeepStrictEqual(published, original);
	const entry: ContentEntry = {
		...before,
		draft: draft && leftToPublish(draft, published),
		published: isOriginal ? null : published,
		englishFollows: isOriginal ? null : parts.includes("en") ? fingerprint(published.fr) : before.englishFollows,
		revision: before.revision + 1,
		publishedAt: now,
		// A text that was scheduled before must not replace a newer one.
		scheduledFor: null,
		scheduled: null,
		updatedAt: now,
		updatedBy: author,
	};
	const revision: ContentRevision = { entry: id, number: entry.revision, at: now, by: author, value: entry.published };
	const record = {
		kind: "create",
		collection: "revisions",
		id: revisionId(id, revision.number),
		data: revision,
	} as const;
	return { entry, writes: [upsertWrite("content", id, stored, entry), record] };
}

/** Paths whose content changes for visitors and search engines, old paths included. */
function pathsOf(id: EntryId, before: EntryValue, after: EntryValue): string[] {
	const paths = [before, after].flatMap((value) => Object.values(publicPaths(id, value)));
	return [...new Set(paths.filter((path) => path !== null))];
}

/** Returns the draft if it still differs from the published content, otherwise null. */
function leftToPublish(draft: EntryValue, published: EntryValue): EntryValue | null {
	const left = Object.keys(draft).some((part) => !isDeepStrictEqual(draft[part as Part], published[part as Part]));
	return left ? draft : null;
}
