import type { Clock } from "#app/model/ports.ts";

export const refusalReasons = ["store", "flood"] as const;

type RefusalReason = (typeof refusalReasons)[number];

/** Counts forms refused with 503 or 429, whose senders were asked to call. In memory, since the start. */
export interface RefusedLeads {
	count(reason: RefusalReason): void;
	total(reason: RefusalReason): number;
	/** Whether a form was refused in the last `within` milliseconds. */
	isRecent(within: number): boolean;
}

export function createRefusedLeads(clock: Clock): RefusedLeads {
	const totals = new Map<RefusalReason, number>();
	let lastAt = Number.NEGATIVE_INFINITY;
	return {
		count(reason) {
			totals.set(reason, (totals.get(reason) ?? 0) + 1);
			lastAt = clock.now().getTime();
		},
		total: (reason) => totals.get(reason) ?? 0,
		// One in the future was refused before the clock was set back.
		isRecent: (within) => Math.abs(clock.now().getTime() - lastAt) < within,
	};
}
