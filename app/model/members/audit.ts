import type { PersonCounts } from "../privacy/person-counts.ts";

/** Actions of members on other members, personal data, leads, content and settings, recorded for later review. */
export type AuditAction =
	| "signed-in"
	| "sign-in-failed"
	| "second-factor-failed"
	| "first-administrator"
	| "invited"
	| "invitation-sent-again"
	| "joined"
	| "reset-sent"
	| "password-reset"
	| "password-changed"
	| "role-changed"
	| "disabled"
	| "enabled"
	| "deleted"
	| "left"
	| "second-factor-on"
	| "second-factor-off"
	| "second-factor-cleared"
	| "recovery-codes-renewed"
	| "recovery-code-used"
	| "provider-linked"
	| "provider-unlinked"
	| "signed-out-everywhere"
	| "person-exported"
	| "person-erased"
	| "consent-withdrawn"
	| "leads-exported"
	| "contracts-exported"
	| "purged"
	| "incident-added"
	| "incident-amended"
	| "incidents-exported"
	| "mail-retried"
	| "mail-deleted"
	| "request-status"
	| "request-assignee"
	| "request-visit"
	| "request-appointment"
	| "request-quote"
	| "request-note"
	| "request-reply"
	| "request-call"
	| "request-answered"
	| "request-spam"
	| "request-rescue"
	| "request-details"
	| "request-customer"
	| "call-received"
	| "call-mails-stopped"
	| "import-started"
	| "import-undone"
	| "series-on"
	| "series-off"
	| "request-undone"
	| "task-added"
	| "task-changed"
	| "task-done"
	| "task-reopened"
	| "task-deleted"
	| "calendar-created"
	| "calendar-replaced"
	| "calendar-removed"
	| "crew-added"
	| "crew-changed"
	| "job-photo-removed"
	| "gallery-published"
	| "gallery-changed"
	| "gallery-removed"
	| "gallery-withdrawn"
	| "content-published"
	| "content-scheduled"
	| "content-unscheduled"
	| "content-not-published"
	| "content-withdrawn"
	| "content-discarded"
	| "content-restored"
	| "timeline-note-added"
	| "timeline-note-removed"
	| "first-day-approved"
	| "first-day-mail-confirmed"
	| "first-day-domain-checked";

export interface AuditEntry {
	at: string;
	/** Null for a command run on the server, and for a failed sign-in. */
	actorId: string | null;
	/** The name at that time: members change their name or are deleted. */
	actor: string;
	action: AuditAction;
	/** The person or thing acted on; empty when it is the actor. */
	subject: string;
	/** The new value, when the action alone does not tell. */
	detail: string;
	purgeAfter: string;
}

/** What the detail of an entry can count, beside the documents of a person. */
export const auditCounts = ["attempts", "documents", "rows"] as const;

/** The words for each count, in one language. */
export type AuditCountWords = { readonly [Name in (typeof auditCounts)[number]]: (count: number) => string };

/** A count in the detail of an entry. The journal says it in the member's language, with the words of that name. */
export function countDetail(name: keyof AuditCountWords | keyof PersonCounts, count: number): string {
	return `${name}=${count}`;
}

/** What erasing a person deleted. The journal keeps only the counts: the person's identity must be erased. */
export function erasedDetail(counts: PersonCounts): string {
	const names = Object.keys(counts) as (keyof PersonCounts)[];
	return names.flatMap((name) => (counts[name] > 0 ? countDetail(name, counts[name]) : [])).join(" ");
}
