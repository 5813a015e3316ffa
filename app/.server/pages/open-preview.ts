import { previewParameter, readPreviewKey } from "#app/.server/content/preview-key.ts";
import type { ContentReader } from "#app/.server/content/reader.ts";
import type { EntryId, EntryValue } from "#app/model/editing/content-entry.ts";
import { isDay } from "#app/time/days.ts";
import { momentInMontreal } from "#app/time/montreal.ts";
import type { PageRequest } from "./loaded-page.ts";

/** The URL parameter of the day to render the preview for, to show content that starts later. */
const dayParameter = "jour";

export interface Preview {
	reader: ContentReader;
	now: Date;
}

/** Returns the content with the draft that the preview key in the URL names; undefined without a valid key. */
export async function openPreview({ visitor, services, now }: PageRequest): Promise<Preview | undefined> {
	const key = visitor.query.get(previewParameter);
	const id = key ? readPreviewKey(key, services.secret, now) : null;
	if (id === null) return undefined;
	const drafts = new Map<EntryId, EntryValue>();
	for (const each of shownTogether(id)) {
		const draft = (await services.store.get("content", each))?.data.draft;
		if (draft) drafts.set(each, draft);
	}
	if (drafts.size === 0) return undefined;
	return { reader: services.content.readerWith(drafts), now: dayAsked(visitor.query.get(dayParameter)) ?? now };
}

/** The company's areas and their postal codes are published together, so the preview shows both drafts. */
function shownTogether(id: EntryId): EntryId[] {
	return id === "company" || id === "service-area" ? ["company", "service-area"] : [id];
}

function dayAsked(day: string | null): Date | undefined {
	return day !== null && isDay(day) ? momentInMontreal(day, "12:00") : undefined;
}
