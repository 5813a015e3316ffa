import { isUnseen } from "#app/model/leads/lead-listing.ts";
import type { Change, DocumentStore } from "#app/model/ports.ts";
import type { LeadNews } from "../../office/lead-news.ts";

/** What the open pages of the office learn of these changes. */
export async function newsOf(changes: readonly Change[], store: DocumentStore): Promise<LeadNews[]> {
	const news: LeadNews[] = [];
	for (const { collection, id, kind } of changes) {
		if (collection !== "leads" || kind === "delete") continue;
		const found = await store.get("leads", id);
		// Lines of an imported file are of the past, thousands at once.
		if (!found || (kind === "create" && found.data.channel === "import")) continue;
		const { desk } = found.data;
		const { revision, history } = desk;
		const last = history.toSorted((one, other) => one.revision - other.revision).at(-1);
		news.push({
			lead: id,
			isNew: kind === "create" && found.data.spam.length === 0,
			revision,
			isWaiting: desk.waitingSince !== null && isUnseen(found.data),
			additions: found.data.messageCount,
			last: last ? { by: last.by, kind: last.kind, undone: last.undone, quote: last.quote?.step ?? null } : null,
		});
	}
	return news;
}
