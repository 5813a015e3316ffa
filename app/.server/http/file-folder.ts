import { readdir } from "node:fs/promises";
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
