import { type AuthCode, isAuthCode } from "#app/model/members/auth-codes.ts";
import { ownValue } from "#app/model/own-value.ts";

/** Firebase error codes that are aliases of our own codes. */
const aliases: Readonly<Record<string, AuthCode>> = {
	"invalid-login-credentials": "invalid-credential",
	"missing-email": "invalid-email",
	"weak-password": "password-does-not-meet-requirements",
	"invalid-verification-code": "invalid-credential",
	"missing-verification-code": "invalid-credential",
	"invalid-continue-uri": "unauthorized-continue-uri",
	"invalid-oob-code": "invalid-action-code",
	"provider-already-linked": "credential-already-in-use",
	"unverified-email": "account-exists-with-different-credential",
	"user-signed-out": "user-token-expired",
	"null-user": "user-token-expired",
	"user-cancelled": "invalid-credential",
	timeout: "network-request-failed",
};

/** The member closed the popup or opened another: no error to show. */
const ownDoing = new Set(["popup-closed-by-user", "cancelled-popup-request"]);

/** `unknown`: show a general message. Null: not an error. */
export type BrowserFailure = AuthCode | "popup-blocked" | "unknown" | null;

export function authCodeOf(error: unknown): BrowserFailure {
	const name = error instanceof Error && "code" in error ? String(error.code).replace(/^auth\//, "") : "";
	if (ownDoing.has(name)) return null;
	if (isAuthCode(name) || name === "popup-blocked") return name;
	return ownValue(aliases, name) ?? "unknown";
}
