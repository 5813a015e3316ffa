import type { OutboxEntry } from "#app/model/leads/lead.ts";
import type { DocumentStore } from "#app/model/ports.ts";

export function withStatus(value: OutboxEntry["status"]) {
	return [{ field: "status", is: "=", value } as const];
}

interface OutboxState {
	/** How many mails were refused for good, or tried too often. */
	dead: number;
	/** For how many milliseconds the oldest waiting mail waits; 0 when none does. */
	oldest: number;
}

export async function outboxState(store: DocumentStore, now: Date): Promise<OutboxState> {
	const [dead, { documents }] = await Promise.all([
		store.count("outbox", withStatus("dead")),
		store.query("outbox", {
			where: withStatus("pending"),
			orderBy: { field: "createdAt", direction: "ascending" },
			limit: 1,
		}),
	]);
	const since = documents[0]?.data.createdAt;
	return { dead, oldest: since === undefined ? 0 : Math.max(0, now.getTime() - Date.parse(since)) };
}
