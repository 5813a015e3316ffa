/** What can be wrong with a running server, the worst first. */
export const healthCauses = ["store", "damage", "refused", "disk", "backup", "mails-wait", "dead-letters"] as const;

export type HealthCause = (typeof healthCauses)[number];

/** Somebody is woken for these, and `/status` answers 503. The others can wait for the morning. */
export function isUrgent(cause: HealthCause): boolean {
	return cause !== "dead-letters";
}
