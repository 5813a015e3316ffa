import { setTimeout as wait } from "node:timers/promises";
import { createRateLimit, networkOf } from "#app/.server/rate-limit.ts";
import type { Services } from "#app/.server/services.ts";
import { readEmail } from "#app/model/member.ts";

const tenMinutes = 10 * 60 * 1000;
/** Longer than the work, so that the time it takes does not tell whose address this is. */
const sameTime = 600;

const perAddress = createRateLimit({ most: 4, windowMs: tenMinutes });
const perNetwork = createRateLimit({ most: 20, windowMs: tenMinutes });

/** The same answer after the same time, whether or not a mail leaves. */
export async function sendSignInLink(
	typed: string,
	address: string,
	{ identity, clock }: Pick<Services, "identity" | "clock">,
): Promise<void> {
	const now = clock.now().getTime();
	const email = readEmail(typed) ?? "";
	const tooMany = [perAddress.isOver(email, now), perNetwork.isOver(networkOf(address), now)].includes(true);
	await Promise.all([tooMany ? null : identity.sendSignInLink(email), wait(sameTime)]);
}
