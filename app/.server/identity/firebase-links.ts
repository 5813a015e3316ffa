import type { StaffLink } from "#app/model/members/staff-records.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { newToken, readToken } from "../one-time-token.ts";
import { sessionTimes } from "./settings.ts";

/** Sign-in links that we mail: the store has only the id; the complete token is only in the mail. */
export function firebaseLinks({ store, clock, secret }: { store: DocumentStore; clock: Clock; secret: string }) {
	const collection = "staffLinks";

	async function make(memberId: string): Promise<string> {
		const { id } = newToken("sign-in", secret);
		const expiresAt = new Date(clock.now().getTime() + sessionTimes.signInLink * 1000).toISOString();
		const data: StaffLink = { purpose: "sign-in", memberId, usedAt: null, expiresAt, purgeAfter: expiresAt };
		await store.commit([{ kind: "create", collection, id, data }]);
		return id;
	}

	/** Marks the link as used and returns its member's id; null when the link is unknown, used or expired. */
	async function spend(id: string): Promise<string | null> {
		const link = await store.get(collection, id);
		const now = clock.now().toISOString();
		if (link?.data.purpose !== "sign-in" || link.data.usedAt !== null || link.data.expiresAt <= now) return null;
		const { version, data } = link;
		const used = { ...data, usedAt: now };
		const { ok } = await store.commit([{ kind: "replace", collection, id, version, data: used }]);
		return ok ? data.memberId : null;
	}

	return { make, spend, read: (token: string) => readToken(token, "sign-in", secret) };
}
