/** All sign-in and account errors, as the providers name them (`auth/<code>`). Pages translate codes into words. */
export const authCodes = [
	"invalid-email",
	"wrong-password",
	"missing-password",
	"invalid-credential",
	"email-already-in-use",
	"user-not-found",
	"too-many-requests",
	"expired-action-code",
	"invalid-action-code",
	"requires-recent-login",
	"invalid-user-token",
	"user-token-expired",
	"user-disabled",
	"password-does-not-meet-requirements",
	"operation-not-allowed",
	"credential-already-in-use",
	"account-exists-with-different-credential",
	"multi-factor-auth-required",
	"network-request-failed",
	"unauthorized-continue-uri",
	"invalid-recaptcha-token",
	"missing-recaptcha-token",
	"admin-restricted-operation",
	"user-mismatch",
	"login-blocked",
] as const;

export type AuthCode = (typeof authCodes)[number];

export function isAuthCode(value: unknown): value is AuthCode {
	return typeof value === "string" && (authCodes as readonly string[]).includes(value);
}
