import { createHash } from "node:crypto";
import { type Collection, collections } from "#app/model/documents.ts";
import type { RawDocument } from "./raw-store.ts";
import { splitBytes } from "./split-bytes.ts";

/** Raw access to a store for backups and migrations: documents as stored, with their versions and bytes. */
export interface Archive {
	/** Returns documents ordered by id, starting after the id `after`. */
	read(collection: Collection, after: string | null, limit: number): Promise<RawDocument[]>;
	/** Overwrites documents that have the same id. */
	write(collection: Collection, documents: readonly RawDocument[]): Promise<void>;
	clear(collection: Collection): Promise<void>;
	count(collection: Collection): Promise<number>;
}

/** A page of photos takes about 14 MB at most. */
const pageSize = 20;

export async function* pagesOf(
	archive: Archive,
	collection: Collection,
	from: string | null = null,
): AsyncGenerator<readonly RawDocument[]> {
	let after = from;
	for (;;) {
		const page = await archive.read(collection, after, pageSize);
		if (page.length > 0) yield page;
		if (page.length < pageSize) return;
		after = page.at(-1)?.id ?? null;
	}
}

export async function copyAll(from: Archive, to: Archive): Promise<number> {
	let copied = 0;
	for (const collection of collections) {
		for await (const page of pagesOf(from, collection)) {
			await to.write(collection, page);
			copied += page.length;
		}
	}
	return copied;
}

export interface Fingerprint {
	count: number;
	/** Independent of the order in which documents are read. */
	digest: string;
}

export async function fingerprintOf(
	archive: Archive,
	collection: Collection,
	onPage: (count: number) => void = () => {},
): Promise<Fingerprint> {
	let count = 0;
	const sum = Buffer.alloc(32);
	for await (const page of pagesOf(archive, collection)) {
		for (const document of page) {
			const own = hashOf(document);
			for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) ^ (own[at] ?? 0);
		}
		count += page.length;
		onPage(page.length);
	}
	return { count, digest: sum.toString("hex") };
}

function hashOf({ id, version, data }: RawDocument): Buffer {
	const { json, bytes } = splitBytes(data);
	const hash = createHash("sha256").update(JSON.stringify([id, version, json]));
	const sorted = bytes.toSorted(([one], [other]) => (one < other ? -1 : 1));
	for (const [field, value] of sorted) hash.update(JSON.stringify([field, value.length])).update(value);
	return hash.digest();
}
