import type { Clock } from "#app/model/ports.ts";

export const refusalReasons = ["store", "flood"] as const;

export type RefusalReason = (typeof refusalReasons)[number];

/** Forms that were answered 503 or 429: people who were asked to call instead. In memory, since the start. */
export interface RefusedLeads {
	count(reason: RefusalReason): void;
	total(reason: RefusalReason): number;
	/** Whether one was refused in the last so many milliseconds. */
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
		isRecent: (within) => clock.now().getTime() - lastAt < within,
	};
}
