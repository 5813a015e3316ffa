import type { CallOutcome } from "./call-outcomes.ts";
import type { HistoryEntry, LeadWork } from "./lead-history.ts";

/** Calls of earlier builds have no outcome: members noted only what was said. */
export function outcomeOf({ call }: Pick<HistoryEntry, "call">): CallOutcome {
	return call ?? "reached";
}

/** Calls that did not reach the customer since the last exchange. */
export interface Attempts {
	count: number;
	/** ISO time. */
	last: string;
}

/**
 * The number of each attempt by the id of its entry, counted from the last exchange before it. A message left is a
 * contact, but no exchange: the attempts go on until the customer is reached or writes.
 */
export function attemptNumbers(history: readonly HistoryEntry[]): ReadonlyMap<string, number> {
	const numbers = new Map<string, number>();
	let previous: HistoryEntry | null = null;
	for (const entry of attemptsIn(history)) {
		const before: number =
			previous && isSameContact(previous, entry.contactBefore) ? (numbers.get(previous.id) ?? 0) : 0;
		numbers.set(entry.id, before + 1);
		previous = entry;
	}
	return numbers;
}

/** Null when the last exchange is later than every attempt. */
export function attemptsOf({ lastContactAt, desk }: { lastContactAt: string; desk: LeadWork }): Attempts | null {
	const last = attemptsIn(desk.history).at(-1);
	if (!last || !isSameContact(last, lastContactAt)) return null;
	return { count: attemptNumbers(desk.history).get(last.id) ?? 1, last: last.at };
}

function attemptsIn(history: readonly HistoryEntry[]): HistoryEntry[] {
	return history.filter((entry) => entry.kind === "call" && !entry.undone && outcomeOf(entry) !== "reached");
}

/** Nothing was exchanged between an attempt and the moment when `lastContact` was the last contact. */
function isSameContact({ at, contactBefore }: HistoryEntry, lastContact: string | undefined): boolean {
	return lastContact === contactBefore || lastContact === at;
}
