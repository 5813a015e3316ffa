import { isSeriesOn } from "#app/.server/mailings/is-series-on.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import type { Role } from "#app/model/members/member.ts";
import type { DocumentStore } from "#app/model/ports.ts";

/**
 * Somebody on the waiting list was promised a mail, and the series that sends it is off. The link leads to where it is
 * turned on; null for members who may not. Null when nothing has to be said.
 */
export async function waitingNote(
	{ kind, spam }: Pick<Lead, "kind" | "spam">,
	store: DocumentStore,
	role: Role,
): Promise<{ link: string | null } | null> {
	if (kind !== "waiting-list" || spam.length > 0 || (await isSeriesOn(store, "area-open"))) return null;
	return { link: role === "administrator" ? "/admin/envois#area-open" : null };
}
