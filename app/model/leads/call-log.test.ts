import { expect, it } from "vitest";
import { attemptNumbers, attemptsOf } from "./call-log.ts";
import type { CallOutcome } from "./call-outcomes.ts";
import { type HistoryEntry, stateOf, untouchedLeadWork } from "./lead-history.ts";

const state = stateOf({ status: "new", spam: [], desk: untouchedLeadWork });
const entry = (at: string, contactBefore: string, call?: CallOutcome, undone = false): HistoryEntry => ({
	id: at,
	at,
	by: { id: "m1", name: "Ariane" },
	kind: "call",
	revision: 1,
	before: state,
	after: state,
	contactBefore,
	mails: [],
	undone,
	...(call && { call }),
});
const lead = (lastContactAt: string, ...history: HistoryEntry[]) => ({
	lastContactAt,
	desk: { ...untouchedLeadWork, history },
});

it("counts the attempts of each series from one, without undone calls", () => {
	const history = [
		entry("10:00", "09:00", "no-answer"),
		entry("11:00", "09:00", "message-left"),
		entry("11:30", "11:00", "no-answer", true),
		entry("12:00", "11:00", "no-answer"),
		// The customer wrote at 13:00.
		entry("14:00", "13:00", "no-answer"),
		entry("15:00", "13:00", "reached"),
	];
	expect([...attemptNumbers(history)]).toEqual([
		["10:00", 1],
		["11:00", 2],
		["12:00", 3],
		["14:00", 1],
	]);
	expect(attemptsOf(lead("11:00", ...history.slice(0, 4)))).toEqual({ count: 3, last: "12:00" });
	expect(attemptsOf(lead("13:00", ...history.slice(0, 4)))).toBeNull();
	expect(attemptsOf(lead("15:00", ...history))).toBeNull();
});

it("reads a call of an earlier build, which has no outcome, as one that reached the customer", () => {
	expect(attemptsOf(lead("10:00", entry("10:00", "09:00")))).toBeNull();
});
