import type { QueuedItem } from "./queue-item.ts";

/** What waits on this device, for one member. */
export interface QueueStore {
	list(): Promise<QueuedItem[]>;
	file(key: string): Promise<Blob | null>;
	/** Without a file, the stored one stays. */
	put(item: QueuedItem, file?: Blob): Promise<void>;
	remove(key: string): Promise<void>;
	/** False once something is in memory only: a blocked or full storage. */
	readonly isKept: boolean;
}

export function createMemoryStore(isKept = false): QueueStore {
	const items = new Map<string, QueuedItem>();
	const files = new Map<string, Blob>();
	return {
		isKept,
		list: async () => [...items.values()],
		file: async (key) => files.get(key) ?? null,
		async put(item, file) {
			items.set(item.key, item);
			if (file) files.set(item.key, file);
		},
		async remove(key) {
			items.delete(key);
			files.delete(key);
		},
	};
}

/** Uses `disk` until it refuses to store something, which is kept in memory then. */
export function createFallbackStore(disk: QueueStore): QueueStore {
	const memory = createMemoryStore();
	let isKept = true;
	return {
		get isKept() {
			return isKept;
		},
		async list() {
			const [kept, others] = await Promise.all([disk.list().catch(() => []), memory.list()]);
			return [...kept.filter(({ key }) => !others.some((other) => other.key === key)), ...others];
		},
		file: async (key) => (await memory.file(key)) ?? disk.file(key).catch(() => null),
		async put(item, file) {
			try {
				// A file that is in memory only goes along: it is dropped there afterwards.
				await disk.put(item, file ?? (await memory.file(item.key)) ?? undefined);
				await memory.remove(item.key);
			} catch {
				isKept = false;
				await memory.put(item, file ?? (await disk.file(item.key).catch(() => null)) ?? undefined);
			}
		},
		async remove(key) {
			await memory.remove(key);
			await disk.remove(key).catch(() => {});
		},
	};
}
