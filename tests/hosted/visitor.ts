import { issueFormKey } from "#app/.server/form-key.ts";

export { send } from "../faults/contact-visitor.ts";

/** A key for a form that was opened a minute ago, signed with the servers' secret. */
export function agedKeyFor(secret: string): string {
	return issueFormKey(secret, new Date(Date.now() - 60_000));
}
