import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import { type Locale, locales } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { type EntryId, type EntryValue, kindOf } from "#app/model/editing/content-entry.ts";
import type { LegacyRedirect } from "#app/model/editing/legacy-redirect.ts";
import { mostRedirects } from "#app/model/editing/most-redirects.ts";
import type { DocumentStore, Write } from "#app/model/ports.ts";
import type { Article } from "#app/model/site/article.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import { topics } from "#app/model/site/topics.ts";
import { readEntryState, untouched } from "./entry-state.ts";

/** In JSON: Firestore takes 1 MiB in a document. */
const mostBytes = 900_000;

/**
 * The redirect changes of a publication: an old path redirects to the article or topic by its name, so that later changes
 * never form a chain, or to the list after a withdrawal. A path that is used again loses its redirect. The oldest redirects
 * are dropped when there is no room: visitors would lose all of them with a list that is not valid.
 */
export async function movedAddresses(
	store: DocumentStore,
	id: EntryId,
	before: EntryValue,
	after: EntryValue,
	now: string,
): Promise<Write[]> {
	const moves = locales.flatMap((locale) => {
		const [old, taken] = [addressesIn(id, before, locale), addressesIn(id, after, locale)];
		return Object.keys({ ...old, ...taken })
			.map((target) => ({ target, locale, old: old[target], taken: taken[target] }))
			.filter((move) => move.old !== move.taken);
	});
	if (moves.length === 0) return [];
	const state = await readEntryState(store, "redirects");
	const current = (state?.draft.all ?? []) as readonly LegacyRedirect[];
	const concerned = new Set(moves.flatMap(({ old, taken }) => [old, taken]));
	// Two topics may swap their addresses in one publication.
	const used = new Set(moves.map(({ taken }) => taken));
	const added = moves.flatMap(({ target, locale, old, taken }): LegacyRedirect[] =>
		old === undefined || used.has(old) ? [] : [{ from: old, to: taken === undefined ? "blog" : target, locale }],
	);
	const redirects = newest([...current.filter(({ from }) => !concerned.has(from)), ...added]);
	if (added.length === 0 && redirects.length === current.length) return [];
	const entry = { ...(state?.stored?.data ?? untouched("redirects")), published: { all: redirects }, updatedAt: now };
	return [upsertWrite("content", "redirects", state?.stored ?? null, { ...entry, draft: null })];
}

function newest(redirects: readonly LegacyRedirect[]): readonly LegacyRedirect[] {
	let bytes = 0;
	const full = redirects.findLastIndex((redirect) => {
		bytes += Buffer.byteLength(JSON.stringify(redirect)) + 1;
		return bytes > mostBytes;
	});
	return redirects.slice(full + 1).slice(-mostRedirects);
}

/** The addresses that members choose in an entry, by the target of their redirects. */
function addressesIn(id: EntryId, value: EntryValue, locale: Locale): Readonly<Record<string, string>> {
	const words = value[locale];
	if (words === undefined) return {};
	if (kindOf(id) === "article") return { [id]: pathTo("slug", locale, { slug: (words as Article).matter.slug }) };
	if (id !== "page:blog") return {};
	const blog = words as PageWords["blog"];
	return Object.fromEntries(
		topics.map((topic) => [`topic:${topic}`, pathTo("blog-topic", locale, { topic: blog.topics[topic].slug })]),
	);
}
