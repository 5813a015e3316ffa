import { randomUUID } from "node:crypto";
import type { OutboxEntry } from "#app/model/leads/lead.ts";
import type { Clock, Creation } from "#app/model/ports.ts";
import { retention } from "#app/model/privacy/retention.ts";

/** Creates an outbox entry, for the same transaction as the change it reports. With a delay it can still be undone. */
export function mailWrite(
	id: string,
	template: OutboxEntry["template"],
	leadId: string,
	{ clock, mailDomain }: { clock: Clock; mailDomain: string },
	{
		delay = 0,
		...more
	}: { delay?: number } & Pick<
		OutboxEntry,
		"entryId" | "staff" | "due" | "address" | "appointment" | "quote" | "job"
	> = {},
): Creation<"outbox"> {
	const now = clock.now();
	const entry: OutboxEntry = {
		template,
		leadId,
		...more,
		messageId: `<${randomUUID()}@${mailDomain}>`,
		status: "pending",
		attempts: 0,
		nextAttemptAt: new Date(now.getTime() + delay).toISOString(),
		createdAt: now.toISOString(),
		lastError: null,
		purgeAfter: retention.mails(now),
	};
	return { kind: "create", collection: "outbox", id, data: entry };
}
