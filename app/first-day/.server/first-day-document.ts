import { putDocument } from "#app/.server/store/put-document.ts";
import { type FirstDay, firstDayId, untouchedFirstDay } from "#app/model/first-day/first-day.ts";
import type { DocumentStore } from "#app/model/ports.ts";

export async function readFirstDay(store: DocumentStore): Promise<FirstDay> {
	return (await store.get("firstDay", firstDayId))?.data ?? untouchedFirstDay;
}

/** `change` runs again when another member was faster. Returns the new document, or null when `change` refuses. */
export function changeFirstDay(
	store: DocumentStore,
	change: (before: FirstDay) => FirstDay | null,
): Promise<FirstDay | null> {
	return putDocument(store, "firstDay", firstDayId, (before) => change(before ?? untouchedFirstDay));
}
