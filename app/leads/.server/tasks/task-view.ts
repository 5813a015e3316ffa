import { randomUUID } from "node:crypto";
import type { Services } from "#app/.server/services.ts";
import { capitalized } from "#app/locale/first-letter.ts";
import type { Locale } from "#app/locale/locales.ts";
import { inOrder, type Task } from "#app/model/leads/task.ts";
import { groupOf, suggestedTimes, type TaskGroup } from "#app/model/leads/task-times.ts";
import type { Member } from "#app/model/members/member.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";
import { addDays, weekdayOf } from "#app/time/days.ts";
import { formatHour } from "#app/time/format.ts";
import { weekdayName } from "#app/time/format-day.ts";
import { dayInMontreal, endOfDay } from "#app/time/montreal.ts";
import { isAssignable, mayHandle } from "../office/handlers.ts";
import { leadWordsIn } from "../office/staff-words.ts";
import { justDone, openTasks, tasksOn } from "./list-tasks.ts";
import { sayDue, sayDueShort } from "./say-due.ts";
import { taskWordsIn } from "./task-words.ts";

type StoredTask = StoredDocument<Task>;
type ViewParts = Pick<Services, "store" | "clock" | "identity" | "content">;
type Viewer = Pick<Member, "id" | "locale" | "role">;

/** A task in a list. */
export interface TaskItem {
	id: string;
	leadId: string;
	text: string;
	/** The customer's name. */
	about: string;
	when: string;
	/** For a narrow column. */
	short: string;
	group: TaskGroup;
	assignee: string;
	isDone: boolean;
	/** Who did it and when; empty while it is open. */
	doneText: string;
	addedText: string;
}

/** The tasks of a lead and the form that adds one. */
export async function tasksOfLead(parts: ViewParts, member: Viewer, leadId: string) {
	const now = parts.clock.now();
	const items = itemsOf(inOrder(await tasksOn(parts.store, leadId), now), new Map(), member, now);
	return { leadId, mayAct: mayHandle(member.role), items, form: await taskForm(parts, member) };
}

export type LeadTasks = Awaited<ReturnType<typeof tasksOfLead>>;

/** What the form for a task offers. The key makes sure that a form sent twice adds one task. */
export async function taskForm({ clock, identity, content }: Omit<ViewParts, "store">, { id, locale }: Viewer) {
	const words = taskWordsIn(locale);
	const now = clock.now();
	return {
		key: randomUUID() as string,
		me: id,
		/** Proposed in the fields for another time. */
		day: addDays(dayInMontreal(now), 1),
		suggested: suggestedTimes(now, content.reader().read("company")).map(({ name, day, time }) => ({
			value: `${day}T${time}`,
			label: words.suggested[name](formatHour(time, locale), capitalized(weekdayName(weekdayOf(day), locale))),
		})),
		handlers: await taskHandlers(identity),
	};
}

export type TaskFormData = Awaited<ReturnType<typeof taskForm>>;

/** The members who may have tasks. */
export async function taskHandlers(identity: ViewParts["identity"]) {
	const members = await identity.members();
	return members.filter(isAssignable).map(({ id, name }) => ({ id, name }));
}

const mostDue = 5;

/** For the top of the inbox: the member's tasks until the end of the day, and how many others there are. */
export async function dueToday({ store, clock }: Pick<ViewParts, "store" | "clock">, member: Viewer) {
	const now = clock.now();
	const before = endOfDay(dayInMontreal(now));
	const until = { field: "openDueAt", is: "<", value: before.toISOString() } as const;
	const own = { assignee: member.id, before };
	const [page, done, mine, all] = await Promise.all([
		openTasks(store, { ...own, limit: mostDue }),
		justDone(store, now, own),
		store.count("tasks", [{ field: "assignee.id", is: "=", value: member.id }, until]),
		store.count("tasks", [until]),
	]);
	const shown = inOrder([...page.documents, ...done], now);
	return {
		mayAct: mayHandle(member.role),
		items: itemsOf(shown, await namesOf(shown, store, member.locale), member, now),
		more: mine - page.documents.length,
		others: all - mine,
	};
}

export type DueToday = Awaited<ReturnType<typeof dueToday>>;

const pageSize = 100;

/** For the page of tasks: those of the member, or of the whole team. */
export async function allTasks(
	{ store, clock }: Pick<ViewParts, "store" | "clock">,
	member: Viewer,
	{ isMine, cursor }: { isMine: boolean; cursor: string | undefined },
) {
	const now = clock.now();
	const assignee = isMine ? member.id : undefined;
	const page = await openTasks(store, { assignee, limit: pageSize, cursor });
	const shown = inOrder([...page.documents, ...(cursor ? [] : await justDone(store, now, { assignee }))], now);
	return {
		mayAct: mayHandle(member.role),
		isMine,
		isFirstPage: cursor === undefined,
		cursor: page.cursor,
		items: itemsOf(shown, await namesOf(shown, store, member.locale), member, now),
	};
}

export function itemsOf(
	tasks: readonly StoredTask[],
	names: ReadonlyMap<string, string>,
	{ id: me, locale }: Pick<Viewer, "id" | "locale">,
	now: Date,
): TaskItem[] {
	const words = taskWordsIn(locale);
	const moment = (at: string) => sayDue(at, now, words, locale);
	return tasks.map(({ id, data: task }) => ({
		id,
		leadId: task.leadId,
		text: task.text,
		about: names.get(task.leadId) ?? "",
		when: moment(task.dueAt),
		short: sayDueShort(task.dueAt, now, locale),
		group: groupOf(task.dueAt, now),
		assignee: task.assignee.id === me ? words.toMe : words.to(task.assignee.name),
		isDone: task.doneAt !== null,
		doneText: task.doneAt ? words.doneBy(task.doneBy?.name ?? "", moment(task.doneAt)) : "",
		addedText: words.addedBy(task.createdBy.name, moment(task.createdAt)),
	}));
}

async function namesOf(tasks: readonly StoredTask[], store: DocumentStore, locale: Locale) {
	const ids = [...new Set(tasks.map(({ data }) => data.leadId))];
	const leads = await Promise.all(ids.map((id) => store.get("leads", id)));
	const { nameless } = leadWordsIn(locale).list;
	return new Map(leads.flatMap((lead) => (lead ? [[lead.id, lead.data.name || lead.data.email || nameless]] : [])));
}
