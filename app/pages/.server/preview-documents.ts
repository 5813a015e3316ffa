import { previewParameter, readPreviewKey } from "#app/.server/content/preview-key.ts";
import type { Documents } from "#app/.server/content/reader.ts";
import type { ContentEntry } from "#app/model/content-entry.ts";
import type { PageVisit } from "./load-page.ts";

/** The site with the draft that the visitor's address names; undefined for everybody else, who read what is published. */
export async function previewDocuments({ visitor, services, now }: PageVisit): Promise<Documents | undefined> {
	const key = visitor.query.get(previewParameter);
	const id = key ? readPreviewKey(key, services.secret, now) : null;
	if (id === null) return undefined;
	const draft = (await services.store.get<ContentEntry>("content", id))?.data.draft;
	return draft ? services.content.documentsWith(id, draft) : undefined;
}
