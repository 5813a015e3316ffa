import type { AuthCode } from "#app/model/auth-codes.ts";

export function done(headers?: Headers) {
	return { ok: true as const, cookies: headers?.getSetCookie() ?? [] };
}

export function refused(code: AuthCode) {
	return { ok: false as const, code, cookies: [] };
}

/** What the library refuses is an answer; what it cannot do (a locked database, a bug) is an error. */
export async function attempting<Result>(
	code: AuthCode,
	work: () => Promise<Result>,
): Promise<Result | ReturnType<typeof refused>> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof Error && error.name === "APIError" && "statusCode" in error && Number(error.statusCode) < 500)
			return refused(code);
		throw error;
	}
}
