import { createHmac, randomUUID } from "node:crypto";
import type { StaffLink } from "#app/model/members/staff-records.ts";
import { isSameSecret } from "./is-same-secret.ts";

/** A token is valid for one purpose only: a password link cannot open a session. */
type TokenPurpose = StaffLink["purpose"] | "session";

/** Derived from an id and the secret. The store holds only the id: a stolen database is not enough to forge a link. */
export function tokenOf(id: string, purpose: TokenPurpose, secret: string): string {
	return `${id}.${sign(id, purpose, secret)}`;
}

export function newToken(purpose: TokenPurpose, secret: string): { id: string; token: string } {
	const id = randomUUID();
	return { id, token: tokenOf(id, purpose, secret) };
}

/** Returns the id in a token, or null when the signature is invalid. The store records whether it was used. */
export function readToken(token: string, purpose: TokenPurpose, secret: string): string | null {
	const [id, signature, more] = token.split(".");
	if (!id || !signature || more !== undefined || token.length > 200) return null;
	return isSameSecret(signature, sign(id, purpose, secret)) ? id : null;
}

function sign(id: string, purpose: TokenPurpose, secret: string): string {
	return createHmac("sha256", secret).update(`staff ${purpose} ${id}`).digest("base64url");
}
