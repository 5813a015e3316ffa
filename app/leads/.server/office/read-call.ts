import type { Locale } from "#app/locale/locales.ts";
import { callAgainTime } from "#app/model/leads/call-again.ts";
import { isCallOutcome } from "#app/model/leads/call-outcomes.ts";
import { withLineFeeds } from "#app/model/leads/contact-fields.ts";
import { isOpenStatus } from "#app/model/leads/lead-status.ts";
import { readTask, type TaskFaults } from "#app/model/leads/task-form.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { OpenDays } from "#app/model/site/opening-state.ts";
import type { CallChange } from "../inbox/lead-change.ts";
import { leadWordsIn } from "./staff-words.ts";

export type CallFault = "call-missing" | `again-${NonNullable<TaskFaults["when"]>}`;

interface ReadingParts {
	by: NamedMember & { locale: Locale };
	now: Date;
	company: OpenDays;
}

const longest = 2000;

/** The form of the call log. A form of an earlier build has no outcome: the customer was reached. */
export function readCall(form: FormData, parts: ReadingParts): CallChange | CallFault {
	const text = withLineFeeds(String(form.get("call") ?? ""))
		.trim()
		.slice(0, longest);
	const sent = form.get("outcome");
	const outcome = isCallOutcome(sent) ? sent : "reached";
	const status = form.get("status");
	const rest = { kind: "call", outcome, text, status: isOpenStatus(status) ? status : null } as const;
	if (outcome === "reached") return text === "" ? "call-missing" : { ...rest, again: null };
	const again = readAgain(form, outcome, parts);
	return typeof again === "string" ? again : { ...rest, again };
}

function readAgain(
	form: FormData,
	outcome: CallChange["outcome"],
	{ by, now, company }: ReadingParts,
): CallChange["again"] | CallFault {
	const choice = form.get("again");
	if (choice !== "two-hours" && choice !== "morning" && choice !== "other") return null;
	const chosen = { day: String(form.get("againDay") ?? ""), time: "09:00" };
	const { day, time } = choice === "other" ? chosen : callAgainTime(choice, now, company);
	const words = leadWordsIn(by.locale).callLog;
	const text = words.again.task(words.outcomes[outcome].toLocaleLowerCase());
	const when = day && `${day}T${time}`;
	const task = readTask({ text, when, day, time, assignee: by.id }, { now, handlers: [by] });
	return task.ok ? { text, dueAt: task.content.dueAt } : `again-${task.faults.when ?? "wrong"}`;
}
