import { isDeepStrictEqual } from "node:util";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import type { EntryValue } from "#app/model/editing/content-entry.ts";
import type { FactId, FactPart, Facts } from "#app/model/editing/facts.ts";
import type { Promotion } from "#app/model/estimate/promotion.ts";
import { codeKey } from "#app/model/estimate/promotion-code.ts";
import { fingerprint } from "#app/model/fingerprint.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { Write } from "#app/model/ports.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { checkPublication } from "./check-publication.ts";
import { untouched } from "./entry-state.ts";
import type { FactProblem } from "./fact-problem.ts";
import { baseOf, type FactStates, hasDraft, readFactStates } from "./fact-states.ts";
import { missingUploads } from "./missing-uploads.ts";
import { previewPaths } from "./preview-path.ts";
import { type PublishingServices, publicationWrites } from "./publish.ts";
import { withoutSame } from "./save-draft.ts";

export interface FactChange {
	value: unknown;
	/** Fingerprint of the draft that the form was rendered from. */
	base: string;
}

export type FactOutcome =
	| { kind: "saved" }
	| { kind: "published"; facts: Facts }
	/** Equal to what is already published. */
	| { kind: "same" }
	| { kind: "refused"; problems: readonly FactProblem[] }
	/** Another member changed the same part meanwhile: nothing was saved, and the member decides. */
	| { kind: "conflict" };

/** Saves the form's value as a draft if it could be published. Visitors do not see it. */
export async function saveFacts(
	publishing: PublishingServices,
	part: FactPart,
	change: FactChange,
	author: NamedMember | null,
): Promise<FactOutcome> {
	const found = await readFactStates(publishing.store);
	if (isConflict(part, found, change)) return { kind: "conflict" };
	const draft = part.write(found.draft, change.value);
	const problems = await problemsOf(part, found, draft, publishing, found.draft.promotions);
	if (problems.length > 0) return { kind: "refused", problems };
	return commitDrafts(publishing, part, found, draft, author);
}

/** `base`: fingerprint of the draft that the member saw. Another one is not discarded. */
export async function discardFacts(
	publishing: PublishingServices,
	part: FactPart,
	base: string,
	author: NamedMember | null,
): Promise<FactOutcome> {
	const found = await readFactStates(publishing.store);
	if (isConflict(part, found, { value: part.read(found.published), base })) return { kind: "conflict" };
	return commitDrafts(publishing, part, found, part.write(found.draft, part.read(found.published)), author);
}

/** Publishes the form's value, with all its entries in one commit. Visitors see it once the promise resolves. */
export async function publishFacts(
	publishing: PublishingServices,
	part: FactPart,
	change: FactChange,
	author: NamedMember | null,
): Promise<FactOutcome> {
	const found = await readFactStates(publishing.store);
	if (isConflict(part, found, change)) return { kind: "conflict" };
	return publishPart(
		publishing,
		part,
		found,
		{ value: change.value, draft: part.write(found.draft, change.value) },
		author,
	);
}

/** Republishes an older value of the part; an open draft is left alone. */
export async function restoreFacts(
	publishing: PublishingServices,
	part: FactPart,
	older: unknown,
	author: NamedMember | null,
): Promise<FactOutcome> {
	const found = await readFactStates(publishing.store);
	const value = part.restored?.(found.published, older, dayInMontreal(publishing.clock.now())) ?? older;
	const draft = hasDraft(part, found) ? found.draft : part.write(found.draft, value);
	return publishPart(publishing, part, found, { value, draft }, author);
}

