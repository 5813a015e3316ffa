import { createHmac } from "node:crypto";
import type { SecondFactorRecord } from "#app/model/members/staff-records.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { putDocument } from "../store/put-document.ts";
import { createTurnsByKey } from "../store/turns-by-key.ts";
import { refused } from "./outcomes.ts";

interface SecondFactorAttemptParts {
	store: DocumentStore;
	clock: Clock;
	secret: string;
	/** Ends the member's sessions that still owe a code. */
	endHalfOpenSessions: (memberId: string) => Promise<void>;
}

export type SecondFactorAttempts = ReturnType<typeof createSecondFactorAttempts>;

const collection = "secondFactorAttempts";
export const mostFailures = 10;
const firstBlock = 15 * 60 * 1000;
const longestBlock = 24 * 60 * 60 * 1000;
/** In milliseconds. A code is valid for a minute and a half. */
const usedFor = 120_000;
const keptFor = 2 * longestBlock;

/**
 * One queue and one failure budget per member, regardless of the network. The attempt is counted and the code reserved
 * in the store before it is verified: neither a second request nor a restart in between can try it again. Every tenth
 * failure ends the half-open sessions and blocks codes: for 15 minutes, then twice as long each time.
 */
export function createSecondFactorAttempts({ store, clock, secret, endHalfOpenSessions }: SecondFactorAttemptParts) {
	const inTurn = createTurnsByKey();
	const now = () => clock.now().getTime();

	function attempt<Result extends { ok: boolean }>(
		memberId: string,
		code: string,
		verify: () => Promise<Result>,
	): Promise<Result | ReturnType<typeof refused>> {
		return inTurn([memberId], async () => {
			const before = await reserve(memberId, hashOf(memberId, code));
			if (before.isBlocked) return refused("too-many-requests", secondsUntil(before.blockedUntil));
			const result = before.isUsed ? refused("invalid-credential") : await verify();
			if (result.ok) await putDocument(store, collection, memberId, succeeded);
			else if (before.blockedUntil) {
				await endHalfOpenSessions(memberId);
				return refused("too-many-requests", secondsUntil(before.blockedUntil));
			}
			return result;
		});
	}

	/** Counts the attempt as failed until it succeeds. */
	async function reserve(memberId: string, code: string) {
		let reserved = { isBlocked: false, isUsed: false, blockedUntil: "" };
		await putDocument(store, collection, memberId, (before) => {
			const at = clock.now().toISOString();
			if (before && isBlocking(before)) {
				reserved = { isBlocked: true, isUsed: false, blockedUntil: before.blockedUntil };
				return null;
			}
			const used = (before?.used ?? []).filter((each) => now() - Date.parse(each.at) < usedFor);
			const failures = (before?.failures ?? 0) + 1;
			const blockedUntil = failures % mostFailures === 0 ? after(blockFor(failures)) : "";
			reserved = { isBlocked: false, isUsed: used.some((each) => each.code === code), blockedUntil };
			return {
				failures,
				blockedUntil,
				used: [...used, { code, at }].slice(-2 * mostFailures),
				purgeAfter: after(keptFor),
			};
		});
		return reserved;
	}

	/** Ignores a block that would end later than it was made for: the clock was set back since. */
	function isBlocking({ blockedUntil, failures }: SecondFactorRecord): boolean {
		const left = Date.parse(blockedUntil) - now();
		return left > 0 && left <= blockFor(failures);
	}

	function succeeded(before: SecondFactorRecord | null): SecondFactorRecord | null {
		return before && { ...before, failures: 0, blockedUntil: "", purgeAfter: after(keptFor) };
	}

	/** The store holds a hash instead of the code: a copy of the store must not reveal a code that is still valid. */
	function hashOf(memberId: string, code: string): string {
		return createHmac("sha256", secret).update(`second factor ${memberId} ${code}`).digest("hex").slice(0, 32);
	}

	function after(milliseconds: number): string {
		return new Date(now() + milliseconds).toISOString();
	}

	function secondsUntil(time: string): number {
		return Math.max(1, Math.ceil((Date.parse(time) - now()) / 1000));
	}

	/** Called when a member is deleted or their second factor is removed. */
	async function forget(memberId: string): Promise<void> {
		await store.commit([{ kind: "delete", collection, id: memberId }]);
	}

	return { attempt, forget };
}

function blockFor(failures: number): number {
	return Math.min(firstBlock * 2 ** (failures / mostFailures - 1), longestBlock);
}
