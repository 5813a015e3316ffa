import { type Collection, collections } from "#app/model/documents.ts";
import { type Archive, type Fingerprint, fingerprintOf, pagesOf } from "./archive.ts";

/** Progress of a migration: the last copied id of each collection, saved after each page. */
export interface MigrationRecord {
	copied: Partial<Record<Collection, string>>;
}

interface MigrationParts {
	from: Archive;
	to: Archive;
	record: MigrationRecord;
	keep(record: MigrationRecord): Promise<void>;
	/** Called while copying and while checking, which reads both sides again. */
	onProgress(step: "copy" | "check", collection: Collection, done: number): void;
}

export interface MigratedCollection {
	collection: Collection;
	from: Fingerprint;
	to: Fingerprint;
	same: boolean;
}

/** Copies the remaining documents in the source's order, so that an interrupted migration resumes where it stopped. */
export async function migrate({ from, to, record, keep, onProgress }: MigrationParts): Promise<MigratedCollection[]> {
	for (const collection of collections) {
		for await (const page of pagesOf(from, collection, record.copied[collection] ?? null)) {
			await to.write(collection, page);
			const last = page.at(-1);
			if (last) record.copied[collection] = last.id;
			await keep(record);
			onProgress("copy", collection, page.length);
		}
	}
	const results: MigratedCollection[] = [];
	for (const collection of collections) {
		const report = (done: number) => onProgress("check", collection, done);
		const [source, target] = [await fingerprintOf(from, collection, report), await fingerprintOf(to, collection)];
		const same = source.count === target.count && source.digest === target.digest;
		results.push({ collection, from: source, to: target, same });
	}
	return results;
}

export async function countAll(archive: Archive): Promise<number> {
	const counts = await Promise.all(collections.map((collection) => archive.count(collection)));
	return counts.reduce((sum, count) => sum + count, 0);
}
