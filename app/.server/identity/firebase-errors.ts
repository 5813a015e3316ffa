import type { AuthCode } from "#app/model/members/auth-codes.ts";
import { IdentityUnavailableError } from "#app/model/members/identity.ts";
import { ownValue } from "#app/model/own-value.ts";

/** Errors of token verification. Any other error means an invalid token. */
const tokenCodes: Readonly<Record<string, AuthCode>> = {
	"auth/id-token-expired": "user-token-expired",
	"auth/id-token-revoked": "user-token-expired",
	"auth/user-not-found": "user-token-expired",
	"auth/user-disabled": "user-disabled",
};

const unreachable = /^(?:app\/(?:network|invalid-credential)|auth\/(?:internal-error|insufficient-permission))/;

export function tokenError(error: unknown): AuthCode {
	return ownValue(tokenCodes, codeOf(error)) ?? "invalid-user-token";
}

export function isUnknownUser(error: unknown): boolean {
	return codeOf(error) === "auth/user-not-found";
}

/** Network and permission errors become `IdentityUnavailableError`: they say nothing about the credentials. */
export async function reaching<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		if (!unreachable.test(codeOf(error))) throw error;
		throw new IdentityUnavailableError("Firebase does not answer this server", { cause: error });
	}
}

function codeOf(error: unknown): string {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}
