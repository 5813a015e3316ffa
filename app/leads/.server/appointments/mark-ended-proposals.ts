import type { Lead } from "#app/model/leads/lead.ts";
import type { DocumentStore, StoredDocument } from "#app/model/ports.ts";

/** The ids of what was proposed for a lead and never booked. Earlier builds stored them as cancelled appointments. */
export function neverBookedIn({ desk: { history } }: Pick<Lead, "desk">): string[] {
	const steps = history.flatMap(({ undone, appointment }) => (appointment && !undone ? appointment : []));
	const booked = new Set(steps.flatMap(({ id, after }) => (after.status === "booked" ? id : [])));
	const proposed = new Set(steps.flatMap(({ id, step }) => (step === "proposed" ? id : [])));
	return [...proposed].filter((id) => !booked.has(id));
}

/** Marks the proposals that earlier builds ended. Returns whether there were any. */
export async function markEndedProposals(
	{ data }: Pick<StoredDocument<Lead>, "data">,
	store: DocumentStore,
): Promise<boolean> {
	let isMarked = false;
	for (const id of neverBookedIn(data)) {
		for (;;) {
			const found = await store.get("appointments", id);
			if (found?.data.status !== "cancelled" || found.data.neverBooked) break;
			const marked = { ...found, data: { ...found.data, neverBooked: true as const } };
			const { ok } = await store.commit([{ kind: "replace", collection: "appointments", ...marked }]);
			if (!ok) continue;
			isMarked = true;
			break;
		}
	}
	return isMarked;
}
