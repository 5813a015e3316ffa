import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";

/** What the page of a form showed of a lead. */
export interface SeenLead {
	revision: number;
	/** As in `heardAt`; null when the form does not say. */
	heardAt: string | null;
}

/** Reads the fields of `FormBasics`. */
export function readSeen(form: FormData): SeenLead {
	return seenOf(String(form.get("seen") ?? ""), String(form.get("heard") ?? ""));
}

export function seenOf(seen: string, heard: string): SeenLead {
	const revision = Number.parseInt(seen, 10);
	return { revision: Number.isInteger(revision) ? revision : 0, heardAt: heard || null };
}

/** The time of the last message, or of the customer's act that waits for an answer. A message changes no revision. */
export function heardAt({ lastMessageAt, desk: { waitingSince } }: Pick<Lead, "lastMessageAt" | "desk">): string {
	return waitingSince !== null && waitingSince > lastMessageAt ? waitingSince : lastMessageAt;
}

/** Since when a customer waits who wrote after the member's page was rendered; null when they did not. */
export async function waitsUnseen(
	store: DocumentStore,
	id: string,
	lead: Lead,
	seen: string | null,
): Promise<string | null> {
	const { waitingSince } = lead.desk;
	if (seen === null || waitingSince === null || heardAt(lead) <= seen) return null;
	if (waitingSince > seen) return waitingSince;
	const { documents } = await store.query("messages", {
		where: [{ field: "lead", is: "=", value: id }],
		orderBy: { field: "at", direction: "descending" },
		limit: 50,
	});
	return documents.findLast(({ data }) => data.direction === "in" && data.at > seen)?.data.at ?? null;
}
