import type { DocumentStore } from "#app/model/ports.ts";

/** Reads an uploaded picture before any conversion. */
export async function readMaster(store: DocumentStore, id: string): Promise<Uint8Array | null> {
	const data = (await store.get("pictures", id))?.data;
	return data && "master" in data ? data.master : null;
}
