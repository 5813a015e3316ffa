import { randomUUID } from "node:crypto";
import type { EncodedCover } from "../.server/photos/encode-cover.ts";
import { type Locale, locales } from "../locale/locales.ts";
import type { Article } from "../model/article.ts";
import type { Author, EntryId } from "../model/content-entry.ts";
import type { Clock, DocumentStore, Write } from "../model/ports.ts";
import type { CoverFile, UploadedPicture } from "../model/uploaded-picture.ts";
import { readEntryState, untouched } from "./entry-state.ts";
import { entryWrite } from "./write-entry.ts";

interface StoredPicture {
	[field: string]: unknown;
	createdAt: string;
	by: Author | null;
	master: Uint8Array;
}

/** The field of the store's document that holds a file. */
const fieldOf = (file: CoverFile) => file.replace(".", "_");

/**
 * Keeps a picture and makes it the cover of an article's draft, in every language that is written, with what it shows in
 * words. Null when the article changed or went meanwhile.
 */
export async function saveCover(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	id: EntryId,
	cover: EncodedCover,
	alt: Readonly<Record<Locale, string>>,
	author: Author | null,
): Promise<UploadedPicture | null> {
	const state = await readEntryState(store, id);
	if (!state) return null;
	const picture = randomUUID();
	const name: UploadedPicture = `upload:${picture}`;
	const now = clock.now().toISOString();
	const draft = { ...state.draft };
	for (const locale of locales) {
		const article = draft[locale] as Pick<Article, "matter" | "body"> | undefined;
		if (article) draft[locale] = { ...article, matter: { ...article.matter, cover: name, alt: alt[locale] } };
	}
	const entry = { ...(state.stored?.data ?? untouched(id)), draft, updatedAt: now, updatedBy: author };
	const writes = [pictureWrite(picture, cover, now, author), entryWrite(id, state.stored, entry)];
	return (await store.commit(writes)).ok ? name : null;
}

export function pictureWrite(id: string, { master, files }: EncodedCover, now: string, author: Author | null): Write {
	const fields = Object.entries(files).map(([file, bytes]) => [fieldOf(file as CoverFile), bytes]);
	const data: StoredPicture = { createdAt: now, by: author, master, ...Object.fromEntries(fields) };
	return { kind: "create", collection: "pictures", id, data };
}

/** One of the files of a picture. */
export async function readCoverFile(store: DocumentStore, id: string, file: CoverFile): Promise<Uint8Array | null> {
	const picture = await store.get<StoredPicture>("pictures", id);
	return (picture?.data[fieldOf(file)] as Uint8Array | undefined) ?? null;
}

export async function readMaster(store: DocumentStore, id: string): Promise<Uint8Array | null> {
	return (await store.get<StoredPicture>("pictures", id))?.data.master ?? null;
}
