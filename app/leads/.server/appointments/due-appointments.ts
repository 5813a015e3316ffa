import type { Appointment } from "#app/model/appointments/appointment.ts";
import { type Clock, type DocumentStore, type StoredDocument, StoreUnavailableError } from "#app/model/ports.ts";

/** Jobs run every minute: what does not fit into one run is done in the next. */
const mostAtOnce = 200;

/** Reports an appointment that failed. The next run tries again. */
export type OnFailure = (error: unknown, appointment: string) => void;

/**
 * Handles the appointments of which a time is over, the earliest first. Those without that time (null) are in no query. One
 * that fails does not stop those after it. Returns how many `handle` returned true for.
 */
export async function handleDue(
	{ store, clock }: { store: DocumentStore; clock: Clock },
	field: "remindAt" | "noteUntil" | "proposalUntil",
	handle: (due: StoredDocument<Appointment>) => Promise<boolean>,
	onFailure: OnFailure,
): Promise<number> {
	const { documents } = await store.query("appointments", {
		where: [
			{ field, is: ">", value: "" },
			{ field, is: "<=", value: clock.now().toISOString() },
		],
		orderBy: { field, direction: "ascending" },
		limit: mostAtOnce,
	});
	let handled = 0;
	for (const due of documents) {
		try {
			if (await handle(due)) handled++;
		} catch (error) {
			if (error instanceof StoreUnavailableError) throw error;
			onFailure(error, due.id);
		}
	}
	return handled;
}