async function publishPart(
	{ store, clock, content, announce }: PublishingServices,
	part: FactPart,
	found: FactStates,
	{ value, draft }: { value: unknown; draft: Facts },
	author: NamedMember | null,
): Promise<FactOutcome> {
	const written = part.write(found.published, value);
	const problems = [
		...(await problemsOf(part, found, written, { store, content })),
		...draftCodes(found, written, draft),
	];
	if (problems.length > 0) return { kind: "refused", problems };
	const now = clock.now();
	const changed = part.entries.filter((id) => !isDeepStrictEqual(written[id], found.published[id]));
	const revision = Math.max(0, ...changed.map((id) => found.states[id].revision)) + 1;
	const facts = part.stamp?.(written, { revision, today: dayInMontreal(now), original: found.original }) ?? written;
	const writes = part.entries.flatMap((id): Write[] => {
		const state = found.states[id];
		const own = { all: draft[id] };
		if (!changed.includes(id)) return draftWrite(found, id, draft, author, now.toISOString());
		// A draft that differs from the publication only by the stamp is not kept as a draft.
		const kept = isDeepStrictEqual(own, { all: written[id] }) ? null : (own satisfies EntryValue);
		const publication = { published: { all: facts[id] }, parts: ["all"] as const, draft: kept };
		return publicationWrites(state, publication, author, now.toISOString()).writes;
	});
	if (writes.length > 0 && !(await store.commit(writes)).ok) return { kind: "conflict" };
	if (changed.length === 0) return { kind: "same" };
	await content.refresh(...changed);
	announce(changed.flatMap((id) => Object.values(previewPaths(id, {}))).filter((path) => path !== null));
	return { kind: "published", facts };
}

async function commitDrafts(
	{ store, clock }: PublishingServices,
	part: FactPart,
	found: FactStates,
	draft: Facts,
	author: NamedMember | null,
): Promise<FactOutcome> {
	const now = clock.now().toISOString();
	const writes = part.entries.flatMap((id) => draftWrite(found, id, draft, author, now));
	return writes.length === 0 || (await store.commit(writes)).ok ? { kind: "saved" } : { kind: "conflict" };
}

function draftWrite(
	{ states }: FactStates,
	id: FactId,
	draft: Facts,
	author: NamedMember | null,
	now: string,
): Write[] {
	const { stored, published, draft: before } = states[id];
	const next = { all: draft[id] };
	if (isDeepStrictEqual(next, before)) return [];
	const data = stored?.data ?? untouched(id);
	return [
		upsertWrite("content", id, stored, {
			...data,
			draft: withoutSame(next, published),
			updatedAt: now,
			updatedBy: author,
		}),
	];
}

function isConflict(part: FactPart, found: FactStates, { value, base }: FactChange): boolean {
	const kept = baseOf(part, found);
	return kept !== base && kept !== fingerprint(value);
}

async function problemsOf(
	part: FactPart,
	{ states, published, draft }: FactStates,
	facts: Facts,
	{ store, content }: Pick<PublishingServices, "store" | "content">,
	/** Promotions that wait as drafts: those that stay as they are refuse no draft of another one. */
	waiting: readonly Promotion[] = [],
): Promise<FactProblem[]> {
	const reader = content.reader();
	// Drafts of areas wait in the company's entry too: their postal codes belong to them, not to those that are published.
	const beside = Object.fromEntries([...part.entries, "service-area" as const].map((id) => [id, { all: facts[id] }]));
	const problems = part.entries.flatMap((id) =>
		checkPublication(states[id], { id, parts: ["all"], value: { all: facts[id] }, beside, waiting }, reader).map(
			(problem) => ({
				id,
				facts,
				problem,
			}),
		),
	);
	return problems.length > 0 ? problems : missingUploads(store, part, facts, [published, draft]);
}

/** A new promotion with the code of one that waits as a draft: the list of drafts could not be saved any more. */
function draftCodes({ published }: FactStates, { promotions }: Facts, draft: Facts): FactProblem[] {
	const changed = promotions.filter(
		(promotion) => !published.promotions.some((one) => isDeepStrictEqual(one, promotion)),
	);
	const withCodeOf = ({ code }: Promotion) => draft.promotions.filter((one) => codeKey(one.code) === codeKey(code));
	return changed
		.filter((promotion) => withCodeOf(promotion).length > 1)
		.map((promotion) => {
			const path = `${promotions.indexOf(promotion)}.code`;
			const refusals = [{ path, code: "repeated", value: promotion.code }] as const;
			return { id: "promotions", facts: draft, problem: { kind: "wrong", part: "all", refusals } };
		});
}
