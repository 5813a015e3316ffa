import type { Locale } from "#app/locale/locales.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { tasksOn } from "./list-tasks.ts";
import { taskWordsIn } from "./task-words.ts";

/** What the team did with the tasks of a lead, for its timeline. A reopened task was not done. */
export async function taskEntries(
	leadId: string,
	store: DocumentStore,
	locale: Locale,
	moment: (at: string) => string,
) {
	const { timeline } = taskWordsIn(locale);
	const entry = (key: string, at: string, who: string, what: string) => {
		return { key, at, icon: "check" as const, who, what, when: moment(at), text: "" };
	};
	return (await tasksOn(store, leadId)).flatMap(({ id, data: { text, createdAt, createdBy, doneAt, doneBy } }) => [
		entry(`${id}-added`, createdAt, createdBy.name, timeline.added(text)),
		...(doneAt && doneBy ? [entry(`${id}-done`, doneAt, doneBy.name, timeline.done(text))] : []),
	]);
}
