import { type Load, measureLoad } from "./load.ts";
import { median } from "./median.ts";
import type { Running } from "./process.ts";

export interface Contest {
	/** Requests a second, the median of the rounds. */
	perSecond: number;
	p50: number;
	p99: number;
	errors: number;
	/** Processor time for one request, in microseconds: the figure that a busy machine spoils least. */
	work: number;
	/** Beside the first server, the median of the rounds: each round is compared with itself. */
	ratio: number;
}

/** The servers in turn, round after round: what else the machine does then weighs on all of them alike. */
export async function compete<Name extends string>(
	servers: Readonly<Record<Name, Running>>,
	path: string,
	{ rounds, seconds, wrk }: { rounds: number; seconds: number; wrk: boolean },
): Promise<Record<Name, Contest>> {
	const names = Object.keys(servers) as Name[];
	const loads = new Map<Name, (Load & { work: number })[]>(names.map((name) => [name, []]));
	// The first seconds pay for code being compiled.
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
