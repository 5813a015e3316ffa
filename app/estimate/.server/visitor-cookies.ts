import { createHmac } from "node:crypto";
import { isSameSecret } from "#app/.server/is-same-secret.ts";
import type { Visitor } from "#app/.server/request-context.ts";
import { readVisitorCookie, writeVisitorCookie } from "#app/locale/cookie.ts";

const day = 24 * 60 * 60;

/** The id of this browser's draft, from a cookie. It is never part of a URL, so that analytics do not record it. */
export function draftIdOf({ cookies }: Visitor): unknown {
	return readVisitorCookie(cookies, "estimate");
}

export function rememberDraft(id: string, origin: string): string {
	return writeVisitorCookie("estimate", id, isHttps(origin));
}

/** More than a customer has open at once. The cookie stays short. */
const mostFollowed = 5;

/** A cookie which says that this browser has passed the second check of leads; valid for one day for each of them. */
export function rememberFollowed(
	leadId: string,
	{ origin, secret, now, visitor }: { origin: string; secret: string; now: Date; visitor?: Visitor },
): string {
	const until = Math.floor(now.getTime() / 1000) + day;
	const added: Followed = { id: leadId, entry: `${leadId}/${until}/${sign(`${leadId}/${until}`, secret)}` };
	const others = visitor ? entriesOf(visitor, secret, now).filter(({ id }) => id !== leadId) : [];
	const entries = [added, ...others].slice(0, mostFollowed).map(({ entry }) => entry);
	return writeVisitorCookie("follow", entries, isHttps(origin));
}

export function hasPassed(leadId: string, visitor: Visitor, secret: string, now: Date): boolean {
	return followedBy(visitor, secret, now).includes(leadId);
}

/** The ids of the leads whose second check this browser has passed, the newest first. */
export function followedBy(visitor: Visitor, secret: string, now: Date): string[] {
	return entriesOf(visitor, secret, now).map(({ id }) => id);
}

interface Followed {
	id: string;
	/** As in the cookie: id, time of expiry and signature. */
	entry: string;
}

/** Earlier builds wrote one entry, not a list. */
function entriesOf({ cookies }: Visitor, secret: string, now: Date): Followed[] {
	return [readVisitorCookie(cookies, "follow")].flat().flatMap((entry) => {
		if (typeof entry !== "string") return [];
		const [id = "", until = "", signature = ""] = entry.split("/");
		if (!id || !(Number(until) * 1000 >= now.getTime())) return [];
		return isSameSecret(signature, sign(`${id}/${until}`, secret)) ? [{ id, entry }] : [];
	});
}

function sign(content: string, secret: string): string {
	return createHmac("sha256", secret).update(`follow ${content}`).digest("base64url").slice(0, 32);
}

function isHttps(origin: string): boolean {
	return origin.startsWith("https:");
}
