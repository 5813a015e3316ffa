import { randomUUID } from "node:crypto";
import type { OutboxEntry } from "../model/lead.ts";
import type { Clock, Write } from "../model/ports.ts";
import { retention } from "../model/retention.ts";

/** Puts a mail into the outbox, in the transaction of what it tells about. */
export function mailWrite(
	id: string,
	template: OutboxEntry["template"],
	leadId: string,
	{ clock, mailDomain }: { clock: Clock; mailDomain: string },
): Write {
	const now = clock.now();
	const entry: OutboxEntry = {
		template,
		leadId,
		messageId: `<${randomUUID()}@${mailDomain}>`,
		status: "pending",
		attempts: 0,
		nextAttemptAt: now.toISOString(),
		createdAt: now.toISOString(),
		lastError: null,
		purgeAfter: retention.mails(now),
	};
	return { kind: "create", collection: "outbox", id, data: entry };
}
