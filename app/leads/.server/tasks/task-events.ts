import type { Locale } from "#app/locale/locales.ts";
import type { DocumentStore } from "#app/model/ports.ts";
import { tasksOn } from "./list-tasks.ts";
import { taskWordsIn } from "./task-words.ts";

/** What the team did with the tasks of a lead, for its conversation. A reopened task was not done. */
export async function taskEvents(leadId: string, store: DocumentStore, locale: Locale) {
	const { timeline } = taskWordsIn(locale);
	return (await tasksOn(store, leadId)).flatMap(({ id, data: { text, createdAt, createdBy, doneAt, doneBy } }) => [
		{ key: `${id}-added`, at: createdAt, who: createdBy.name, what: timeline.added(text) },
		...(doneAt && doneBy ? [{ key: `${id}-done`, at: doneAt, who: doneBy.name, what: timeline.done(text) }] : []),
	]);
}
