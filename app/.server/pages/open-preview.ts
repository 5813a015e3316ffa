import type { EntryId, EntryValue } from "#app/model/editing/content-entry.ts";
import { longestMarkdown } from "#app/model/editing/markdown-depth.ts";
import { isDay } from "#app/time/days.ts";
import { momentInMontreal } from "#app/time/montreal.ts";
import { previewParameter, readPreviewKey } from "../content/preview-key.ts";
import type { ContentReader } from "../content/reader.ts";
import type { PageRequest } from "./loaded-page.ts";

/** The URL parameter of the day to render the preview for, to show content that starts later. */
const dayParameter = "jour";

/** Far more than any text has, except articles and legal texts. */
const longestText = 10_000;

interface Preview {
	reader: ContentReader;
	now: Date;
}

/** Returns the content with the draft that the preview key in the URL names; undefined without a valid key. */
export async function openPreview({ visitor, services, now }: PageRequest): Promise<Preview | undefined> {
	const key = visitor.query.get(previewParameter);
	const id = key ? readPreviewKey(key, services.secret, now) : null;
	if (id === null) return undefined;
	const drafts = await draftsWith(id, services.store);
	if (drafts.size === 0) return undefined;
	return { reader: services.content.readerWith(drafts), now: dayAsked(visitor.query.get(dayParameter)) ?? now };
}

/** The published content, with the drafts of an entry and of those that are shown together with it. */
export async function draftReader(
	id: EntryId,
	{ store, content }: Pick<PageRequest["services"], "store" | "content">,
): Promise<ContentReader> {
	return content.readerWith(await draftsWith(id, store));
}

async function draftsWith(
	id: EntryId,
	store: PageRequest["services"]["store"],
): Promise<ReadonlyMap<EntryId, EntryValue>> {
	const drafts = new Map<EntryId, EntryValue>();
	for (const each of shownTogether(id)) {
		const draft = (await store.get("content", each))?.data.draft;
		if (draft) drafts.set(each, cutToPublish(draft) as EntryValue);
	}
	return drafts;
}

/**
 * A draft may be longer than what can be published. Its preview ends there: the time to render some texts grows with the
 * square of their length.
 */
function cutToPublish(value: unknown, name = ""): unknown {
	if (typeof value === "string") return value.slice(0, name === "body" ? longestMarkdown : longestText);
	if (Array.isArray(value)) return value.map((item) => cutToPublish(item));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, cutToPublish(below, key)]));
}

/**
 * The company's areas and their postal codes are published together, and so are its name and its look. An entry has one
 * draft, so a preview of one of the three shows all of them.
 */
const withCompany: readonly EntryId[] = ["company", "service-area", "brand"];

function shownTogether(id: EntryId): readonly EntryId[] {
	return withCompany.includes(id) ? withCompany : [id];
}

function dayAsked(day: string | null): Date | undefined {
	return day !== null && isDay(day) ? momentInMontreal(day, "12:00") : undefined;
}
