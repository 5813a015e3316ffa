import { createHmac, timingSafeEqual } from "node:crypto";
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

/** A cookie which says that this browser has passed the second check of a lead; valid for one day. */
export function rememberFollowed(
	leadId: string,
	{ origin, secret, now }: { origin: string; secret: string; now: Date },
): string {
	const until = Math.floor(now.getTime() / 1000) + day;
	const value = `${leadId}/${until}/${sign(`${leadId}/${until}`, secret)}`;
	return writeVisitorCookie("follow", value, isHttps(origin));
}

export function hasPassed(leadId: string, visitor: Visitor, secret: string, now: Date): boolean {
	return followedBy(visitor, secret, now) === leadId;
}

/** The id of the lead whose second check this browser has passed. */
export function followedBy({ cookies }: Visitor, secret: string, now: Date): string | null {
	const [id = "", until = "", signature = ""] = String(readVisitorCookie(cookies, "follow") ?? "").split("/");
	if (!id || !(Number(until) * 1000 >= now.getTime())) return null;
	const [given, expected] = [Buffer.from(signature), Buffer.from(sign(`${id}/${until}`, secret))];
	return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function sign(content: string, secret: string): string {
	return createHmac("sha256", secret).update(`follow ${content}`).digest("base64url").slice(0, 32);
}

function isHttps(origin: string): boolean {
	return origin.startsWith("https:");
}
