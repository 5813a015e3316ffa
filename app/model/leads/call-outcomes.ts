/** How a call of a member to the customer ended. */
export const callOutcomes = ["reached", "no-answer", "message-left"] as const;

export type CallOutcome = (typeof callOutcomes)[number];

export function isCallOutcome(value: unknown): value is CallOutcome {
	return (callOutcomes as readonly unknown[]).includes(value);
}
