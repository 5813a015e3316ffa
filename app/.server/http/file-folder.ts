import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Encoding } from "./encodings.ts";

/** The paths of a file's variants by encoding. `identity` is always set. */
export type Variants = Partial<Record<Encoding, string>>;

const endings: Partial<Record<string, Encoding>> = { ".br": "br", ".gz": "gzip" };

/** Every file below a folder, by URL path. Paths that are not in this list never reach the file system. */
export async function listFolder(folder: string): Promise<ReadonlyMap<string, Variants>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const listed = new Map<string, Variants>();
	for (const entry of entries) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const encoding = endings[extname(path)];
		const plain = encoding ? path.slice(0, -extname(path).length) : path;
		const url = `/${relative(folder, plain).split(sep).join("/")}`;
		const variants = listed.get(url) ?? {};
		variants[encoding ?? "identity"] = path;
		listed.set(url, variants);
	}
	// A compressed file without its original cannot be served to clients that accept no compression.
	for (const [url, { identity }] of listed) if (!identity) listed.delete(url);
	return listed;
}

export interface LoadedFile {
	body: Buffer;
	etag: string;
}

/**
 * LRU cache of file contents, up to `most` bytes. Concurrent requests for a file share one read. Files are read whole
 * and closed at once, so a client that disconnects or reads slowly holds no file descriptor.
 */
export function createFileCache(most: number) {
	const loaded = new Map<string, LoadedFile>();
	const reading = new Map<string, Promise<LoadedFile>>();
	let bytes = 0;

	async function load(path: string): Promise<LoadedFile> {
		const body = await readFile(path);
		const digest = createHash("sha256").update(body).digest("base64url");
		const file = { body, etag: `"${digest.slice(0, 22)}"` };
		loaded.set(path, file);
		bytes += body.length;
		for (const [oldest, { body }] of loaded) {
			if (bytes <= most) break;
			loaded.delete(oldest);
			bytes -= body.length;
		}
		return file;
	}

	return {
		get bytes() {
			return bytes;
		},

		get(path: string): LoadedFile | Promise<LoadedFile> {
			const known = loaded.get(path);
			if (known) {
				loaded.delete(path);
				loaded.set(path, known);
				return known;
			}
			const pending = reading.get(path) ?? load(path).finally(() => reading.delete(path));
			reading.set(path, pending);
			return pending;
		},
	};
}
