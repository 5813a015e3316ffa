import { readFormKey } from "#app/.server/form-key.ts";
import { householdOf, networkOf } from "#app/.server/network.ts";
import type { RequestContext } from "#app/.server/request-context.ts";
import type { Services } from "#app/.server/services.ts";
import type { SpamFlag } from "#app/model/leads/lead-status.ts";

const shortestTime = 3_000;
const longestTime = 24 * 60 * 60 * 1000;
const lowScore = 0.3;

/** Runs cheap checks first. A check only adds a flag; it never rejects the lead. */
export async function spamFlags(
	form: FormData,
	action: "contact" | "estimate",
	{ address }: RequestContext,
	{ clock, limits, captcha, secret }: Services,
): Promise<SpamFlag[]> {
	const now = clock.now().getTime();
	const flags: SpamFlag[] = [];
	if (form.get("website")) flags.push("honeypot");
	const key = readFormKey(String(form.get("key") ?? ""), secret);
	const age = key ? now - key.issuedAt.getTime() : null;
	if (age === null || age > longestTime) flags.push("stale-key");
	// A negative age means that the clock went back while the form was open, which says nothing about the visitor.
	else if (age >= 0 && age < shortestTime) flags.push("too-fast");
	const [fromAddress, fromNetwork] = [
		limits.address.isOver(householdOf(address), now),
		limits.network.isOver(networkOf(address), now),
	];
	if (fromAddress || fromNetwork) flags.push("rate-limit");
	const token = String(form.get("captcha") ?? "");
	if (captcha && token) {
		const verdict = await captcha.verify(token, action);
		if (verdict.kind === "refused") flags.push("captcha-refused");
		if (verdict.kind === "score" && verdict.score < lowScore) flags.push("captcha-low");
	}
	return flags;
}
