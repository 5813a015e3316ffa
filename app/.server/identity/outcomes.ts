import type { AuthCode } from "#app/model/members/auth-codes.ts";
import { PasswordQueueFullError, passwordQueueRetryAfter } from "./password-queue.ts";

export function done(headers?: Headers) {
	return { ok: true as const, cookies: headers?.getSetCookie() ?? [] };
}

/** `retryAfter`: in seconds, when a later attempt can succeed. */
export function refused(code: AuthCode, retryAfter?: number) {
	return { ok: false as const, code, cookies: [], ...(retryAfter !== undefined && { retryAfter }) };
}

/** Converts the library's refusals (status below 500) to outcomes; other failures (locked database, bug) throw. */
export async function attempting<Result>(
	code: AuthCode,
	work: () => Promise<Result>,
): Promise<Result | ReturnType<typeof refused>> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof PasswordQueueFullError) return refused("too-many-requests", passwordQueueRetryAfter);
		if (error instanceof Error && error.name === "APIError" && "statusCode" in error && Number(error.statusCode) < 500)
			return refused(code);
		throw error;
	}
}
