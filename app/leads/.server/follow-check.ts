import { retries } from "#app/.server/store/retries.ts";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import type { FollowCheck, Lead } from "#app/model/leads/lead.ts";
import type { StoredDocument } from "#app/model/ports.ts";
import { provesOwnership } from "./follow-lead.ts";
import type { LeadParts } from "./lead-parts.ts";
import { mailWrite } from "./mail-write.ts";

const freeTries = 5;
const minute = 60_000;
const longestDelay = 12 * 60 * minute;
const warnAt = 10;

/**
 * The delay doubles after each failure, so that four digits cannot be guessed by trying for long enough. Every attempt
 * commits with the counter's version (compare-and-set), so concurrent attempts each see the failures before them.
 */
export async function checkOwnership(
	parts: LeadParts,
	lead: StoredDocument<Lead>,
	proof: string,
): Promise<"passed" | "wrong" | "too-many"> {
	const { store, clock } = parts;
	const passed = provesOwnership(lead.data, proof);
	for (const retry = retries(); ; retry()) {
		const known = await store.get("followChecks", lead.id);
		const now = clock.now().getTime();
		if (known && isWaiting(known.data, now)) return "too-many";
		const failures = passed ? 0 : (known?.data.failures ?? 0) + 1;
		const warns = failures >= warnAt && !known?.data.warned;
		const data: FollowCheck = {
			failures,
			notBefore: new Date(now + delayAfter(failures)).toISOString(),
			warned: warns || (known?.data.warned ?? false),
			purgeAfter: lead.data.purgeAfter,
		};
		const count = upsertWrite("followChecks", lead.id, known, data);
		const warning = mailWrite(`${lead.id}-follow-guessing`, "follow-guessing", lead.id, parts);
		let result = await store.commit(warns ? [count, warning] : [count]);
		// The owner was warned before: mails may be kept longer than the counter.
		if (!result.ok && result.collection === "outbox") result = await store.commit([count]);
		if (result.ok) return passed ? "passed" : "wrong";
	}
}

/** Ignores a time further away than the longest delay: it was written before the clock was set back. */
function isWaiting({ notBefore }: FollowCheck, now: number): boolean {
	const left = Date.parse(notBefore) - now;
	return left > 0 && left <= longestDelay;
}

/** One minute after the free attempts, then doubling up to twelve hours. */
function delayAfter(failures: number): number {
	return failures < freeTries ? 0 : Math.min(minute * 2 ** (failures - freeTries), longestDelay);
}
