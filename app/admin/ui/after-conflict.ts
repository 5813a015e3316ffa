import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Also loads the page again after a conflict (409), to show what somebody else changed. Not after a session that ended
 * (401): the loader would leave for the sign-in, and what was typed with it.
 */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus === 409 || defaultShouldRevalidate;
}
