/** What staff did to one another and to the settings, for whoever must know later. */
export const auditActions = [
	"signed-in",
	"sign-in-failed",
	"second-factor-failed",
	"first-administrator",
	"invited",
	"invitation-sent-again",
	"joined",
	"reset-sent",
	"password-reset",
	"password-changed",
	"role-changed",
	"disabled",
	"enabled",
	"deleted",
	"left",
	"second-factor-on",
	"second-factor-off",
	"second-factor-cleared",
	"recovery-codes-renewed",
	"recovery-code-used",
	"provider-linked",
	"provider-unlinked",
	"signed-out-everywhere",
	"person-exported",
	"person-erased",
	"leads-exported",
	"purged",
	"incident-added",
	"incident-amended",
	"incidents-exported",
	"mail-retried",
	"mail-deleted",
	"request-status",
	"request-assignee",
	"request-visit",
	"request-note",
	"request-reply",
	"request-spam",
	"request-rescue",
	"request-undone",
	"content-published",
	"content-scheduled",
	"content-unscheduled",
	"content-withdrawn",
	"content-discarded",
	"content-restored",
	"content-imported",
] as const;

export type AuditAction = (typeof auditActions)[number];

export interface AuditEntry {
	at: string;
	/** Null: the server's own shell. */
	actorId: string | null;
	/** As it was then: names change and members go. */
	actor: string;
	action: AuditAction;
	/** Whom or what it was done to; empty when it is the actor. */
	subject: string;
	/** The new value, when that says more than the action. */
	detail: string;
	purgeAfter: string;
}
