import type { Clock } from "#app/model/ports.ts";

export type UsedCodes = ReturnType<typeof createUsedCodes>;

/** A code is valid for a minute and a half: who read it over a shoulder must not use it again. */
export function createUsedCodes(clock: Clock) {
	const used = new Map<string, number>();
	const lifetime = 120_000;
	return {
		has: (memberId: string, code: string) => used.has(`${memberId} ${code}`),
		add(memberId: string, code: string) {
			const now = clock.now().getTime();
			for (const [key, at] of used) if (now - at > lifetime) used.delete(key);
			used.set(`${memberId} ${code}`, now);
		},
	};
}
