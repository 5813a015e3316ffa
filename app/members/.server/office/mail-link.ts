import { setTimeout as wait } from "node:timers/promises";
import { networkOf } from "#app/.server/network.ts";
import { createRateLimit } from "#app/.server/rate-limit.ts";
import type { Services } from "#app/.server/services.ts";
import { readEmail } from "#app/model/members/member.ts";
import { sendPasswordLink } from "../members.ts";

const tenMinutes = 10 * 60 * 1000;
/** Longer than the work itself, so that the response time does not reveal whether the address is a member's. */
const sameTime = 600;

const perNetwork = createRateLimit({ most: 20, windowMs: tenMinutes });
/** By network too: a stranger who sends a member's address again and again keeps only their own network out. */
const perAddressAndNetwork = createRateLimit({ most: 4, windowMs: tenMinutes });
const perAddress = createRateLimit({ most: 12, windowMs: tenMinutes, forgetsRefused: true });

/** Responds the same way after the same time, whether or not a mail is sent. */
export async function mailLink(
	purpose: "sign-in" | "reset",
	{ email: typed, address, returnTo }: { email: string; address: string; returnTo: string | null },
	services: Services,
): Promise<void> {
	const now = services.clock.now().getTime();
	const email = readEmail(typed) ?? "";
	const network = networkOf(address);
	const tooMany =
		perNetwork.isOver(network, now) ||
		perAddressAndNetwork.isOver(`${email} ${network}`, now) ||
		perAddress.isOver(email, now);
	const work = tooMany
		? null
		: purpose === "reset"
			? mailReset(email, returnTo, services)
			: services.identity.sendSignInLink(email, returnTo);
	await Promise.all([work, wait(sameTime)]);
}

/** Sends nothing to members who are disabled or have not accepted their invitation. */
async function mailReset(email: string, returnTo: string | null, services: Services): Promise<void> {
	const member = await services.identity.memberByEmail(email);
	if (member?.status === "active") await sendPasswordLink(member, member, services, returnTo);
}
