import type { Lead, OutboxEntry } from "#app/model/leads/lead.ts";

/**
 * A flag may be wrong, so the team is also notified of flagged leads, except when the honeypot or the rate limit
 * flagged them. The address in a flagged lead may be a stranger's: nothing is sent to it.
 */
export function mailsFor({
	kind,
	channel,
	spam,
	email,
	confirmationWithheld,
}: Pick<Lead, "kind" | "channel" | "spam" | "email" | "confirmationWithheld">): OutboxEntry["template"][] {
	// Members enter these themselves.
	if (channel) return [];
	if (spam.includes("honeypot") || spam.includes("rate-limit")) return [];
	if (spam.length > 0 || kind === "waiting-list") return ["lead-notification"];
	return email && !confirmationWithheld ? ["lead-notification", "lead-confirmation"] : ["lead-notification"];
}

/** The id of the mail that confirms a lead to its customer. */
export function confirmationId(lead: string): string {
	return `${lead}-lead-confirmation`;
}

/** The id of the mail that asks a caller to confirm a yes to promotions. */
export function promotionsMailId(lead: string): string {
	return `${lead}-promotions-confirm`;
}
