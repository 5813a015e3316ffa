import { isAuthCode } from "#app/model/members/auth-codes.ts";
import { tokenPath } from "#app/model/members/staff-paths.ts";
import { NetworkFailure, networkTimeout } from "./network-timeout.ts";

/** Our server rejected the token, with this code. */
class HandOverRefused extends Error {
	readonly code: string;

	constructor(code: string) {
		super(`The token was refused: ${code}`);
		this.code = `auth/${code}`;
	}
}

/** Our server creates or renews the session. An unreachable server or a 5xx response counts as a network failure. */
export async function handOver(token: string, intent: "sign-in" | "renew"): Promise<void> {
	const response = await fetch(tokenPath, {
		method: "POST",
		body: new URLSearchParams({ token, intent }),
		signal: AbortSignal.timeout(networkTimeout()),
	}).catch(() => null);
	if (!response || response.status >= 500) throw new NetworkFailure("Our server did not answer");
	const answer = (await response.json().catch(() => null)) as { code?: unknown } | null;
	if (!response.ok || !answer) throw new HandOverRefused(isAuthCode(answer?.code) ? answer.code : "unknown");
}
