import { createHmac } from "node:crypto";
import type { EntryId } from "#app/model/editing/content-entry.ts";
import { isSameSecret } from "../is-same-secret.ts";

/** The URL parameter of a page that is shown with a draft: `?apercu=<key>`. */
export const previewParameter = "apercu";

const lasts = 12 * 60 * 60 * 1000;

/** The key shows one entry's preview for 12 hours to anyone with the URL, such as a colleague without an account. */
export function previewKey(id: EntryId, secret: string, now: Date): string {
	const content = `${Buffer.from(id).toString("base64url")}.${(now.getTime() + lasts).toString(36)}`;
	return `${content}.${sign(content, secret)}`;
}

/** Returns the entry whose draft may be shown; null for an invalid or expired key. */
export function readPreviewKey(key: string, secret: string, now: Date): EntryId | null {
	const [id, until, signature] = key.split(".");
	if (!id || !until || !signature || key.length > 400) return null;
	if (!isSameSecret(signature, sign(`${id}.${until}`, secret))) return null;
	return Number.parseInt(until, 36) > now.getTime() ? (Buffer.from(id, "base64url").toString() as EntryId) : null;
}

function sign(content: string, secret: string): string {
	return createHmac("sha256", secret).update(`preview ${content}`).digest("base64url").slice(0, 32);
}
