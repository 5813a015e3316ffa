import { randomUUID } from "node:crypto";
import type { AuditAction, AuditEntry } from "#app/model/members/audit.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { Clock, DocumentStore, QueryPage } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";

/** The member who performs the action; null for a command-line command. */
export type Actor = NamedMember | null;

export async function recordAudit(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	actor: Actor,
	action: AuditAction,
	{ subject = "", detail = "" }: { subject?: string; detail?: string } = {},
): Promise<void> {
	const now = clock.now();
	const entry: AuditEntry = {
		at: now.toISOString(),
		actorId: actor?.id ?? null,
		actor: actor?.name ?? "",
		action,
		subject,
		detail,
		purgeAfter: retention.audit(now),
	};
	await store.commit([{ kind: "create", collection: "audit", id: randomUUID(), data: entry }]);
}

/** Newest first. */
export function readAudit(store: DocumentStore, cursor?: string): Promise<QueryPage<"audit">> {
	const orderBy = { field: "at", direction: "descending" } as const;
	return store.query("audit", { orderBy, limit: 50, ...(cursor && { cursor }) });
}
