import { originalEntries } from "#app/.server/content/overlay.ts";
import { upsertWrite } from "#app/.server/store/upsert-write.ts";
import type { EntryId } from "#app/model/editing/content-entry.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import type { Clock, DocumentStore } from "#app/model/ports.ts";
import { slugOf } from "#app/model/text/slug.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { readEntryState, untouched } from "./entry-state.ts";

/** Creates an unpublished article with only a French title. Its name stays the same when the title changes. */
export async function startArticle(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	title: string,
	author: NamedMember | null,
): Promise<EntryId> {
	const slug = slugOf(title) || "article";
	for (let count = 1; ; count++) {
		const id = `article:${slug}${count > 1 ? `-${count}` : ""}` as const;
		if (originalEntries().includes(id) || (await readEntryState(store, id))) continue;
		const now = clock.now();
		const matter = { slug: id.slice("article:".length), title, description: "", lead: "", date: dayInMontreal(now) };
		const own = { topic: "home", cover: "duct_network", alt: "", services: [] };
		const draft = { fr: { matter: { ...matter, ...own }, body: "" } };
		const entry = { ...untouched(id), draft, updatedAt: now.toISOString(), updatedBy: author };
		if ((await store.commit([upsertWrite("content", id, null, entry)])).ok) return id;
	}
}
