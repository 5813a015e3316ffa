import { freeBytes } from "../site-status.ts";

/** Bytes. Hundreds of thousands of messages fit into them. */
const leastFree = 500_000_000;

/**
 * Whether the disk has space for photos of visitors and crews. The last of it is for text: whoever fills the disk with photos
 * must not keep others from sending a message. `directory`: the data folder; null for a hosted store.
 */
export function createDiskSpaceCheck(directory: string | null, measure = freeBytes): () => Promise<boolean> {
	return async () => {
		const free = directory === null ? null : await measure(directory);
		return free === null || free >= leastFree;
	};
}
