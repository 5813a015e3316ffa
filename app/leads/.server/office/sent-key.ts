import { randomUUID } from "node:crypto";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key that a page gave its form, or a new one. What a form adds has its key as its id: sent twice, it is added once. */
export function sentKey(form: FormData): string {
	return readKey(form) ?? randomUUID();
}

/** Null for a key that no page made: stores refuse some texts as an id. */
export function readKey(form: FormData): string | null {
	const key = String(form.get("key") ?? "");
	return uuid.test(key) ? key : null;
}
