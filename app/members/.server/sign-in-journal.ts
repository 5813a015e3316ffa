import { setTimeout as wait } from "node:timers/promises";
import type { Actor } from "#app/.server/journal/audit.ts";
import { putDocument } from "#app/.server/store/put-document.ts";
import { type AuditEntry, countDetail } from "#app/model/members/audit.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";

/** Period in which the failures of one member, or of all unknown addresses, share an entry. */
const lineFor = 10 * 60 * 1000;

/** Failures that wait for the write in progress, by entry id. */
const waiting = new WeakMap<DocumentStore, Map<string, number>>();

/**
 * Counts a failed sign-in. A flood adds one entry per member and ten minutes, and one write every five seconds. Typed
 * values and network addresses are not stored.
 */
export async function recordFailedSignIn(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	action: "sign-in-failed" | "second-factor-failed",
	member: Actor,
	writeEvery = 5_000,
): Promise<void> {
	const now = clock.now();
	const id = `${action}-${Math.floor(now.getTime() / lineFor)}-${member?.id ?? "unknown"}`;
	const counts = waiting.get(store) ?? new Map<string, number>();
	waiting.set(store, counts);
	const before = counts.get(id);
	counts.set(id, (before ?? 0) + 1);
	if (before !== undefined) return;
	const first: AuditEntry = {
		at: now.toISOString(),
		actorId: null,
		actor: "",
		action,
		subject: member?.name ?? "",
		detail: "",
		purgeAfter: retention.audit(now),
	};
	try {
		for (let added = counts.get(id); added; added = counts.get(id)) {
			counts.set(id, 0);
			const more = added;
			await putDocument(store, "audit", id, (line) => {
				const attempts = (line ? attemptsIn(line) : 0) + more;
				return { ...(line ?? first), detail: attempts === 1 ? "" : countDetail("attempts", attempts) };
			});
			await wait(writeEvery, undefined, { ref: false });
		}
	} finally {
		counts.delete(id);
	}
}

function attemptsIn({ detail }: AuditEntry): number {
	return detail === "" ? 1 : Number(detail.replace("attempts=", ""));
}
