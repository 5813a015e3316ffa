import { median } from "../median.ts";

const rounds = 9;
/** Rounds that are not counted: they compile the code and fill the caches. */
const warming = 2;
/** In milliseconds: some kernels count CPU time in steps of 4 ms. */
const shortestTurn = 60;

/** Milliseconds of CPU time of this thread, which also runs SQLite: other processes have little effect on it. */
function cpuTime(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1000;
}

/** The median CPU times of a question to each of these, in milliseconds. */
export async function timesOf<Asked>(
	asked: readonly Asked[],
	question: (asked: Asked) => unknown | Promise<unknown>,
): Promise<number[]> {
	const turns = asked.map(() => ({ repeated: 1, times: [] as number[] }));
	for (let round = 0; round < rounds + warming; round++) {
		// In turn, so that other work on the machine slows all of them.
		for (const [index, turn] of turns.entries()) {
			const started = cpuTime();
			for (let count = 0; count < turn.repeated; count++) await question(asked[index] as Asked);
			const took = cpuTime() - started;
			if (round >= warming) turn.times.push(took / turn.repeated);
			else turn.repeated = Math.max(1, Math.ceil((turn.repeated * shortestTurn) / Math.max(took, 0.01)));
		}
	}
	return turns.map(({ times }) => median(times));
}
