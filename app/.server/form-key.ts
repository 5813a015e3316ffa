import { createHmac, randomUUID } from "node:crypto";
import { isSameSecret } from "./is-same-secret.ts";

interface FormKey {
	id: string;
	issuedAt: Date;
}

/** Signed idempotency key for one rendering of a form: a double click creates one lead. Also holds the issue time. */
export function issueFormKey(secret: string, now: Date): string {
	const content = `${randomUUID()}.${now.getTime().toString(36)}`;
	return `${content}.${sign(content, secret)}`;
}

/** Returns null for a key with an invalid signature. */
export function readFormKey(key: string, secret: string): FormKey | null {
	const [id, time, signature] = key.split(".");
	if (!id || !time || !signature || key.length > 200) return null;
	if (!isSameSecret(signature, sign(`${id}.${time}`, secret))) return null;
	return { id, issuedAt: new Date(Number.parseInt(time, 36)) };
}

function sign(content: string, secret: string): string {
	return createHmac("sha256", secret).update(`form ${content}`).digest("base64url").slice(0, 32);
}
