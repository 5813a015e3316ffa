import type { DocumentStore } from "#app/model/ports.ts";

/** Whether the store can write and read back now. Never rejects. */
export async function canWrite(store: Pick<DocumentStore, "probe">): Promise<boolean> {
	return store.probe().then(
		() => true,
		() => false,
	);
}
