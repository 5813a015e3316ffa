import { randomUUID } from "node:crypto";
import type { EncodedCover } from "#app/.server/photos/encode-cover.ts";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import { type Localized, locales } from "#app/locale/locales.ts";
import type { EntryId } from "#app/model/editing/content-entry.ts";
import type {
	CoverFile,
	StoredPicture,
	StoredPictureFile,
	UploadedPicture,
} from "#app/model/editing/uploaded-picture.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { Clock, Creation, DocumentStore } from "#app/model/ports.ts";
import type { Article } from "#app/model/site/article.ts";
import { readEntryState, untouched } from "./entry-state.ts";

const idOf = (picture: string, file: CoverFile) => `${picture}/${file}`;

/** Sets the cover of the draft in every language it has. Null when the article was changed or removed meanwhile. */
export async function saveCover(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	id: EntryId,
	cover: EncodedCover,
	alt: Partial<Localized<string>>,
	author: NamedMember | null,
): Promise<UploadedPicture | null> {
	const state = await readEntryState(store, id);
	if (!state) return null;
	const picture = randomUUID();
	const name: UploadedPicture = `upload:${picture}`;
	const now = clock.now().toISOString();
	const draft = { ...state.draft };
	for (const locale of locales) {
		const article = draft[locale] as Pick<Article, "matter" | "body"> | undefined;
		if (article) draft[locale] = { ...article, matter: { ...article.matter, cover: name, alt: alt[locale] ?? "" } };
	}
	const entry = { ...(state.stored?.data ?? untouched(id)), draft, updatedAt: now, updatedBy: author };
	const writes = [...pictureWrites(picture, cover, now, author), upsertWrite("content", id, state.stored, entry)];
	return (await store.commit(writes)).ok ? name : null;
}

export function pictureWrites(
	id: string,
	{ master, files }: EncodedCover,
	now: string,
	author: NamedMember | null,
): Creation<"pictures">[] {
	const create = (name: string, data: StoredPicture | StoredPictureFile): Creation<"pictures"> => ({
		kind: "create",
		collection: "pictures",
		id: name,
		data,
	});
	const made = Object.entries(files).map(([file, bytes]) => create(idOf(id, file as CoverFile), { bytes }));
	return [create(id, { createdAt: now, by: author, master }), ...made];
}

export async function readCoverFile(store: DocumentStore, id: string, file: CoverFile): Promise<Uint8Array | null> {
	const data = (await store.get("pictures", idOf(id, file)))?.data;
	return data && "bytes" in data ? data.bytes : null;
}
