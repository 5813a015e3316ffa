import { retries } from "#app/.server/store/retries.ts";
import { type FirstDay, firstDayId, untouchedFirstDay } from "#app/model/first-day/first-day.ts";
import type { DocumentStore, Write } from "#app/model/ports.ts";

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
		const at = { collection: "firstDay", id: firstDayId, data } as const;
		const write: Write = stored ? { kind: "replace", version: stored.version, ...at } : { kind: "create", ...at };
		if ((await store.commit([write])).ok) return data;
	}
}
