import { randomBytes } from "node:crypto";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";
import { DayTally, type TrafficEvent } from "#app/model/traffic/day-counts.ts";
import { dayInMontreal, endOfDay, startOfDay } from "#app/time/montreal.ts";
import type { Log } from "../log.ts";

/** A killed server loses at most what it counted in this time. */
export const flushEvery = 5_000;

/** In one turn of the event loop. More than that are thousands of pages a second, where a slow page is worse than a lost count. */
export const mostInTurn = 4;

interface OpenDay {
	day: string;
	/** Milliseconds. The day itself is worked out only when an event is outside of them: that takes longer than to count. */
	from: number;
	until: number;
	id: string;
	tally: DayTally;
	/** Of the document; 0 before it exists. */
	version: number;
	isChanged: boolean;
}

/**
 * Counts in memory, in one document for each server and day, which only this server writes: no response waits for the
 * store, and servers never meet. A count that cannot be written stays in memory until the next attempt.
 */
export function createTrafficCounter({ store, log, clock }: { store: DocumentStore; log: Log; clock: Clock }) {
	let open: OpenDay | null = null;
	/** Days that ended before they could be written. */
	let past: OpenDay[] = [];
	let waiting: TrafficEvent[] = [];
	let writing: Promise<void> = Promise.resolve();
	const timer = setInterval(() => void flush(), flushEvery).unref();

	function openDay(now: Date): OpenDay {
		if (open && now.getTime() >= open.from && now.getTime() < open.until) return open;
		if (open) past.push(open);
		const day = dayInMontreal(now);
		const [from, until] = [startOfDay(day).getTime(), endOfDay(day).getTime()];
		// The id is new each time: a clock that is set back must not replace a document that was written before.
		const id = `${day}_${randomBytes(6).toString("hex")}`;
		open = { day, from, until, id, tally: new DayTally(), version: 0, isChanged: false };
		return open;
	}

	function addUp(): void {
		const events = waiting;
		if (events.length === 0) return;
		waiting = [];
		const day = openDay(clock.now());
		day.isChanged = true;
		for (const event of events) {
			try {
				day.tally.add(event);
			} catch (error) {
				log.error("event not counted", error, { kind: event.kind });
			}
		}
	}

	function flush(): Promise<void> {
		addUp();
		writing = writing.then(async () => {
			for (const day of past) await save(day);
			past = past.filter((day) => day.isChanged);
			if (open) await save(open);
		});
		return writing;
	}

	async function save(day: OpenDay): Promise<void> {
		if (!day.isChanged) return;
		day.isChanged = false;
		try {
			await write(day);
		} catch (error) {
			day.isChanged = true;
			log.error("traffic not saved", error);
		}
	}

	async function write(day: OpenDay): Promise<void> {
		const { id, version } = day;
		const data = day.tally.toDay(day.day, retention.traffic(startOfDay(day.day)));
		const result = await store.commit([
			version === 0
				? { kind: "create", collection: "traffic", id, data }
				: { kind: "replace", collection: "traffic", id, version, data },
		]);
		if (result.ok) {
			day.version++;
			return;
		}
		// A restored or emptied store does not have the document as we left it; this server's counts are written anew.
		const found = await store.get("traffic", id);
		day.version = found?.version ?? 0;
		day.isChanged = true;
	}

	return {
		/** Never throws: a form or a page must not fail because it is counted. */
		count(event: TrafficEvent): void {
			// Events of one turn are added up together, after the responses: the clock alone costs more than an event.
			if (waiting.push(event) === 1) setImmediate(addUp);
		},
		/** Whether pages that are sent now should not be counted. */
		isBusy: () => waiting.length >= mostInTurn,
		flush,
		async stop(): Promise<void> {
			clearInterval(timer);
			await flush();
		},
	};
}

export type TrafficCounter = ReturnType<typeof createTrafficCounter>;
