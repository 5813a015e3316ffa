import { newToken, readToken, tokenOf } from "#app/.server/one-time-token.ts";
import { createTurnsByKey } from "#app/.server/store/turns-by-key.ts";
import type { StaffLink } from "#app/model/members/staff-records.ts";
import type { Clock, DocumentStore, StoredDocument } from "#app/model/ports.ts";

interface LinkParts {
	store: DocumentStore;
	clock: Clock;
	secret: string;
}

const day = 24 * 60 * 60 * 1000;
const lifetimes = { "first-access": 7 * day, invitation: 7 * day, reset: day } as const;

type LinkPurpose = keyof typeof lifetimes;

/**
 * Creates a single-use link. Earlier links for the same member and purpose become invalid, except a reset that is still
 * valid: it is extended and mailed again, or a stranger who asks for resets could end the link that the member just got.
 */
export async function makeLink(
	purpose: LinkPurpose,
	memberId: string,
	{ store, clock, secret }: LinkParts,
): Promise<{ id: string; token: string }> {
	const { documents } = await store.query("staffLinks", {
		where: [
			{ field: "purpose", is: "=", value: purpose },
			{ field: "memberId", is: "=", value: memberId },
		],
	});
	const now = clock.now();
	const expiresAt = new Date(now.getTime() + lifetimes[purpose]).toISOString();
	const data: StaffLink = { purpose, memberId, usedAt: null, expiresAt, purgeAfter: expiresAt };
	const known = purpose === "reset" && documents.find((link) => isValid(link.data, now));
	if (known) {
		const { id, version } = known;
		const { ok } = await store.commit([{ kind: "replace", collection: "staffLinks", id, version, data }]);
		// Used, or extended by somebody else, meanwhile.
		return ok ? { id, token: tokenOf(id, purpose, secret) } : makeLink(purpose, memberId, { store, clock, secret });
	}
	const { id, token } = newToken(purpose, secret);
	await store.commit([
		...documents.map((document) => ({ kind: "delete", collection: "staffLinks", id: document.id }) as const),
		{ kind: "create", collection: "staffLinks", id, data },
	]);
	return { id, token };
}

/** The member that a link is for, or null when the link is unknown, expired or used. */
export async function readLink(token: string, purpose: LinkPurpose, parts: LinkParts): Promise<string | null> {
	return (await findLink(token, purpose, parts))?.data.memberId ?? null;
}

/** The member that a link was made for, even when it is used or expired; null when it was cancelled or never made. */
export async function ownerOfLink(token: string, purpose: LinkPurpose, parts: LinkParts): Promise<string | null> {
	const id = readToken(token, purpose, parts.secret);
	const link = id === null ? null : await parts.store.get("staffLinks", id);
	return link?.data.purpose === purpose ? link.data.memberId : null;
}

const inTurn = createTurnsByKey();

/**
 * Runs `work` once for a valid link. The link stays valid when the work fails. A second call with the same link waits
 * for the first one, so that whoever pressed twice is answered when the work is done.
 */
export function spendLink<Result extends { ok: boolean }>(
	token: string,
	purpose: LinkPurpose,
	parts: LinkParts,
	work: (memberId: string) => Promise<Result>,
): Promise<Result | null> {
	return inTurn([token], () => spendOnce(token, purpose, parts, work));
}

async function spendOnce<Result extends { ok: boolean }>(
	token: string,
	purpose: LinkPurpose,
	parts: LinkParts,
	work: (memberId: string) => Promise<Result>,
): Promise<Result | null> {
	const link = await findLink(token, purpose, parts);
	if (!link) return null;
	const { id, version, data } = link;
	const used: StaffLink = { ...data, usedAt: parts.clock.now().toISOString() };
	const taken = await parts.store.commit([{ kind: "replace", collection: "staffLinks", id, version, data: used }]);
	// Used, or extended, meanwhile.
	if (!taken.ok) return spendOnce(token, purpose, parts, work);
	const giveBack = () =>
		parts.store.commit([{ kind: "replace", collection: "staffLinks", id, version: version + 1, data }]);
	try {
		const result = await work(data.memberId);
		if (!result.ok) await giveBack();
		return result;
	} catch (error) {
		await giveBack();
		throw error;
	}
}

async function findLink(
	token: string,
	purpose: LinkPurpose,
	{ store, clock, secret }: LinkParts,
): Promise<StoredDocument<StaffLink> | null> {
	const id = readToken(token, purpose, secret);
	const link = id === null ? null : await store.get("staffLinks", id);
	return link?.data.purpose === purpose && isValid(link.data, clock.now()) ? link : null;
}

function isValid({ usedAt, expiresAt }: StaffLink, now: Date): boolean {
	return usedAt === null && expiresAt > now.toISOString();
}
