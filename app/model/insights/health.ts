/** Problems of a running server, worst first. */
export const healthCauses = [
	"store",
	"damage",
	"refused",
	"disk",
	"backup",
	"mails-wait",
	"dead-letters",
	"purge",
] as const;

export type HealthCause = (typeof healthCauses)[number];

export type UrgentCause = Exclude<HealthCause, "dead-letters" | "purge">;

/** Urgent problems need a person at once: `/status` responds with 503. The others can wait. */
export function isUrgent(cause: HealthCause): cause is UrgentCause {
	return cause !== "dead-letters" && cause !== "purge";
}
