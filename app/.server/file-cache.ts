import { hash } from "node:crypto";

/** A file in memory, ready to send. */
export interface CachedFile {
	body: Uint8Array;
	etag: string;
}

/**
 * LRU cache of files, up to `most` bytes. Concurrent requests for a file share one call of `make`. Nothing is cached when
 * it fails, or returns null because there is no such file: the next request tries again.
 */
export function createFileCache(most: number) {
	const cached = new Map<string, CachedFile>();
	const pending = new Map<string, Promise<CachedFile | null>>();
	let bytes = 0;

	async function add(key: string, make: () => Promise<Uint8Array | null>): Promise<CachedFile | null> {
		const body = await make();
		if (!body) return null;
		const file = { body, etag: `"${hash("sha256", body, "base64url").slice(0, 22)}"` };
		cached.set(key, file);
		bytes += body.length;
		for (const [oldest, { body }] of cached) {
			if (bytes <= most) break;
			cached.delete(oldest);
			bytes -= body.length;
		}
		return file;
	}

	return function get(key: string, make: () => Promise<Uint8Array | null>): Promise<CachedFile | null> {
		const known = cached.get(key);
		if (known) {
			cached.delete(key);
			cached.set(key, known);
			return Promise.resolve(known);
		}
		const file = pending.get(key) ?? add(key, make).finally(() => pending.delete(key));
		pending.set(key, file);
		return file;
	};
}
