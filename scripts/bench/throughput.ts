import { type Load, measureLoad } from "./load.ts";
import { median } from "./median.ts";
import type { Running } from "./process.ts";

interface Contest {
	/** Requests per second, the median of the rounds. */
	perSecond: number;
	p50: number;
	p99: number;
	errors: number;
	/** CPU time per request, in microseconds: the figure that other load on the machine affects least. */
	work: number;
	/** Ratio to the first server, the median of the rounds: each round is compared with the same round. */
	ratio: number;
}

/** Alternates the servers round by round, so that other load on the machine affects all of them alike. */
export async function compete<Name extends string>(
	servers: Readonly<Record<Name, Running>>,
	path: string,
	{ rounds, seconds, wrk }: { rounds: number; seconds: number; wrk: boolean },
): Promise<Record<Name, Contest>> {
	const names = Object.keys(servers) as Name[];
	const loads = new Map<Name, (Load & { work: number })[]>(names.map((name) => [name, []]));
	// Warm-up: the first seconds include compilation.
	for (const name of names) await measureLoad(servers[name].origin + path, 4, wrk);
	for (let round = 0; round < rounds; round++) {
		for (const name of names) {
			const before = servers[name].work();
			const load = await measureLoad(servers[name].origin + path, seconds, wrk);
			const work = ((servers[name].work() - before) * 1000) / (load.perSecond * seconds);
			loads.get(name)?.push({ ...load, work });
		}
	}
	const [first] = names;
	const base = (first && loads.get(first)) ?? [];
	const contest = (own: readonly (Load & { work: number })[]): Contest => ({
		perSecond: median(own.map(({ perSecond }) => perSecond)),
		p50: median(own.map(({ p50 }) => p50)),
		p99: median(own.map(({ p99 }) => p99)),
		work: median(own.map(({ work }) => work)),
		errors: own.reduce((sum, { errors }) => sum + errors, 0),
		ratio: median(own.map(({ perSecond }, round) => perSecond / (base[round]?.perSecond ?? Number.NaN))),
	});
	return Object.fromEntries(names.map((name) => [name, contest(loads.get(name) ?? [])])) as Record<Name, Contest>;
}
