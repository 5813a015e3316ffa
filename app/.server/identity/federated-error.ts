import type { AuthCode } from "#app/model/members/auth-codes.ts";
import { ownValue } from "#app/model/own-value.ts";

const codes: Readonly<Record<string, AuthCode>> = {
	// These three share one code, so that it does not reveal whether the address belongs to a member.
	signup_disabled: "account-exists-with-different-credential",
	account_not_linked: "account-exists-with-different-credential",
	email_not_found: "account-exists-with-different-credential",
	account_already_linked_to_different_user: "credential-already-in-use",
	invalid_code: "network-request-failed",
	unable_to_get_user_info: "network-request-failed",
	please_restart_the_process: "expired-action-code",
	state_mismatch: "expired-action-code",
	state_not_found: "expired-action-code",
};

/** Maps an error from a provider or from better-auth's callback to an `AuthCode`. */
export function federatedError(error: string | null): AuthCode {
	return ownValue(codes, error ?? "") ?? "invalid-credential";
}
