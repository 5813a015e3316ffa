import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { StaffLink } from "#app/model/members/staff-records.ts";

/** What a token is good for: a link for a password opens no session. */
type TokenPurpose = StaffLink["purpose"] | "session";

/**
 * The secret half of a link in a mail. It follows from an id and the server's secret, so that the store and the outbox
 * hold ids only: whoever steals the database can make no link of it.
 */
export function tokenOf(id: string, purpose: TokenPurpose, secret: string): string {
	return `${id}.${sign(id, purpose, secret)}`;
}

export function newToken(purpose: TokenPurpose, secret: string): { id: string; token: string } {
	const id = randomUUID();
	return { id, token: tokenOf(id, purpose, secret) };
}

/** The id in a token, or null when it is not ours. Whether it was used already, the store knows. */
export function readToken(token: string, purpose: TokenPurpose, secret: string): string | null {
	const [id, signature, more] = token.split(".");
	if (!id || !signature || more !== undefined || token.length > 200) return null;
	const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id, purpose, secret))];
	return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function sign(id: string, purpose: TokenPurpose, secret: string): string {
	return createHmac("sha256", secret).update(`staff ${purpose} ${id}`).digest("base64url");
}
