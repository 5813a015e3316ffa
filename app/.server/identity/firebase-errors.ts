import type { AuthCode } from "#app/model/members/auth-codes.ts";
import { IdentityUnavailableError } from "#app/model/members/identity.ts";
import { ownValue } from "#app/model/own-value.ts";

/** What is wrong with a token. Anything unforeseen is a token that nobody should believe. */
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

/** A provider that does not answer, or does not let this server ask, is not a member's fault. */
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
