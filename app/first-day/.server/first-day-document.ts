import { retries } from "#app/.server/store/retries.ts";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import { type FirstDay, firstDayId, untouchedFirstDay } from "#app/model/first-day/first-day.ts";
import type { DocumentStore } from "#app/model/ports.ts";

export async function readFirstDay(store: DocumentStore): Promise<FirstDay> {
	return (await store.get("firstDay", firstDayId))?.data ?? untouchedFirstDay;
}

/**
 * Changes the document with compare-and-set: `change` runs again when another member was faster. Returns the new
 * document, or null when `change` refuses.
 */
export async function changeFirstDay(
	store: DocumentStore,
	change: (before: FirstDay) => FirstDay | null,
): Promise<FirstDay | null> {
	for (const retry = retries(); ; retry()) {
		const stored = await store.get("firstDay", firstDayId);
		const data = change(stored?.data ?? untouchedFirstDay);
		if (!data) return null;
		if ((await store.commit([upsertWrite("firstDay", firstDayId, stored, data)])).ok) return data;
	}
}
