import { type Locale, locales } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { type EntryId, type EntryValue, kindOf, nameOf } from "#app/model/editing/content-entry.ts";
import type { LegacyRedirect } from "#app/model/editing/legacy-redirect.ts";
import { mostRedirects } from "#app/model/editing/most-redirects.ts";
import type { DocumentStore, Write } from "#app/model/ports.ts";
import type { Article } from "#app/model/site/article.ts";
import { readEntryState, untouched } from "./entry-state.ts";
import { entryWrite } from "./write-entry.ts";

/** In JSON: Firestore takes 1 MiB in a document. */
const mostBytes = 900_000;

/**
 * The redirect changes of a publication: an old path redirects to the article by its name, so that later changes never
 * form a chain, or to the list after a withdrawal. A path that is used again loses its redirect. The oldest redirects are
 * dropped when there is no room: visitors would lose all of them with a list that is not valid.
 */
export async function movedAddresses(
	store: DocumentStore,
	id: EntryId,
	before: EntryValue,
	after: EntryValue,
	now: string,
): Promise<Write[]> {
	if (kindOf(id) !== "article") return [];
	const moves = locales.flatMap((locale) => {
		const [old, taken] = [addressIn(before, locale), addressIn(after, locale)];
		return old === taken ? [] : [{ locale, old, taken }];
	});
	if (moves.length === 0) return [];
	const state = await readEntryState(store, "redirects");
	const current = (state?.draft.all ?? []) as readonly LegacyRedirect[];
	const concerned = new Set(moves.flatMap(({ old, taken }) => [old, taken]));
	const added = moves.flatMap(({ locale, old, taken }): LegacyRedirect[] =>
		old === undefined ? [] : [{ from: old, to: taken === undefined ? "blog" : `article:${nameOf(id)}`, locale }],
	);
	const redirects = newest([...current.filter(({ from }) => !concerned.has(from)), ...added]);
	if (added.length === 0 && redirects.length === current.length) return [];
	const entry = { ...(state?.stored?.data ?? untouched("redirects")), published: { all: redirects }, updatedAt: now };
	return [entryWrite("redirects", state?.stored ?? null, { ...entry, draft: null })];
}

function newest(redirects: readonly LegacyRedirect[]): readonly LegacyRedirect[] {
	let bytes = 0;
	const full = redirects.findLastIndex((redirect) => {
		bytes += Buffer.byteLength(JSON.stringify(redirect)) + 1;
		return bytes > mostBytes;
	});
	return redirects.slice(full + 1).slice(-mostRedirects);
}

function addressIn(value: EntryValue, locale: Locale): string | undefined {
	const article = value[locale] as Article | undefined;
	return article && pathTo("slug", locale, { slug: article.matter.slug });
}
