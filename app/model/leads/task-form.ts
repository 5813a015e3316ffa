import { addDays, isDay, isTimeOfDay } from "#app/time/days.ts";
import { dayInMontreal, momentInMontreal, timeInMontreal } from "#app/time/montreal.ts";
import type { NamedMember } from "../members/member.ts";
import { plainLine } from "../text/plain-line.ts";
import type { TaskContent } from "./task.ts";

export const taskLimits = { text: 200, daysAhead: 2 * 366 };

/** The value of `when` that stands for the fields `day` and `time`. */
export const otherTime = "other";

export const taskFields = ["text", "when", "day", "time", "assignee"] as const;

/** The form as typed. `when` is a suggested time, such as `2026-11-17T17:00`, or `otherTime`. */
export type TypedTask = Readonly<Record<(typeof taskFields)[number], string>>;

export interface TaskFaults {
	text?: "missing" | "long";
	when?: "missing" | "wrong" | "past" | "far";
	assignee?: "unknown";
}

export type TaskReading = { ok: true; content: TaskContent } | { ok: false; faults: TaskFaults };

interface ReadingParts {
	now: Date;
	/** The members who may have tasks. */
	handlers: readonly NamedMember[];
	/**
	 * The stored task: what the member leaves alone stays, although its time has passed, its text is longer than one may be, or
	 * its member may have no more tasks.
	 */
	current?: TaskContent;
}

export function readTask(typed: TypedTask, { now, handlers, current }: ReadingParts): TaskReading {
	const typedText = plainLine(typed.text);
	const isSameText = current !== undefined && plainLine(current.text) === typedText;
	const text = isSameText ? current.text : typedText;
	const due = readDue(typed, now, current?.dueAt);
	const known = current && current.assignee.id === typed.assignee ? current.assignee : undefined;
	const assignee = handlers.find(({ id }) => id === typed.assignee) ?? known;
	const textFault = text === "" ? "missing" : !isSameText && text.length > taskLimits.text ? "long" : null;
	if (!textFault && due instanceof Date && assignee)
		return { ok: true, content: { text, dueAt: due.toISOString(), assignee } };
	return {
		ok: false,
		faults: {
			...(textFault && { text: textFault }),
			...(!(due instanceof Date) && { when: due }),
			...(!assignee && { assignee: "unknown" }),
		},
	};
}

function readDue(
	{ when, day: typedDay, time: typedTime }: TypedTask,
	now: Date,
	current: string | undefined,
): Date | NonNullable<TaskFaults["when"]> {
	const [day = "", time = ""] = when === otherTime ? [typedDay, typedTime] : when.split("T");
	if (day === "" || time === "") return "missing";
	if (!isDay(day) || !isTimeOfDay(time)) return "wrong";
	// The fields show minutes, and the site's own tasks are due at a second.
	const stored = current === undefined ? null : new Date(current);
	if (stored && dayInMontreal(stored) === day && timeInMontreal(stored) === time) return stored;
	if (day > addDays(dayInMontreal(now), taskLimits.daysAhead)) return "far";
	const due = momentInMontreal(day, time);
	return due <= now ? "past" : due;
}
